import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Scheme = 'light' | 'dark' | 'darkContrast';

export default function SchemeStorage() {
  const [scheme, setScheme] = React.useState<Scheme>('darkContrast');

  const entries = {
    'mui-mode': scheme === 'light' ? 'light' : 'dark',
    'mui-color-scheme-light': 'light',
    'mui-color-scheme-dark': scheme === 'darkContrast' ? 'darkContrast' : 'dark',
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color scheme"
        value={scheme}
        onChange={(_event, next: Scheme | null) => next !== null && setScheme(next)}
      >
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
        <ToggleButton value="darkContrast">High contrast</ToggleButton>
      </ToggleButtonGroup>
      <Table size="small" aria-label="Entries in local storage">
        <TableHead>
          <TableRow>
            <TableCell>Key</TableCell>
            <TableCell>Value</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(entries).map(([key, value]) => (
            <TableRow key={key}>
              <TableCell>{key}</TableCell>
              <TableCell>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
