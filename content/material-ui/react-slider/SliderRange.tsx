import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const rents = [480, 560, 640, 700, 720, 790, 850, 910, 980, 1150, 1400];

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function SliderRange() {
  const [rent, setRent] = React.useState([600, 1000]);
  const [lowest = 0, highest = 0] = rent;
  const matches = rents.filter((price) => price >= lowest && price <= highest).length;

  return (
    <Box sx={{ width: 360, maxWidth: '100%', px: 2 }}>
      <Typography id="SliderRange-label" sx={{ mb: 5 }}>
        Monthly rent
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest rent' : 'Highest rent')}
        getAriaValueText={(value) => money.format(value)}
        min={400}
        max={1500}
        step={50}
        value={rent}
        onChange={(_, value) => setRent(value)}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => money.format(value)}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {`${matches} of ${rents.length} apartments match`}
      </Typography>
    </Box>
  );
}
