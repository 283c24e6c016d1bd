import * as React from 'react';
import { Portal } from '@mui/base/Portal';

const room = { flex: '1 1 130px', minHeight: 72, padding: 12, border: '1px dashed' };

export default function BasePortalBasic() {
  const [stage, setStage] = React.useState<HTMLElement | null>(null);
  const [act, setAct] = React.useState(false);

  return (
    <div style={{ width: 320 }}>
      <button
        type="button"
        aria-pressed={act}
        onClick={() => setAct(!act)}
        style={{
          padding: '8px 14px',
          border: '1px solid',
          borderRadius: 4,
          background: act ? 'color-mix(in srgb, currentColor 15%, transparent)' : 'none',
          color: 'inherit',
          font: 'inherit',
        }}
      >
        Enter the ghost
      </button>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 16 }}>
        <div style={room}>
          Behind the scene
          <Portal container={stage} disablePortal={!act}>
            <div>“I am the ghost!”</div>
          </Portal>
        </div>
        <div ref={setStage} style={{ ...room, borderStyle: 'solid' }}>
          On the stage
        </div>
      </div>
    </div>
  );
}
