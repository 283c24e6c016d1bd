import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const seats = ['Window', 'Aisle', 'Quiet car', 'Upper deck'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        size="small"
        options={seats}
        getOptionDisabled={(seat) => seat === 'Upper deck'}
        renderInput={(params) => <TextField {...params} label="Seat, upper deck sold out" />}
      />
      <Autocomplete
        size="small"
        readOnly
        options={seats}
        defaultValue="Aisle"
        renderInput={(params) => <TextField {...params} label="Booked seat, read-only" />}
      />
      <Autocomplete
        size="small"
        disabled
        options={seats}
        defaultValue="Window"
        renderInput={(params) => <TextField {...params} label="Return seat, not open yet" />}
      />
      <Autocomplete
        size="small"
        disableClearable
        openOnFocus
        options={seats}
        defaultValue="Quiet car"
        renderInput={(params) => <TextField {...params} label="Always one seat, opens on focus" />}
      />
    </Stack>
  );
}
