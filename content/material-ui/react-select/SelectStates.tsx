import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  const [room, setRoom] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControl disabled>
        <InputLabel id="SelectStates-hotel-label">Hotel</InputLabel>
        <Select
          labelId="SelectStates-hotel-label"
          id="SelectStates-hotel"
          label="Hotel"
          value="quay"
        >
          <MenuItem value="quay">The Old Quay</MenuItem>
        </Select>
      </FormControl>
      <FormControl required error={room === ''}>
        <InputLabel id="SelectStates-room-label">Room type</InputLabel>
        <Select
          labelId="SelectStates-room-label"
          id="SelectStates-room"
          label="Room type"
          aria-describedby="SelectStates-room-help"
          value={room}
          onChange={(event) => setRoom(event.target.value)}
        >
          <MenuItem value="single">Single</MenuItem>
          <MenuItem value="double">Double</MenuItem>
          <MenuItem value="suite" disabled>
            Suite (sold out)
          </MenuItem>
        </Select>
        <FormHelperText id="SelectStates-room-help">
          {room ? 'Breakfast is included' : 'Choose a room to see the price'}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
