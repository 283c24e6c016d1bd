import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';
import './base-snackbar.css';

export default function BaseSnackbarHook() {
  const [open, setOpen] = React.useState(false);
  const { getRootProps, onClickAway } = useSnackbar({
    open,
    autoHideDuration: 6000,
    onClose: () => setOpen(false),
  });

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'center' }}>
      <button type="button" className="base-snackbar-open" onClick={() => setOpen(true)}>
        Save the score
      </button>
      <div role="status" style={{ minHeight: 48 }}>
        {open && (
          <ClickAwayListener onClickAway={onClickAway}>
            <div
              {...getRootProps()}
              style={{ padding: '10px 16px', border: '2px solid #12805f', borderRadius: 8 }}
            >
              Saved: Suite for two flutes
            </div>
          </ClickAwayListener>
        )}
      </div>
    </div>
  );
}
