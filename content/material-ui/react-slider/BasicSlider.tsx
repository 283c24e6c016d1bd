import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const maxDistance = 50;

export default function BasicSlider() {
  const [distance, setDistance] = React.useState(12);

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="BasicSlider-label">Distance from home</Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {distance === maxDistance ? 'Any' : `${distance} km`}
        </Typography>
      </Box>
      <Slider
        aria-labelledby="BasicSlider-label"
        min={1}
        max={maxDistance}
        value={distance}
        onChange={(_, value) => setDistance(value)}
        getAriaValueText={(value) =>
          value === maxDistance ? 'any distance' : `${value} kilometers`
        }
      />
    </Box>
  );
}
