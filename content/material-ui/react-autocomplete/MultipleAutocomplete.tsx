import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { cities } from './cities';

const trip = ['Vienna', 'Zagreb', 'Athens', 'Istanbul'];

export default function MultipleAutocomplete() {
  const [stops, setStops] = React.useState(cities.filter(({ label }) => trip.includes(label)));

  return (
    <Autocomplete
      multiple
      limitTags={2}
      disableCloseOnSelect
      filterSelectedOptions
      options={cities}
      value={stops}
      onChange={(_event, next) => setStops(next)}
      sx={{ width: '100%', maxWidth: 480 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Stops on the trip"
          helperText={`${stops.length} stops planned`}
        />
      )}
    />
  );
}
