import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { trails } from './trails';

export default function PaginatedTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const start = page * rowsPerPage;

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560 }}>
      <Table size="small" aria-label="All trails">
        <TableHead>
          <TableRow>
            <TableCell>Trail</TableCell>
            <TableCell>Region</TableCell>
            <TableCell align="right">Time (h)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trails.slice(start, start + rowsPerPage).map((trail) => (
            <TableRow key={trail.name}>
              <TableCell component="th" scope="row">
                {trail.name}
              </TableCell>
              <TableCell>{trail.region}</TableCell>
              <TableCell align="right">{trail.hours}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={trails.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, 15]}
        labelRowsPerPage="Trails per page:"
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}
