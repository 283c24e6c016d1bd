import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { trails } from './trails';

export default function StickyHeaderTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      tabIndex={0}
      aria-label="Trail register, scrollable"
      sx={{ maxHeight: 280 }}
    >
      <Table stickyHeader aria-label="Trail register" sx={{ minWidth: 520 }}>
        <TableHead>
          <TableRow>
            <TableCell>Trail</TableCell>
            <TableCell>Region</TableCell>
            <TableCell align="right">Length (km)</TableCell>
            <TableCell align="right">Time (h)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trails.map((trail) => (
            <TableRow key={trail.name} hover>
              <TableCell component="th" scope="row">
                {trail.name}
              </TableCell>
              <TableCell>{trail.region}</TableCell>
              <TableCell align="right">{trail.length}</TableCell>
              <TableCell align="right">{trail.hours}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
