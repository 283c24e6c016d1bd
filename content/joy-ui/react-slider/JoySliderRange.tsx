import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const clock = (hour: number) => `${hour}:00`;
const marks = [6, 12, 18, 24].map((value) => ({ value, label: clock(value) }));

export default function JoySliderRange() {
  const [[from, to], setHours] = React.useState<[number, number]>([9, 17]);

  return (
    <Box sx={{ width: 300, px: 2 }}>
      <Typography level="title-sm">Opening hours</Typography>
      <Slider
        min={6}
        max={24}
        shiftStep={3}
        marks={marks}
        disableSwap
        value={[from, to]}
        onChange={(_event, value) => {
          const [start, end] = value as [number, number];
          if (end - start >= 2) setHours([start, end]);
        }}
        getAriaLabel={(index) => (index === 0 ? 'Opens at' : 'Closes at')}
        getAriaValueText={clock}
        sx={{ mb: 2 }}
      />
      <Typography level="body-sm">
        Open from {clock(from)} to {clock(to)}, for {to - from} hours
      </Typography>
    </Box>
  );
}
