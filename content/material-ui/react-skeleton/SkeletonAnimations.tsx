import Box from '@mui/material/Box';
import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const animations: { name: string; animation: SkeletonProps['animation'] }[] = [
  { name: 'pulse', animation: 'pulse' },
  { name: 'wave', animation: 'wave' },
  { name: 'false', animation: false },
];

export default function SkeletonAnimations() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'auto 1fr' }}>
      {animations.map(({ name, animation }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography variant="body2">{name}</Typography>
          <Skeleton animation={animation} variant="rounded" height={24} />
        </Box>
      ))}
    </Box>
  );
}
