import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const peaks = [
  { label: 'Galdhøpiggen', country: 'Norway' },
  { label: 'Glittertind', country: 'Norway' },
  { label: 'Kebnekaise', country: 'Sweden' },
  { label: 'Sarektjåkkå', country: 'Sweden' },
  { label: 'Halti', country: 'Finland' },
];

export default function JoyAutocompleteGroups() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Peak</FormLabel>
      <Autocomplete
        options={peaks}
        groupBy={({ country }) => country}
        isOptionEqualToValue={(option, value) => option.label === value.label}
      />
    </FormControl>
  );
}
