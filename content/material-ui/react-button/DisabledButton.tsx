import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const minimum = 8;

export default function DisabledButton() {
  const [code, setCode] = React.useState('');
  const missing = Math.max(0, minimum - code.length);

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setCode('');
      }}
      sx={{ width: 280 }}
    >
      <TextField
        id="DisabledButton-code"
        label="Gift card code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        helperText={
          missing > 0
            ? `Enter ${missing} more ${missing === 1 ? 'character' : 'characters'} to redeem`
            : 'Ready to redeem'
        }
      />
      <Button type="submit" variant="contained" disabled={missing > 0}>
        Redeem
      </Button>
    </Stack>
  );
}
