import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import './base-badge.css';

export default function BaseBadgeBasic() {
  const [letters, setLetters] = React.useState(3);

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      <Badge
        className="base-badge"
        badgeContent={letters}
        max={5}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <svg width="56" height="40" viewBox="0 0 56 40" role="img" aria-label="Letter box">
          <path
            d="M2 2h52v36H2zM2 4l26 20L54 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
        </svg>
      </Badge>
      <span role="status">{letters} letters</span>
      <button type="button" className="base-badge-button" onClick={() => setLetters(letters + 1)}>
        Wait for the mail
      </button>
      <button type="button" className="base-badge-button" onClick={() => setLetters(0)}>
        Read all
      </button>
    </div>
  );
}
