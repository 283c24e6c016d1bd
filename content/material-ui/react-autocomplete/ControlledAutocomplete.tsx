import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { cities, type City } from './cities';

const lisbon = cities.find(({ label }) => label === 'Lisbon') ?? null;

export default function ControlledAutocomplete() {
  const [value, setValue] = React.useState<City | null>(lisbon);
  const [inputValue, setInputValue] = React.useState(lisbon?.label ?? '');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={cities}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={inputValue}
        onInputChange={(_event, next) => setInputValue(next)}
        renderInput={(params) => <TextField {...params} label="Home city" />}
      />
      <Typography variant="body2" color="text.secondary">
        {`value: ${value ? `${value.label}, ${value.country}` : 'null'}`}
        <br />
        {`inputValue: “${inputValue}”`}
      </Typography>
    </Stack>
  );
}
