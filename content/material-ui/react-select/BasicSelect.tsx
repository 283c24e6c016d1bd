import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const [speed, setSpeed] = React.useState('');

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="BasicSelect-label">Delivery speed</InputLabel>
      <Select
        labelId="BasicSelect-label"
        id="BasicSelect"
        label="Delivery speed"
        value={speed}
        onChange={(event) => setSpeed(event.target.value)}
      >
        <MenuItem value="standard">Standard, 3–5 days</MenuItem>
        <MenuItem value="express">Express, next day</MenuItem>
        <MenuItem value="pickup">Pick up in store</MenuItem>
      </Select>
    </FormControl>
  );
}
