import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

function teaFor(degrees: number) {
  if (degrees < 75) return 'Gyokuro';
  if (degrees < 85) return 'Green tea';
  if (degrees < 95) return 'Oolong';
  return 'Black tea';
}

export default function JoySliderBasic() {
  const [degrees, setDegrees] = React.useState(80);

  return (
    <Box sx={{ width: 300 }}>
      <Typography id="JoySliderBasic-label" level="title-sm">
        Temperature of the water
      </Typography>
      <Slider
        aria-labelledby="JoySliderBasic-label"
        min={60}
        max={100}
        step={5}
        value={degrees}
        onChange={(_event, value) => setDegrees(value as number)}
        getAriaValueText={(value) => `${value} degrees, ${teaFor(value)}`}
      />
      <Typography level="body-sm">
        {degrees} °C: {teaFor(degrees)}
      </Typography>
    </Box>
  );
}
