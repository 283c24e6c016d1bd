import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';

type Field = 'email' | 'password';
type Errors = Partial<Record<Field, string>>;

function errorsOf(data: FormData): Errors {
  const errors: Errors = {};
  const { email, password } = Object.fromEntries(data) as Record<Field, string>;
  if (email.trim() === '') errors.email = 'Enter the email address of your account.';
  else if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
    errors.email = 'This address is not complete. It looks like name@example.com.';
  }
  if (password === '') errors.password = 'Enter your password.';
  else if (password.length < 8) errors.password = 'Passwords have at least 8 characters.';
  return errors;
}

/** Replace this function with a request to your server. */
const signIn = (_data: FormData) => new Promise((resolve) => setTimeout(resolve, 900));

export default function SignInForm() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [isShown, setShown] = React.useState(false);
  const [isBusy, setBusy] = React.useState(false);
  const [isDone, setDone] = React.useState(false);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = errorsOf(data);
    setErrors(found);
    setDone(false);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setBusy(true);
    void signIn(data).then(() => {
      setBusy(false);
      setDone(true);
    });
  };
  /** An error disappears as soon as its field changes. */
  const clear = (field: Field) => () => setErrors({ ...errors, [field]: undefined });

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        fullWidth
        error={errors.email !== undefined}
        helperText={errors.email}
        onChange={clear('email')}
      />
      <TextField
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        fullWidth
        error={errors.password !== undefined}
        helperText={errors.password}
        onChange={clear('password')}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Show the password"
                  aria-pressed={isShown}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          typography: 'body2',
        }}
      >
        <FormControlLabel
          control={<Checkbox name="remember" size="small" />}
          label="Keep me signed in"
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <Link href="#forgotten">Forgot the password?</Link>
      </Box>
      <Button type="submit" variant="contained" size="large" disableElevation loading={isBusy}>
        Sign in
      </Button>
      <div role="status">{isDone && <Alert severity="success">You are signed in.</Alert>}</div>
    </Box>
  );
}
