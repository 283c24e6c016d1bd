import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './base-popup.css';

const placements = ['top', 'right', 'bottom', 'left'] as const;

export default function BasePopupPlacements() {
  const [placement, setPlacement] = React.useState<(typeof placements)[number]>('bottom');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div style={{ display: 'grid', gap: 64, justifyItems: 'center', padding: '8px 0 56px' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' }}>
        {placements.map((side) => (
          <button
            key={side}
            type="button"
            className="base-popup-button"
            aria-pressed={side === placement}
            onClick={() => setPlacement(side)}
          >
            {side}
          </button>
        ))}
      </div>
      <div
        ref={setAnchor}
        style={{ padding: '12px 20px', border: '2px dashed', borderRadius: '50%' }}
      >
        Oak
      </div>
      <Popup
        role={undefined}
        className="base-popup"
        disablePortal
        open
        anchor={anchor}
        placement={placement}
        offset={10}
      >
        <div className="base-popup-box">Owl</div>
      </Popup>
    </div>
  );
}
