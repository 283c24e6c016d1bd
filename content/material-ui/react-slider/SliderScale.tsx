import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toIso = (stop: number) => 100 * 2 ** stop;

const marks = [0, 2, 4, 6].map((stop) => ({ value: stop, label: toIso(stop) }));

export default function SliderScale() {
  const [stop, setStop] = React.useState(2);

  return (
    <Box sx={{ width: 320, maxWidth: '100%', px: 2 }}>
      <Typography id="SliderScale-label">Film speed (ISO)</Typography>
      <Slider
        aria-labelledby="SliderScale-label"
        min={0}
        max={6}
        scale={toIso}
        marks={marks}
        value={stop}
        onChange={(_, value) => setStop(value)}
        valueLabelDisplay="auto"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Slider value ${stop}, shown and announced as ${toIso(stop)}`}
      </Typography>
    </Box>
  );
}
