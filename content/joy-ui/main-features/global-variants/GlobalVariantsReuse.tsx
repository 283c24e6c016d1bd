import * as React from 'react';
import { styled } from '@mui/joy/styles';

const Square = styled('button')(({ theme }) => [
  {
    width: 48,
    height: 48,
    borderRadius: theme.vars.radius.sm,
    fontFamily: theme.vars.fontFamily.body,
    fontSize: theme.vars.fontSize.md,
    cursor: 'pointer',
    border: 'none',
    backgroundColor: 'transparent',
    [theme.focus.selector]: theme.focus.default,
  },
  theme.variants.outlined.neutral,
  { '&:hover': theme.variants.outlinedHover.neutral },
  {
    '&[aria-pressed="true"]': theme.variants.solid.primary,
    '&[aria-pressed="true"]:hover': theme.variants.solidHover.primary,
  },
]);

const seats = ['1A', '1B', '1C', '1D'];

export default function GlobalVariantsReuse() {
  const [seat, setSeat] = React.useState('1B');

  return (
    <div role="group" aria-label="Seat" style={{ display: 'flex', gap: 8 }}>
      {seats.map((name) => (
        <Square key={name} type="button" aria-pressed={name === seat} onClick={() => setSeat(name)}>
          {name}
        </Square>
      ))}
    </div>
  );
}
