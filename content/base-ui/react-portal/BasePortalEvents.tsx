import * as React from 'react';
import { Portal } from '@mui/base/Portal';

const bell = {
  padding: '8px 14px',
  border: '1px solid',
  borderRadius: 999,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};

export default function BasePortalEvents() {
  const [kitchen, setKitchen] = React.useState<HTMLElement | null>(null);
  const [rings, setRings] = React.useState(0);

  return (
    <div style={{ display: 'grid', gap: 16, width: 280 }}>
      <section aria-label="Hall" onClick={() => setRings(rings + 1)}>
        <p role="status" style={{ marginTop: 0 }}>
          The bell in the hall has rung {rings} {rings === 1 ? 'time' : 'times'}.
        </p>
        <Portal container={kitchen}>
          <button type="button" style={bell}>
            Ring
          </button>
        </Portal>
      </section>
      <section aria-label="Kitchen" style={{ padding: 16, border: '1px solid', borderRadius: 8 }}>
        <p style={{ marginTop: 0 }}>Kitchen</p>
        <div ref={setKitchen} />
      </section>
    </div>
  );
}
