import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface JoySignInEmailProps {
  email: string;
  onDone: (email: string) => void;
}

export default function JoySignInEmail({ email, onDone }: JoySignInEmailProps) {
  const [error, setError] = React.useState('');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const value = input.value.trim();
    if (/^\S+@\S+\.\S+$/.test(value)) return onDone(value);
    setError(
      value === ''
        ? 'Enter the address that your library has.'
        : 'This address is not complete. It looks like name@example.com.',
    );
    input.focus();
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <FormControl error={error !== ''}>
        <FormLabel>Email</FormLabel>
        <Input
          name="email"
          type="email"
          size="lg"
          autoComplete="username"
          defaultValue={email}
          onChange={() => setError('')}
        />
        <FormHelperText sx={{ color: error ? 'danger.plainColor' : undefined }}>
          {error || 'We send you a code. There is no password to remember.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" size="lg">
        Send me a code
      </Button>
      <Typography level="body-sm">
        No card yet? <Link href="#join">Join a library near you</Link>
      </Typography>
    </Stack>
  );
}
