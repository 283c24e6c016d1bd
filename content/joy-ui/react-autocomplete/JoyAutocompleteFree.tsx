import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const common = ['Too expensive', 'Arrived late', 'Wrong color'];

export default function JoyAutocompleteFree() {
  const [reason, setReason] = React.useState('');

  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Why are you returning it?</FormLabel>
      <Autocomplete
        freeSolo
        options={common}
        inputValue={reason}
        onInputChange={(_event, value) => setReason(value)}
      />
      <FormHelperText>
        {common.includes(reason) || !reason ? 'Pick a reason or write your own.' : 'In your words.'}
      </FormHelperText>
    </FormControl>
  );
}
