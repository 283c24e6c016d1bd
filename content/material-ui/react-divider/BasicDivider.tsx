import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const items = [
  { name: 'Enamel mug, green', price: '€14.00' },
  { name: 'Filter papers, 100', price: '€4.50' },
];

function Line({ name, price }: { name: string; price: string }) {
  return (
    <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
      <span>{name}</span>
      <span>{price}</span>
    </Stack>
  );
}

export default function BasicDivider() {
  return (
    <Card variant="outlined" sx={{ p: 2, width: 300, maxWidth: '100%' }}>
      <Typography component="div">
        {items.map((item) => (
          <Line key={item.name} {...item} />
        ))}
      </Typography>
      <Divider sx={{ my: 1.5 }} />
      <Typography component="div" sx={{ fontWeight: 600 }}>
        <Line name="Total" price="€18.50" />
      </Typography>
    </Card>
  );
}
