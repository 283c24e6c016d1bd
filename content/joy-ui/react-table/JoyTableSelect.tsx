import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const parcels = [
  { id: 'K-104', to: 'Ghent', weight: 3 },
  { id: 'K-105', to: 'Lyon', weight: 12 },
  { id: 'K-106', to: 'Porto', weight: 7 },
];

export default function JoyTableSelect() {
  const [chosen, setChosen] = React.useState(['K-105']);
  const some = chosen.length > 0 && chosen.length < parcels.length;
  const weight = parcels
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, parcel) => sum + parcel.weight, 0);

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 380 }}>
      <Table
        aria-label="Parcels"
        sx={{
          '& th:first-of-type': { width: 40 },
          '& tbody tr:has(:checked)': { bgcolor: 'primary.softBg' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                slotProps={{
                  input: {
                    'aria-label': 'Choose all parcels',
                    ref: (input: HTMLInputElement | null) => {
                      if (input) input.indeterminate = some;
                    },
                  },
                }}
                checked={chosen.length === parcels.length}
                indeterminate={some}
                onChange={(event) =>
                  setChosen(event.target.checked ? parcels.map(({ id }) => id) : [])
                }
                sx={{ verticalAlign: 'top' }}
              />
            </th>
            <th scope="col">Parcel</th>
            <th scope="col">To</th>
            <th scope="col">Kilograms</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map(({ id, to, weight: kilograms }) => (
            <tr key={id}>
              <td>
                <Checkbox
                  slotProps={{ input: { 'aria-label': `Parcel ${id}` } }}
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked ? [...chosen, id] : chosen.filter((item) => item !== id),
                    )
                  }
                  sx={{ verticalAlign: 'top' }}
                />
              </td>
              <td>{id}</td>
              <td>{to}</td>
              <td>{kilograms}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button disabled={chosen.length === 0} onClick={() => setChosen([])}>
        Load {weight} kg
      </Button>
    </Stack>
  );
}
