import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Seat = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  width: 56,
  height: 56,
  borderRadius: 12,
  border: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
  color: (theme.vars ?? theme).palette.text.primary,
  transition: theme.transitions.create(['background-color', 'transform'], {
    duration: theme.transitions.duration.shortest,
  }),
  '&[aria-pressed="true"]': {
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
    transform: 'translateY(-4px)',
  },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function MotionTicket() {
  const [seat, setSeat] = React.useState('4B');

  return (
    <Stack useFlexGap direction="row" spacing={1} role="group" aria-label="Seat">
      {['4A', '4B', '4C', '4D'].map((name) => (
        <Seat key={name} aria-pressed={seat === name} onClick={() => setSeat(name)}>
          {name}
        </Seat>
      ))}
    </Stack>
  );
}
