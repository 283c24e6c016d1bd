import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const ActionButton = styled(Button)({
  padding: '8px 20px',
  border: 0,
  borderRadius: 8,
  background: '#1769d2',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: '#1259b5' },
  [`&.${buttonClasses.active}`]: { background: '#0d468f' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineColor: '#1769d2',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    background: 'transparent',
    color: 'inherit',
    outline: '1px dashed',
    cursor: 'default',
  },
});

export default function BaseButtonStates() {
  const [laps, setLaps] = React.useState(0);

  return (
    <div style={{ textAlign: 'center' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'center' }}>
        <ActionButton onClick={() => setLaps(laps + 1)}>Count a lap</ActionButton>
        <ActionButton disabled={laps === 0} focusableWhenDisabled onClick={() => setLaps(0)}>
          Start again
        </ActionButton>
      </div>
      <p role="status" style={{ marginBottom: 0 }}>
        {laps} {laps === 1 ? 'lap' : 'laps'}
      </p>
    </div>
  );
}
