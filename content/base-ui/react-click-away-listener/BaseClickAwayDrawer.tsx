import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

const button = {
  padding: '8px 14px',
  border: '1px solid',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};

export default function BaseClickAwayDrawer() {
  const [open, setOpen] = React.useState(false);
  const [early, setEarly] = React.useState(false);

  return (
    <div style={{ display: 'grid', gap: 16, width: 280 }}>
      <label>
        <input
          type="checkbox"
          checked={early}
          onChange={(event) => setEarly(event.target.checked)}
        />{' '}
        Close when the press begins
      </label>
      <ClickAwayListener
        mouseEvent={early ? 'onMouseDown' : 'onClick'}
        touchEvent={early ? 'onTouchStart' : 'onTouchEnd'}
        onClickAway={() => setOpen(false)}
      >
        <div style={{ border: '1px solid', borderRadius: 4, padding: 12 }}>
          <button type="button" style={button} aria-expanded={open} onClick={() => setOpen(!open)}>
            Toolbox
          </button>
          {open && <p style={{ marginBottom: 0 }}>Hammer, pliers, and two spare fuses</p>}
        </div>
      </ClickAwayListener>
    </div>
  );
}
