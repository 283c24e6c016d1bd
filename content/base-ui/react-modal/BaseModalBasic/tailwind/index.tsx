import * as React from 'react';
import { Modal } from '@mui/base/Modal';

const action =
  'cursor-pointer rounded-lg border border-solid border-current bg-transparent px-4 py-2 font-[inherit] text-base text-inherit outline-offset-2 outline-current focus-visible:outline-2';

export default function BaseModalBasic() {
  const [open, setOpen] = React.useState(false);
  const [left, setLeft] = React.useState(false);
  const id = React.useId();

  return (
    <div className="text-center">
      <button type="button" className={action} onClick={() => setOpen(true)}>
        Leave the game
      </button>
      <p role="status" className="mb-0">
        {left ? 'You have left the game.' : 'You are in the game.'}
      </p>
      <Modal
        className="fixed inset-0 z-1300 grid place-items-center p-4"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'fixed inset-0 -z-1 bg-black/50' } }}
      >
        <div
          role="dialog"
          className="box-border w-90 max-w-full rounded-xl bg-white p-6 font-sans text-neutral-900"
          aria-modal
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`} className="mt-0 text-xl text-inherit">
            Leave the game?
          </h2>
          <p>The other players can go on without you.</p>
          <div className="flex justify-end gap-2">
            <button type="button" className={action} onClick={() => setOpen(false)}>
              Stay
            </button>
            <button
              type="button"
              className={action}
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
