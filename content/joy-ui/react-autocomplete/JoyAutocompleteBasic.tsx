import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const cities = [
  'Bergen',
  'Bilbao',
  'Graz',
  'Lisbon',
  'Ljubljana',
  'Lund',
  'Porto',
  'Riga',
  'Turin',
];

export default function JoyAutocompleteBasic() {
  const [city, setCity] = React.useState<string | null>(null);

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Destination</FormLabel>
      <Autocomplete
        options={cities}
        value={city}
        onChange={(_event, value) => setCity(value)}
        placeholder="Type two letters"
      />
      <FormHelperText>{city ? `Next train to ${city}: 08:40` : 'Nine cities'}</FormHelperText>
    </FormControl>
  );
}
