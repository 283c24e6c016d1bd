import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const files = ['budget.xlsx', 'floor-plan.pdf', 'guest-list.csv', 'menu.docx'];

export default function SelectableTable() {
  const [picked, setPicked] = React.useState<string[]>(['floor-plan.pdf']);
  const all = picked.length === files.length;

  const toggle = (name: string, checked: boolean) =>
    setPicked((current) =>
      checked ? [...current, name] : current.filter((item) => item !== name),
    );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography role="status">
        {picked.length === 1 ? '1 file selected' : `${picked.length} files selected`}
      </Typography>
      <Table size="small" aria-label="Event files">
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={picked.length > 0 && !all}
                onChange={() => setPicked(all ? [] : files)}
                slotProps={{ input: { 'aria-label': 'Select all files' } }}
              />
            </TableCell>
            <TableCell>File</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map((name) => (
            <TableRow key={name} hover selected={picked.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={picked.includes(name)}
                  onChange={(_event, checked) => toggle(name, checked)}
                  slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
