import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Table from '@mui/joy/Table';

const axes = ['none', 'xBetween', 'x', 'yBetween', 'y', 'bothBetween', 'both'] as const;
const lanes = [
  ['1', 'Amira', '58.2'],
  ['2', 'Joon', '57.9'],
  ['3', 'Petra', '59.4'],
  ['4', 'Sol', '58.8'],
];

export default function JoyTableLines() {
  const [axis, setAxis] = React.useState<(typeof axes)[number]>('xBetween');
  const [stripe, setStripe] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
        <FormControl sx={{ width: 160 }}>
          <FormLabel>borderAxis</FormLabel>
          <Select value={axis} onChange={(_event, value) => value && setAxis(value)}>
            {axes.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
        <FormControl orientation="horizontal" sx={{ gap: 1, minHeight: 36, alignItems: 'center' }}>
          <FormLabel>Stripes</FormLabel>
          <Switch checked={stripe} onChange={(event) => setStripe(event.target.checked)} />
        </FormControl>
      </Stack>
      <Table borderAxis={axis} stripe={stripe ? 'odd' : undefined} hoverRow aria-label="100 meters">
        <thead>
          <tr>
            <th scope="col">Lane</th>
            <th scope="col">Swimmer</th>
            <th scope="col">Seconds</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(([lane, name, time]) => (
            <tr key={lane}>
              <td>{lane}</td>
              <td>{name}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
