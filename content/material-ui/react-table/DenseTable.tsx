import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { item: 'Oak boards, planed', quantity: 12, price: 18.5 },
  { item: 'Brass hinges', quantity: 8, price: 4.25 },
  { item: 'Linseed oil, 1 l', quantity: 2, price: 13.9 },
  { item: 'Sandpaper set', quantity: 3, price: 6.4 },
];

const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

export default function DenseTable() {
  return (
    <TableContainer role="region" tabIndex={0} aria-label="Workshop order">
      <Table size="small" sx={{ minWidth: 420 }}>
        <caption>Workshop order, prices in euros</caption>
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Unit price</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ item, quantity, price }) => (
            <TableRow key={item}>
              <TableCell component="th" scope="row">
                {item}
              </TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">{price.toFixed(2)}</TableCell>
              <TableCell align="right">{(quantity * price).toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow
            sx={{
              '& > th, & > td': { color: 'text.primary', fontWeight: 700 },
            }}
          >
            <TableCell component="th" scope="row" colSpan={3}>
              Total
            </TableCell>
            <TableCell align="right">{total.toFixed(2)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
