import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { cities } from './cities';

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={cities}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Departure city" />}
    />
  );
}
