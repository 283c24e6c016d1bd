import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Mid', gain: -2 },
  { name: 'Treble', gain: 1 },
];

export default function VerticalSliders() {
  return (
    <Stack direction="row" spacing={4} role="group" aria-label="Equalizer">
      {bands.map(({ name, gain }) => (
        <Box
          key={name}
          sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}
        >
          <Box sx={{ height: 160 }}>
            <Slider
              orientation="vertical"
              aria-labelledby={`VerticalSliders-${name}`}
              min={-12}
              max={12}
              shiftStep={6}
              defaultValue={gain}
              getAriaValueText={(value) => `${value} decibels`}
              valueLabelDisplay="auto"
            />
          </Box>
          <Typography id={`VerticalSliders-${name}`} variant="body2">
            {name}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
