import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface JoySignInCodeProps {
  email: string;
  onBack: () => void;
}

export default function JoySignInCode({ email, onBack }: JoySignInCodeProps) {
  const [code, setCode] = React.useState('');
  const [error, setError] = React.useState('');
  const [news, setNews] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => input.current?.focus(), []);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const isComplete = code.length === 6;
    setError(isComplete ? '' : `The code has 6 digits; ${6 - code.length} are missing.`);
    // Ask your server here whether the code is right.
    setNews(isComplete ? 'Welcome! You are signed in.' : '');
    if (!isComplete) input.current?.focus();
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <FormControl error={error !== ''}>
        <FormLabel>Code</FormLabel>
        <Input
          size="lg"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => {
            setCode(event.target.value.replace(/\D/g, '').slice(0, 6));
            setError('');
          }}
          slotProps={{ input: { ref: input, inputMode: 'numeric' } }}
          sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em' }}
        />
        <FormHelperText sx={{ color: error ? 'danger.plainColor' : undefined }}>
          {error || `It is in the message to ${email}.`}
        </FormHelperText>
      </FormControl>
      <Button type="submit" size="lg">
        Sign in
      </Button>
      <div role="status">
        {news !== '' && (
          <Alert color="success" sx={{ mb: 2 }}>
            {news}
          </Alert>
        )}
      </div>
      <Typography level="body-sm">
        Nothing has arrived?{' '}
        <Link component="button" type="button" onClick={() => setNews('A new code is on its way.')}>
          Send another code
        </Link>{' '}
        or{' '}
        <Link component="button" type="button" onClick={onBack}>
          change the address
        </Link>
        .
      </Typography>
    </Stack>
  );
}
