import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const batteries = [
  { name: 'Bike', charge: 90 },
  { name: 'Lamp', charge: 35 },
  { name: 'Drill', charge: 62 },
];

export default function CircularWithLabel() {
  return (
    <Stack direction="row" spacing={4}>
      {batteries.map(({ name, charge }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
            <CircularProgress
              variant="determinate"
              size={64}
              value={charge}
              aria-label={`Battery of the ${name.toLowerCase()}`}
            />
            <Typography variant="body2" aria-hidden="true">
              {`${charge}%`}
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
