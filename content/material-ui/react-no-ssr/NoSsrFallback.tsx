import Chip from '@mui/material/Chip';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function DeviceChips() {
  const touch = navigator.maxTouchPoints > 0;
  return (
    <Stack direction="row" spacing={1}>
      <Chip label={touch ? 'Touch screen' : 'No touch screen'} />
      <Chip label={navigator.onLine ? 'Online' : 'Offline'} />
    </Stack>
  );
}

export default function NoSsrFallback() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="subtitle2" component="h3">
        This device
      </Typography>
      <NoSsr fallback={<Skeleton variant="rounded" width={210} height={32} />}>
        <DeviceChips />
      </NoSsr>
    </Stack>
  );
}
