import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const steps = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function JoyShadowSteps() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, p: 1 }}>
      {steps.map((step) => (
        <Sheet
          key={step}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 80,
            height: 80,
            borderRadius: 'md',
            bgcolor: 'background.level1',
            boxShadow: step,
          }}
        >
          {step}
        </Sheet>
      ))}
    </Box>
  );
}
