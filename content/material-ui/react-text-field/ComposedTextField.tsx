import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

const VOUCHER = 'SPRING10';

export default function ComposedTextField() {
  const id = React.useId();
  const [code, setCode] = React.useState('');
  const [tried, setTried] = React.useState('');
  const wrong = tried !== '' && tried !== VOUCHER;

  let message = `Try ${VOUCHER}.`;
  if (wrong) {
    message = `${tried} is not a voucher we know.`;
  } else if (tried === VOUCHER) {
    message = 'Voucher accepted: 10% off this order.';
  }

  return (
    <FormControl error={wrong} sx={{ width: '100%', maxWidth: 360 }}>
      <InputLabel htmlFor={id}>Voucher code</InputLabel>
      <OutlinedInput
        id={id}
        label="Voucher code"
        value={code}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
        endAdornment={
          <InputAdornment position="end">
            <Button size="small" onClick={() => setTried(code.trim())}>
              Apply
            </Button>
          </InputAdornment>
        }
      />
      <FormHelperText id={`${id}-hint`} role="status">
        {message}
      </FormHelperText>
    </FormControl>
  );
}
