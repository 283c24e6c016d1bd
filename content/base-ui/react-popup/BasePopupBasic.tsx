import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './base-popup.css';

export default function BasePopupBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <div>
      <button
        type="button"
        className="base-popup-button"
        aria-expanded={anchor !== null}
        aria-controls={id}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAnchor(null);
        }}
      >
        Opening hours
      </button>
      <Popup
        id={id}
        role={undefined}
        className="base-popup"
        open={anchor !== null}
        anchor={anchor}
        offset={6}
      >
        <div className="base-popup-box">
          The museum opens at 10:00. On Thursdays it closes at 21:00, otherwise at 18:00.
        </div>
      </Popup>
    </div>
  );
}
