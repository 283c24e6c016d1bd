import * as React from 'react';
import { styled } from '@mui/material/styles';

const Day = styled('button')<{ load?: 'free' | 'busy' }>(({ theme }) => ({
  padding: theme.spacing(1.5),
  border: '1px solid',
  borderColor: 'currentColor',
  borderRadius: theme.shape.borderRadius,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { outline: '2px solid', outlineOffset: 2 },
  variants: [
    { props: { load: 'free' }, style: { borderWidth: 2 } },
    { props: { load: 'busy' }, style: { borderStyle: 'dashed' } },
  ],
}));

const days = [
  { name: 'Monday', load: 'busy' },
  { name: 'Tuesday', load: 'free' },
  { name: 'Wednesday', load: 'busy' },
] as const;

export default function StyledDay() {
  const [chosen, setChosen] = React.useState('Tuesday');

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {days.map(({ name, load }) => (
        <Day
          key={name}
          type="button"
          load={load}
          aria-pressed={chosen === name}
          onClick={() => setChosen(name)}
        >
          {name}, {load}
        </Day>
      ))}
    </div>
  );
}
