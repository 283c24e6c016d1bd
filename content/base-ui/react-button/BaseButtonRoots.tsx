import * as React from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';

const root = ({ active, focusVisible }: ButtonOwnerState) => ({
  style: {
    display: 'inline-block',
    padding: '8px 16px',
    border: '1px solid',
    borderRadius: 8,
    outline: focusVisible ? '2px solid' : 'none',
    outlineOffset: 3,
    background: active ? 'color-mix(in srgb, currentColor 15%, transparent)' : 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
});

export default function BaseButtonRoots() {
  const [presses, setPresses] = React.useState(0);

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <Button href="#elements" slotProps={{ root }}>
        Link
      </Button>
      <Button slots={{ root: 'span' }} slotProps={{ root }} onClick={() => setPresses(presses + 1)}>
        Span
      </Button>
      <span role="status">Span pressed: {presses}</span>
    </div>
  );
}
