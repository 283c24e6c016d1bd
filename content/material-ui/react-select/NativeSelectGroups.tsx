import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectGroups() {
  const [city, setCity] = React.useState('porto');

  return (
    <FormControl variant="standard" sx={{ width: 240 }}>
      <InputLabel htmlFor="NativeSelectGroups">Departure city</InputLabel>
      <NativeSelect
        value={city}
        onChange={(event) => setCity(event.target.value)}
        inputProps={{
          id: 'NativeSelectGroups',
          'aria-describedby': 'NativeSelectGroups-help',
        }}
      >
        <optgroup label="Portugal">
          <option value="lisbon">Lisbon</option>
          <option value="porto">Porto</option>
        </optgroup>
        <optgroup label="Spain">
          <option value="bilbao">Bilbao</option>
          <option value="seville">Seville</option>
        </optgroup>
      </NativeSelect>
      <FormHelperText id="NativeSelectGroups-help">Uses the picker of your device</FormHelperText>
    </FormControl>
  );
}
