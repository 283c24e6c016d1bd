import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicStack() {
  return (
    <Stack component="form" noValidate spacing={2} sx={{ width: 280 }}>
      <TextField label="Name of the boat" />
      <TextField label="Length in meters" type="number" />
      <Button variant="contained">Request a berth</Button>
    </Stack>
  );
}
