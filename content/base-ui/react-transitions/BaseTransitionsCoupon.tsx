import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './base-transitions.css';

export default function BaseTransitionsCoupon() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        ref={setAnchor}
        type="button"
        className="riddle-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Show my coupon
      </button>
      <Popup role={undefined} keepMounted open={open} anchor={anchor} offset={8}>
        <CssAnimation
          className="riddle-card"
          enterClassName="riddle-open"
          enterAnimationName="riddle-open"
          exitClassName="riddle-close"
          exitAnimationName="riddle-close"
        >
          TEA-4-TWO: the second pot is free.
        </CssAnimation>
      </Popup>
    </div>
  );
}
