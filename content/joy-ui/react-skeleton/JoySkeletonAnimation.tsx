import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

const animations = ['pulse', 'wave', false] as const;

export default function JoySkeletonAnimation() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2, width: 300 }}>
      {animations.map((animation) => (
        <div key={String(animation)}>
          <AspectRatio ratio="1" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
            <Skeleton variant="rectangular" animation={animation} />
          </AspectRatio>
          <Typography level="body-sm" textColor="text.secondary" sx={{ mt: 1 }}>
            {String(animation)}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
