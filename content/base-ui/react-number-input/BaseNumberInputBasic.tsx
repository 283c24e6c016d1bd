import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './base-number.css';

export default function BaseNumberInputBasic() {
  const [rooms, setRooms] = React.useState<number | null>(4);
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
      <label htmlFor={id}>Rooms to paint</label>
      <NumberInput
        id={id}
        className="base-number"
        min={1}
        max={12}
        value={rooms}
        onChange={(_event, value) => setRooms(value)}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric' },
          incrementButton: { type: 'button', 'aria-label': 'One room more', children: '+' },
          decrementButton: { type: 'button', 'aria-label': 'One room less', children: '−' },
        }}
      />
      <span role="status">{rooms === null ? 'No rooms' : `${rooms * 5} liters`}</span>
    </div>
  );
}
