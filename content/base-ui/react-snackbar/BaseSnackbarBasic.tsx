import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './base-snackbar.css';

export default function BaseSnackbarBasic() {
  const [plants, setPlants] = React.useState(4);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <div style={{ textAlign: 'center' }}>
      <p style={{ marginTop: 0 }}>{plants} plants in your basket</p>
      <button
        ref={buttonRef}
        type="button"
        className="base-snackbar-open"
        onClick={() => {
          setPlants(0);
          setOpen(true);
        }}
      >
        Empty the basket
      </button>
      <Snackbar
        className="base-snackbar"
        open={open}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      >
        <span role="status">Your basket is empty.</span>
        <button
          type="button"
          onClick={() => {
            setPlants(4);
            setOpen(false);
            buttonRef.current?.focus();
          }}
        >
          Undo
        </button>
      </Snackbar>
    </div>
  );
}
