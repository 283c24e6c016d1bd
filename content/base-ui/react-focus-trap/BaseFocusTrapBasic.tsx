import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const button = {
  padding: '8px 14px',
  border: '1px solid',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};

export default function BaseFocusTrapBasic() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 16, width: 320, minHeight: 190 }}>
      <div>
        <button type="button" style={button} onClick={() => setOpen(true)}>
          Next question
        </button>
      </div>
      {open && (
        <FocusTrap open>
          <div
            role="dialog"
            aria-labelledby={id}
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(false);
            }}
            style={{ padding: 16, border: '3px double', borderRadius: 8 }}
          >
            <p id={id} style={{ marginTop: 0 }}>
              Which planet has the longest day?
            </p>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              {['Venus', 'Earth', 'Jupiter'].map((planet) => (
                <button
                  key={planet}
                  type="button"
                  style={button}
                  onClick={() => setOpen(planet !== 'Venus')}
                >
                  {planet}
                </button>
              ))}
            </div>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
