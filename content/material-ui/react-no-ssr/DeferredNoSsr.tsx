import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const seats = Array.from({ length: 600 }, (_, index) => index);

function SeatingPlan() {
  return (
    <Box
      role="img"
      aria-label="Hall with 600 seats in 20 rows"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(30, 7px)', gap: '2px' }}
    >
      {seats.map((seat) => (
        <Box key={seat} sx={{ height: 7, borderRadius: '2px', bgcolor: 'primary.main' }} />
      ))}
    </Box>
  );
}

export default function DeferredNoSsr() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', minHeight: 220 }}>
      <Typography variant="subtitle2" component="h3">
        Concert hall, 600 seats
      </Typography>
      <NoSsr defer fallback={<Typography>The plan is being drawn…</Typography>}>
        <SeatingPlan />
      </NoSsr>
    </Stack>
  );
}
