import Box from '@mui/material/Box';

const steps = [0, 1, 2, 3, 4, 8, 16, 24];

export default function SystemShadowSteps() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, 96px)',
        justifyContent: 'center',
        gap: 4,
        width: 1,
        p: 2,
      }}
    >
      {steps.map((step) => (
        <Box
          key={step}
          sx={{
            display: 'grid',
            placeItems: 'center',
            height: 72,
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: step,
            fontFamily: 'monospace',
          }}
        >
          {step}
        </Box>
      ))}
    </Box>
  );
}
