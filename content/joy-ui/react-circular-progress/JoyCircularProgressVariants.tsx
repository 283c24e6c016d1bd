import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function JoyCircularProgressVariants() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 3 }}>
      {variants.map((variant) => (
        <Box key={variant} sx={{ textAlign: 'center' }}>
          <CircularProgress
            determinate
            value={65}
            size="lg"
            variant={variant}
            color="success"
            aria-label={`Battery, ${variant}`}
          >
            65%
          </CircularProgress>
          <Box sx={{ mt: 1, fontSize: 'sm' }}>{variant}</Box>
        </Box>
      ))}
    </Box>
  );
}
