import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { departures } from './dashboardData';

const dots = new Map([
  ['On time', 'success.main'],
  ['Late', 'warning.main'],
]);
const wide = { display: { xs: 'none', sm: 'table-cell' } };

export default function DashboardDepartures() {
  const [onlyTrouble, setOnlyTrouble] = React.useState(false);
  const shown = departures.filter(({ status }) => !onlyTrouble || status !== 'On time');

  return (
    <React.Fragment>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          p: { xs: 2, sm: 3 },
          pb: 1,
        }}
      >
        <Typography component="h2" id="departures" sx={{ fontWeight: 500 }}>
          Next departures
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={onlyTrouble} sx={{ mr: 1 }} />}
          label="Only late or canceled"
          onChange={() => setOnlyTrouble(!onlyTrouble)}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ m: 0 }}
        />
      </Stack>
      <Table
        aria-labelledby="departures"
        sx={{
          '& .MuiTableCell-root': { px: { xs: 1, sm: 1.5 }, borderColor: 'divider' },
          '& th:first-of-type': { pl: { xs: 2, sm: 3 } },
          '& tbody tr:last-of-type > *': { border: 0 },
        }}
      >
        <TableHead sx={{ '& th': { py: 1, fontWeight: 400, color: 'text.secondary' } }}>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Route</TableCell>
            <TableCell sx={wide}>Ship</TableCell>
            <TableCell sx={wide}>Seats taken</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ time, route, ship, seats, status }) => (
            <TableRow key={time} hover>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell>{route}</TableCell>
              <TableCell sx={wide}>{ship}</TableCell>
              <TableCell sx={wide}>{seats}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{ mr: 1, color: dots.get(status) ?? 'error.main' }}
                >
                  ●
                </Box>
                {status}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </React.Fragment>
  );
}
