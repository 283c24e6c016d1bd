import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = [
  { label: 'Distance', value: '18 km' },
  { label: 'Climb', value: '640 m' },
  { label: 'Time', value: '5 h' },
];

export default function DividerStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      divider={<Divider flexItem orientation="vertical" />}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography sx={{ fontWeight: 600 }}>{value}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
