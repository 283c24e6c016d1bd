import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const slots = Array.from({ length: 24 }, (_, index) => {
  const hour = String(8 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

export default function SelectLongList() {
  const [time, setTime] = React.useState('12:30');

  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel id="SelectLongList-label">Arrival</InputLabel>
      <Select
        labelId="SelectLongList-label"
        id="SelectLongList"
        label="Arrival"
        value={time}
        onChange={(event) => setTime(event.target.value)}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        {slots.map((slot) => (
          <MenuItem key={slot} value={slot} dense>
            {slot}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
