import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const control = {
  padding: '6px 12px',
  border: '1px solid',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
};

export default function BaseFocusTrapLoose() {
  const [shut, setShut] = React.useState(true);

  return (
    <div style={{ display: 'grid', gap: 12, width: 300 }}>
      <label>
        <input type="checkbox" checked={shut} onChange={(event) => setShut(event.target.checked)} />{' '}
        Close the gate
      </label>
      <FocusTrap open={shut} disableAutoFocus disableRestoreFocus>
        <div tabIndex={-1} style={{ padding: 16, border: '2px solid', borderRadius: 8 }}>
          <p style={{ marginTop: 0 }}>{shut ? 'The sheep stay here.' : 'The sheep may leave.'}</p>
          <div style={{ display: 'flex', gap: 8 }}>
            <button type="button" style={control} onClick={() => setShut(false)}>
              Open the gate
            </button>
            <button type="button" style={control}>
              Feed the sheep
            </button>
          </div>
        </div>
      </FocusTrap>
    </div>
  );
}
