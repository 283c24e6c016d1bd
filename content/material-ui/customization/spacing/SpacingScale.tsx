import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const STEPS = [0.5, 1, 2, 3, 4, 6];

export default function SpacingScale() {
  const [unit, setUnit] = React.useState(8);
  const { spacing } = createTheme({ spacing: unit });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420, color: 'text.primary' }}>
      <Typography id="spacing-unit" variant="body2">{`spacing: ${unit}`}</Typography>
      <Slider
        size="small"
        aria-labelledby="spacing-unit"
        min={4}
        max={12}
        value={unit}
        onChange={(_event, next) => setUnit(next)}
      />
      {STEPS.map((step) => (
        <Box key={step} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ width: 168, flexShrink: 0 }}>
            {`spacing(${step}) is ${spacing(step)}`}
          </Typography>
          <Box sx={{ height: 16, bgcolor: 'primary.main' }} style={{ width: spacing(step) }} />
        </Box>
      ))}
    </Stack>
  );
}
