import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './base-transitions-modal.css';

interface RiseProps extends React.ComponentPropsWithoutRef<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Rise = React.forwardRef<HTMLDivElement, RiseProps>(function Rise(props, ref) {
  const { in: open, onEnter, onExited, ...other } = props;

  React.useEffect(() => {
    if (open) onEnter?.();
  }, [open, onEnter]);

  return (
    <div
      {...other}
      ref={ref}
      className={open ? 'ferry-box ferry-box-in' : 'ferry-box'}
      onTransitionEnd={(event) => {
        if (!open && event.target === event.currentTarget) onExited?.();
      }}
    />
  );
});

export default function BaseTransitionsModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();
  const close = () => setOpen(false);

  return (
    <div>
      <button type="button" className="ferry-button" onClick={() => setOpen(true)}>
        Ferry times
      </button>
      <Modal
        className="ferry-layer"
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'ferry-backdrop' } }}
      >
        <Rise in={open} role="dialog" aria-modal aria-labelledby={id}>
          <h2 id={id}>Ferry times</h2>
          <p>Every hour from 7:20 to 21:20, on Sundays from 9:20.</p>
          <button type="button" className="ferry-button" onClick={close}>
            Close
          </button>
        </Rise>
      </Modal>
    </div>
  );
}
