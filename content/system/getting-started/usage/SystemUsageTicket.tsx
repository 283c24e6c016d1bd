import * as React from 'react';
import { ThemeProvider, createTheme, styled } from '@mui/system';

const theme = createTheme({
  palette: { sea: { main: '#0b4f6c', soft: '#dff1f7', text: '#062b3b' } },
});

const Choice = styled('button', {
  shouldForwardProp: (name) => name !== 'chosen' && name !== 'sx',
})<{ chosen: boolean }>(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '2px solid',
  borderColor: theme.palette['sea'].main,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette['sea'].soft,
  color: theme.palette['sea'].text,
  fontFamily: 'sans-serif',
  fontSize: 16,
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
  variants: [
    {
      props: { chosen: true },
      style: { background: theme.palette['sea'].main, color: '#fff' },
    },
  ],
}));

export default function SystemUsageTicket() {
  const [ticket, setTicket] = React.useState('One hour');

  return (
    <ThemeProvider theme={theme}>
      <div
        role="group"
        aria-label="Ticket"
        style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' }}
      >
        {['One hour', 'One day', 'One week'].map((name) => (
          <Choice
            key={name}
            type="button"
            chosen={ticket === name}
            aria-pressed={ticket === name}
            onClick={() => setTicket(name)}
          >
            {name}
          </Choice>
        ))}
      </div>
    </ThemeProvider>
  );
}
