import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './base-popup.css';

export default function BasePopupTransition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        ref={setAnchor}
        type="button"
        className="base-popup-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Answer: what has keys but no locks?
      </button>
      <Popup
        role={undefined}
        className="base-popup"
        keepMounted
        open={open}
        anchor={anchor}
        offset={6}
      >
        <CssTransition
          className="base-popup-box base-popup-move"
          enterClassName="base-popup-in"
          lastTransitionedPropertyOnExit="transform"
        >
          A piano.
        </CssTransition>
      </Popup>
    </div>
  );
}
