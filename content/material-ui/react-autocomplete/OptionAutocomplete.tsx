import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import PlaceIcon from '@mui/icons-material/Place';
import { cities, type City } from './cities';

const filterOptions = createFilterOptions<City>({
  stringify: ({ label, country }) => `${label} ${country}`,
  trim: true,
  limit: 20,
});

export default function OptionAutocomplete() {
  return (
    <Autocomplete
      autoHighlight
      options={cities}
      filterOptions={filterOptions}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField {...params} label="Destination" helperText="Search by city or country" />
      )}
      renderOption={({ key, ...optionProps }, { label, country }) => (
        <li key={key} {...optionProps}>
          <ListItemIcon>
            <PlaceIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={label} secondary={country} />
        </li>
      )}
    />
  );
}
