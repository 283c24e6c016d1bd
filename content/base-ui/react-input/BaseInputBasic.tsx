import * as React from 'react';
import { Input } from '@mui/base/Input';
import './base-input.css';

export default function BaseInputBasic() {
  const [price, setPrice] = React.useState('48');
  const id = React.useId();
  const wrong = !/^\d+$/.test(price);

  return (
    <div className="base-input-field">
      <label htmlFor={id}>Price of the room</label>
      <Input
        id={id}
        className="base-input"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        error={wrong}
        startAdornment="$"
        endAdornment="per night"
        aria-describedby={`${id}-help`}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <span id={`${id}-help`} className="base-input-help" role="status">
        {wrong ? 'Enter whole dollars, such as 48.' : `A week is $${7 * Number(price)}.`}
      </span>
    </div>
  );
}
