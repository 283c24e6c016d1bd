import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { trails } from './trails';

export default function BasicTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      tabIndex={0}
      aria-label="Short trails table"
    >
      <Table aria-label="Short trails" sx={{ minWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell>Trail</TableCell>
            <TableCell>Region</TableCell>
            <TableCell align="right">Length (km)</TableCell>
            <TableCell align="right">Ascent (m)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trails.slice(0, 5).map((trail) => (
            <TableRow
              key={trail.name}
              hover
              sx={{
                '&:last-child > th, &:last-child > td': { borderBottom: 0 },
              }}
            >
              <TableCell component="th" scope="row">
                {trail.name}
              </TableCell>
              <TableCell>{trail.region}</TableCell>
              <TableCell align="right">{trail.length}</TableCell>
              <TableCell align="right">{trail.ascent}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
