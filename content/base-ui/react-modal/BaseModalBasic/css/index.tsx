import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function BaseModalBasic() {
  const [open, setOpen] = React.useState(false);
  const [left, setLeft] = React.useState(false);
  const id = React.useId();

  return (
    <div className="leave">
      <button type="button" className="leave-action" onClick={() => setOpen(true)}>
        Leave the game
      </button>
      <p role="status" className="leave-status">
        {left ? 'You have left the game.' : 'You are in the game.'}
      </p>
      <Modal
        className="leave-layer"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'leave-backdrop' } }}
      >
        <div role="dialog" className="leave-dialog" aria-modal aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>Leave the game?</h2>
          <p>The other players can go on without you.</p>
          <div className="leave-actions">
            <button type="button" className="leave-action" onClick={() => setOpen(false)}>
              Stay
            </button>
            <button
              type="button"
              className="leave-action"
              onClick={() => {
                setLeft(true);
                setOpen(false);
              }}
            >
              Leave
            </button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
