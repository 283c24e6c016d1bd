import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './base-select.css';

const teas = [
  { name: 'Sencha', minutes: 2, degrees: 75 },
  { name: 'Oolong', minutes: 4, degrees: 90 },
  { name: 'Assam', minutes: 5, degrees: 95 },
  { name: 'Rooibos', minutes: 8, degrees: 100 },
];

export default function BaseSelectBasic() {
  const [name, setName] = React.useState<string | null>('Oolong');
  const tea = teas.find((item) => item.name === name);
  const id = React.useId();

  return (
    <div className="base-select-field">
      <label htmlFor={id}>Tea</label>
      <Select
        id={id}
        className="base-select"
        slotProps={{ popup: { className: 'base-select-popup' } }}
        value={name}
        onChange={(_event, value) => setName(value)}
        renderValue={(option) => option?.label ?? name}
      >
        {teas.map((item) => (
          <Option key={item.name} value={item.name}>
            {item.name}
          </Option>
        ))}
      </Select>
      <span role="status">{tea && `${tea.minutes} minutes in water of ${tea.degrees} °C`}</span>
    </div>
  );
}
