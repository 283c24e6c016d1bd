import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const members = ['Ada Lind', 'Bruno Costa', 'Chen Wei', 'Dunja Horvat', 'Emil Berg'];

export default function AutocompleteInstead() {
  const [invited, setInvited] = React.useState(['Chen Wei']);

  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      id="AutocompleteInstead"
      options={members}
      value={invited}
      onChange={(_, value) => setInvited(value)}
      renderInput={(params) => <TextField {...params} label="Invited" />}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
