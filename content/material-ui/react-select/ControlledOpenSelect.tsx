import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = React.useState(false);
  const [owner, setOwner] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <FormControl>
        <InputLabel id="ControlledOpenSelect-label">Reviewer</InputLabel>
        <Select
          labelId="ControlledOpenSelect-label"
          id="ControlledOpenSelect"
          label="Reviewer"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={owner}
          onChange={(event) => setOwner(event.target.value)}
        >
          <MenuItem value="ines">Inês Duarte</MenuItem>
          <MenuItem value="kofi">Kofi Mensah</MenuItem>
          <MenuItem value="yuki">Yuki Tanaka</MenuItem>
        </Select>
      </FormControl>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Assign a reviewer
      </Button>
    </Stack>
  );
}
