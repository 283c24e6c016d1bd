import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function findProblem(email: string) {
  if (email.trim() === '') {
    return 'Enter the address we should write to.';
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? ''
    : 'This does not look complete. Try a form like ada@example.com.';
}

export default function TextFieldValidation() {
  const [email, setEmail] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const [sentTo, setSentTo] = React.useState('');
  const problem = checked ? findProblem(email) : '';

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    setSentTo(findProblem(email) ? '' : email.trim());
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <TextField
        label="Email for the receipt"
        type="email"
        autoComplete="email"
        value={email}
        error={problem !== ''}
        helperText={problem || 'We send one message per order.'}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setChecked(email !== '')}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Send receipt
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {sentTo ? `Receipt on its way to ${sentTo}.` : 'No receipt sent yet.'}
      </Typography>
    </Stack>
  );
}
