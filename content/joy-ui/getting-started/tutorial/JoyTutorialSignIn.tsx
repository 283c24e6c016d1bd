import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

/** Stands in for a server. */
const signIn = (data: FormData) =>
  new Promise<'done' | 'wrong'>((resolve) => {
    const isLong = /.{8}/.test(data.get('password') as string);
    setTimeout(() => resolve(isLong ? 'done' : 'wrong'), 1000);
  });

export default function JoyTutorialSignIn() {
  const [visible, setVisible] = React.useState(false);
  const [status, setStatus] = React.useState<'idle' | 'loading' | 'wrong' | 'done'>('idle');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setStatus('loading');
    signIn(new FormData(event.currentTarget)).then(setStatus, () => setStatus('wrong'));
  };

  return (
    <Sheet
      component="form"
      aria-label="Sign in"
      variant="outlined"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, width: 320, p: 3, borderRadius: 'lg', boxShadow: 'md' }}
    >
      <div>
        <Typography level="h3" component="h3">
          Boathouse
        </Typography>
        <Typography role="status">
          {status === 'done' ? 'Welcome back. The river is calm.' : 'Sign in to book a boat.'}
        </Typography>
      </div>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="username" />
      </FormControl>
      <FormControl required error={status === 'wrong'}>
        <FormLabel>Password</FormLabel>
        <Input
          name="password"
          error={status === 'wrong'}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          endDecorator={
            <IconButton
              aria-label="Show the password"
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          }
        />
        {status === 'wrong' && <FormHelperText>Email and password do not match.</FormHelperText>}
      </FormControl>
      <Button type="submit" loading={status === 'loading'}>
        Sign in
      </Button>
    </Sheet>
  );
}
