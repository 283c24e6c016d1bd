import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { sortTrails, trails, type Trail } from './trails';

const columns: { key: keyof Trail; label: string; align: 'left' | 'right' }[] = [
  { key: 'name', label: 'Trail', align: 'left' },
  { key: 'length', label: 'Length (km)', align: 'right' },
  { key: 'ascent', label: 'Ascent (m)', align: 'right' },
  { key: 'hours', label: 'Time (h)', align: 'right' },
];

export default function SortableTable() {
  const [sortKey, setSortKey] = React.useState<keyof Trail>('length');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');

  const rows = sortTrails(trails.slice(0, 7), sortKey, direction);

  const handleSort = (key: keyof Trail) => {
    setDirection(key === sortKey && direction === 'asc' ? 'desc' : 'asc');
    setSortKey(key);
  };

  return (
    <TableContainer role="region" tabIndex={0} aria-label="Sortable trails">
      <Table aria-label="Trails, sortable by column" sx={{ minWidth: 460 }}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, align }) => (
              <TableCell
                key={key}
                align={align}
                sortDirection={key === sortKey ? direction : false}
              >
                <TableSortLabel
                  active={key === sortKey}
                  direction={key === sortKey ? direction : 'asc'}
                  onClick={() => handleSort(key)}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((trail) => (
            <TableRow key={trail.name}>
              <TableCell component="th" scope="row">
                {trail.name}
              </TableCell>
              {columns.slice(1).map(({ key }) => (
                <TableCell key={key} align="right">
                  {trail[key]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
