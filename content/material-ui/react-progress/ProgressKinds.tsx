import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressKinds() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <CircularProgress aria-labelledby="progress-kinds-route" />
        <Typography id="progress-kinds-route">Looking for a route</Typography>
      </Stack>
      <Stack spacing={1}>
        <Typography id="progress-kinds-map">Downloading the map, 64%</Typography>
        <LinearProgress variant="determinate" value={64} aria-labelledby="progress-kinds-map" />
      </Stack>
    </Stack>
  );
}
