import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const cards = [
  { id: 'a', name: 'Visa ending in 4018', expires: '04/29' },
  { id: 'b', name: 'Mastercard ending in 7702', expires: '11/27' },
  { id: 'c', name: 'Bank account, Credit Union', expires: 'no date' },
];

export default function RadioTable() {
  const [standard, setStandard] = React.useState('a');

  return (
    <Table size="small" aria-label="Ways to pay">
      <TableHead>
        <TableRow>
          <TableCell>Way to pay</TableCell>
          <TableCell>Expires</TableCell>
          <TableCell align="center">Default</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {cards.map(({ id, name, expires }) => (
          <TableRow key={id} selected={id === standard}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{expires}</TableCell>
            <TableCell align="center" padding="none">
              <Radio
                name="RadioTable"
                value={id}
                checked={id === standard}
                onChange={() => setStandard(id)}
                slotProps={{ input: { 'aria-label': `Pay with ${name} by default` } }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
