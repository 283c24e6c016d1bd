import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const roasts = ['Light', 'Medium', 'Medium dark', 'Dark'];
const grinds = ['Whole bean', 'Espresso', 'Filter', 'French press'];

export default function TextFieldSelect() {
  const [roast, setRoast] = React.useState('Medium');
  const [grind, setGrind] = React.useState('Filter');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <TextField
        select
        fullWidth
        label="Roast"
        value={roast}
        onChange={(event) => setRoast(event.target.value)}
      >
        {roasts.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label="Grind"
        value={grind}
        onChange={(event) => setGrind(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {grinds.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
