import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  const [guest, setGuest] = React.useState('');
  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => setGuest(event.target.value);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <TextField label="Guest name" variant="outlined" value={guest} onChange={handleChange} />
      <TextField label="Name on the badge" variant="filled" value={guest} onChange={handleChange} />
      <TextField
        label="Name on the list"
        variant="standard"
        value={guest}
        onChange={handleChange}
      />
    </Stack>
  );
}
