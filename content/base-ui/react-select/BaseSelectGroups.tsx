import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './base-select.css';

const harbors = [
  { shore: 'North shore', stops: ['Alder Pier', 'Mill Bridge'] },
  { shore: 'South shore', stops: ['Old Town', 'Lighthouse', 'Salt Works'] },
];

export default function BaseSelectGroups() {
  return (
    <Select
      className="base-select base-select-field"
      aria-label="Ferry stop"
      placeholder="Choose a stop"
      slotProps={{ popup: { className: 'base-select-popup' } }}
    >
      {harbors.map(({ shore, stops }) => (
        <OptionGroup
          key={shore}
          label={shore}
          slotProps={{
            root: { role: 'none' },
            label: { 'aria-hidden': true },
            list: { role: 'group', 'aria-label': shore },
          }}
        >
          {stops.map((stop) => (
            <Option key={stop} value={stop} label={stop} disabled={stop === 'Salt Works'}>
              {stop}
              {stop === 'Salt Works' && ' (closed)'}
            </Option>
          ))}
        </OptionGroup>
      ))}
    </Select>
  );
}
