import Box from '@mui/material/Box';

const steps = [0.5, 1, 1.5, 2, 3, 4, 6];

export default function SpacingSteps() {
  return (
    <Box sx={{ display: 'grid', gap: 1, color: 'text.primary', typography: 'body2' }}>
      {steps.map((step) => (
        <Box key={step} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ width: 56, fontFamily: 'monospace' }}>p: {step}</Box>
          <Box sx={{ p: step, bgcolor: 'primary.main', borderRadius: 0.5 }} />
          <span>{step * 8} pixels by default</span>
        </Box>
      ))}
    </Box>
  );
}
