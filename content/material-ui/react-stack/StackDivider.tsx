import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const totals = [
  { name: 'Distance', value: '42 km' },
  { name: 'Climb', value: '610 m' },
  { name: 'Time', value: '2:35 h' },
];

export default function StackDivider() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      {totals.map(({ name, value }) => (
        <div key={name}>
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography>{value}</Typography>
        </div>
      ))}
    </Stack>
  );
}
