import Box from '@mui/material/Box';
import Skeleton, { skeletonClasses } from '@mui/material/Skeleton';

export default function CustomizedSkeleton() {
  return (
    <Box
      role="img"
      aria-label="Placeholders on a dark surface"
      sx={{
        width: '100%',
        maxWidth: 320,
        p: 2,
        borderRadius: 2,
        bgcolor: 'grey.900',
        [`& .${skeletonClasses.root}`]: {
          bgcolor: 'grey.800',
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
      }}
    >
      <Skeleton variant="rounded" height={120} />
      <Skeleton sx={{ mt: 1, fontSize: '1.25rem' }} />
      <Skeleton width="60%" />
    </Box>
  );
}
