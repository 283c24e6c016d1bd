import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import SignInForm from './SignInForm';
import SignInPanel from './SignInPanel';

function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden>
        <path
          d="M14 26V5M14 11c-5 0-7-3-7-7 4 0 7 2 7 7zm0 7c-5 0-8-3-8-7 5 0 8 2 8 7zm0-7c0-5 3-7 7-7 0 4-2 7-7 7zm0 7c0-5 3-7 8-7 0 4-3 7-8 7z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Typography component="span" color="text.primary" sx={{ fontWeight: 700 }}>
        Fernway
      </Typography>
    </Box>
  );
}

export default function SignIn() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        minHeight: '100dvh',
        '& .MuiButton-root': { textTransform: 'none' },
      }}
    >
      <CssBaseline />
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 5 }, py: 3 }}>
        <header>
          <Brand />
        </header>
        <Box
          component="main"
          sx={{
            display: 'grid',
            gap: 3,
            alignContent: 'center',
            flexGrow: 1,
            width: '100%',
            maxWidth: 400,
            mx: 'auto',
            py: 4,
          }}
        >
          <div>
            <Typography
              component="h1"
              variant="h4"
              sx={{ fontWeight: 700, letterSpacing: '-0.02em' }}
            >
              Welcome back
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              Sign in to see the bookings of your club.
            </Typography>
          </div>
          <SignInForm />
          <Divider>
            <Typography variant="body2" color="text.secondary">
              or
            </Typography>
          </Divider>
          <Button
            variant="outlined"
            size="large"
            color="inherit"
            startIcon={<KeyIcon />}
            sx={{ borderColor: 'divider' }}
          >
            Continue with a passkey
          </Button>
          <Typography variant="body2" color="text.secondary">
            New to Fernway? <Link href="#register">Create an account for your club</Link>
          </Typography>
        </Box>
      </Box>
      <SignInPanel />
    </Box>
  );
}
