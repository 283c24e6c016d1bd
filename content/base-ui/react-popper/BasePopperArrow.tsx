import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './base-popper.css';

const seats = ['4A', '4B', '4C', '4D'];

export default function BasePopperArrow() {
  const [seat, setSeat] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const modifiers = React.useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 10] } },
      { name: 'arrow', enabled: arrow !== null, options: { element: arrow, padding: 6 } },
    ],
    [arrow],
  );

  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {seats.map((name) => (
        <button
          key={name}
          type="button"
          className="base-popper-seat"
          aria-pressed={seat?.textContent === name}
          onClick={(event) => setSeat(seat === event.currentTarget ? null : event.currentTarget)}
        >
          {name}
        </button>
      ))}
      <Popper
        role="status"
        className="base-popper"
        open={seat !== null}
        anchorEl={seat}
        placement="top"
        modifiers={modifiers}
      >
        Seat {seat?.textContent} is yours until 20:15.
        <span ref={setArrow} className="base-popper-arrow" />
      </Popper>
    </div>
  );
}
