import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputError() {
  const [code, setCode] = React.useState('12-4');
  const [left, setLeft] = React.useState(true);
  const error = left && !/^\d{2}-\d{3}$/.test(code);

  return (
    <FormControl error={error} required sx={{ width: 300 }}>
      <FormLabel>Locker code</FormLabel>
      <Input
        error={error}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <FormHelperText sx={error ? { color: 'danger.plainColor' } : undefined}>
        {error ? 'Write two digits, a hyphen and three digits.' : 'For example 12-345'}
      </FormHelperText>
    </FormControl>
  );
}
