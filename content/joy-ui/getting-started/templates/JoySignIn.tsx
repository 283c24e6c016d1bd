import * as React from 'react';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CssBaseline from '@mui/joy/CssBaseline';
import Typography from '@mui/joy/Typography';
import JoySignInCode from './JoySignInCode';
import JoySignInEmail from './JoySignInEmail';

/** Widths of the books on two shelves. */
const shelves = [
  [18, 26, 14, 22, 30, 16, 20, 26, 12, 24, 18, 28, 16, 22, 30, 14, 26, 18],
  [24, 16, 28, 20, 14, 26, 18, 30, 22, 12, 26, 16, 20, 28, 14, 24, 18, 24],
];
const heights = [92, 78, 104, 86, 98, 70];

const books = shelves.flatMap((widths, shelf) =>
  widths.map((width, index) => {
    const x = widths.slice(0, index).reduce((sum, before) => sum + before, 1);
    const height = heights[(index * 5 + shelf) % heights.length] ?? 80;
    return `M${x} ${126 + shelf * 130}v${-height}h${width - 2}v${height}z`;
  }),
);

/** Shelves that go on from side to side. */
function Shelves() {
  const id = React.useId();
  return (
    <Box
      component="svg"
      aria-hidden
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        width: '100%',
        height: 260,
        color: 'primary.solidBg',
        opacity: 0.14,
      }}
    >
      <pattern id={id} width="380" height="260" patternUnits="userSpaceOnUse">
        <path d={`${books.join('')}M0 127h380v3H0zM0 257h380v3H0z`} fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Box>
  );
}

export default function JoySignIn() {
  const [email, setEmail] = React.useState('');
  const [step, setStep] = React.useState<'email' | 'code'>('email');

  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '100dvh',
        p: 2,
        bgcolor: 'primary.softBg',
      }}
    >
      <CssBaseline />
      <Shelves />
      <Card
        variant="outlined"
        sx={{
          zIndex: 1,
          gap: 3,
          width: '100%',
          maxWidth: 420,
          p: { xs: 3, sm: 5 },
          boxShadow: 'lg',
        }}
      >
        <div>
          <Typography level="title-sm" color="primary">
            Open Shelf
          </Typography>
          <Typography component="h1" level="h2" sx={{ mt: 1 }}>
            {step === 'email' ? 'Sign in to your library' : 'Look at your messages'}
          </Typography>
        </div>
        {step === 'email' ? (
          <JoySignInEmail
            email={email}
            onDone={(value) => {
              setEmail(value);
              setStep('code');
            }}
          />
        ) : (
          <JoySignInCode email={email} onBack={() => setStep('email')} />
        )}
      </Card>
    </Box>
  );
}
