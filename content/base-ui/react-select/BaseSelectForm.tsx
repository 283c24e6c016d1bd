import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './base-select.css';

export default function BaseSelectForm() {
  const [sent, setSent] = React.useState('');
  const id = React.useId();

  return (
    <form
      className="base-select-field"
      onSubmit={(event) => {
        event.preventDefault();
        const instruments = new FormData(event.currentTarget).get('instruments');
        setSent(typeof instruments === 'string' ? instruments : '');
      }}
    >
      <label htmlFor={id}>Instruments that you play</label>
      <Select<string, true>
        id={id}
        className="base-select"
        multiple
        name="instruments"
        placeholder="None"
        renderValue={(options) => options.map(({ value }) => value).join(', ') || null}
        getSerializedValue={(options) => options.map(({ value }) => value).join(',')}
        slotProps={{ popup: { className: 'base-select-popup' } }}
      >
        <Option value="Violin">Violin</Option>
        <Option value="Flute">Flute</Option>
        <Option value="Horn">Horn</Option>
        <Option value="Drums">Drums</Option>
      </Select>
      <button className="base-select-send" type="submit">
        Join the orchestra
      </button>
      <span role="status">{sent && `Sent: instruments=${sent}`}</span>
    </form>
  );
}
