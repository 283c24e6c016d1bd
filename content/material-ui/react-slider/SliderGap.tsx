import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const shortest = 3;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export default function SliderGap() {
  const [hours, setHours] = React.useState([9, 14]);
  const [from = 0, to = 0] = hours;

  const handleChange = (_: Event, value: number[], thumb: number) => {
    const [start = 0, end = 0] = value;
    if (end - start >= shortest) {
      setHours(value);
    } else if (thumb === 0) {
      setHours([Math.min(start, to - shortest), to]);
    } else {
      setHours([from, Math.max(end, from + shortest)]);
    }
  };

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography gutterBottom>{`Shift from ${clock(from)} to ${clock(to)}`}</Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Start of the shift' : 'End of the shift')}
        getAriaValueText={clock}
        min={6}
        max={22}
        shiftStep={4}
        value={hours}
        onChange={handleChange}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A shift lasts at least three hours.
      </Typography>
    </Box>
  );
}
