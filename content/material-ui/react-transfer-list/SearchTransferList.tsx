import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { PickList } from './PickList';

const cities = [
  'Aarhus',
  'Bergen',
  'Bilbao',
  'Cork',
  'Gdańsk',
  'Ghent',
  'Graz',
  'Lyon',
  'Porto',
  'Turku',
];

export default function SearchTransferList() {
  const [route, setRoute] = React.useState<readonly string[]>(['Ghent']);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [query, setQuery] = React.useState('');
  const matches = cities.filter(
    (city) => !route.includes(city) && city.toLowerCase().includes(query.trim().toLowerCase()),
  );

  const move = () => {
    const kept = route.filter((city) => !checked.includes(city));
    const added = cities.filter((city) => checked.includes(city) && !route.includes(city));
    setRoute([...kept, ...added]);
    setChecked([]);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <PickList
          label="Cities"
          items={matches}
          checked={checked}
          onChange={setChecked}
          header={
            <TextField
              id="SearchTransferList"
              label="Search cities"
              size="small"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              sx={{ m: 2, mb: 0 }}
            />
          }
        />
        <PickList label="Route" items={route} checked={checked} onChange={setChecked} />
      </Box>
      <Button variant="outlined" onClick={move} sx={{ justifySelf: 'center' }}>
        {`Move ${checked.length} checked`}
      </Button>
    </Box>
  );
}
