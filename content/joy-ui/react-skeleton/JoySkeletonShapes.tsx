import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const widths = ['70%', '90%', '55%'];

export default function JoySkeletonShapes() {
  return (
    <Stack spacing={2} role="status" aria-label="Loading passengers" sx={{ width: 280 }}>
      {widths.map((width) => (
        <Stack key={width} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="text" level="title-sm" width="50%" />
            <Skeleton variant="text" level="body-xs" width={width} />
          </Box>
          <Skeleton variant="rectangular" width={48} height={24} />
        </Stack>
      ))}
    </Stack>
  );
}
