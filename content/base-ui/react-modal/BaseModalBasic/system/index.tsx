import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  background: 'rgb(0 0 0 / 0.5)',
});

const Layer = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
});

const Dialog = styled('div')({
  boxSizing: 'border-box',
  width: 'min(360px, 100%)',
  padding: 24,
  borderRadius: 12,
  background: '#fff',
  color: '#1a1a1a',
  fontFamily: 'sans-serif',
});

const Action = styled('button')({
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
});

export default function BaseModalBasic() {
  const [open, setOpen] = React.useState(false);
  const [left, setLeft] = React.useState(false);
  const id = React.useId();

  return (
    <div style={{ textAlign: 'center' }}>
      <Action type="button" onClick={() => setOpen(true)}>
        Leave the game
      </Action>
      <p role="status" style={{ marginBottom: 0 }}>
        {left ? 'You have left the game.' : 'You are in the game.'}
      </p>
      <Layer open={open} onClose={() => setOpen(false)} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} style={{ marginTop: 0, color: 'inherit', fontSize: 20 }}>
            Leave the game?
          </h2>
          <p>The other players can go on without you.</p>
          <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
            <Action type="button" onClick={() => setOpen(false)}>
              Stay
            </Action>
            <Action
              type="button"
              onClick={() => {
                setLeft(true);
                setOpen(false);
              }}
            >
              Leave
            </Action>
          </div>
        </Dialog>
      </Layer>
    </div>
  );
}
