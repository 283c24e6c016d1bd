import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';

function Stars() {
  return Array.from({ length: 600 }, (_, index) => (
    <circle
      key={index}
      cx={(index * 137.5) % 320}
      cy={(index * index * 7.3) % 120}
      r={index % 17 === 0 ? 1.6 : 0.7}
      fill="#fff"
    />
  ));
}

export default function BaseNoSsrDefer() {
  const [round, setRound] = React.useState(0);

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'center' }}>
      <svg
        key={round}
        viewBox="0 0 320 120"
        role="img"
        aria-label="A sky of 600 stars"
        style={{ width: 320, maxWidth: '100%', background: '#10163a' }}
      >
        <NoSsr defer>
          <Stars />
        </NoSsr>
      </svg>
      <button
        type="button"
        onClick={() => setRound(round + 1)}
        style={{
          padding: '8px 14px',
          border: '1px solid',
          borderRadius: 4,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
        }}
      >
        Draw them again
      </button>
    </div>
  );
}
