import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PickList } from './PickList';

const columns = ['Name', 'Phone', 'Email', 'City', 'Joined on', 'Invoices', 'Notes'];

export default function BasicTransferList() {
  const [shown, setShown] = React.useState<readonly string[]>(['Name', 'Email']);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState('Check columns, then add or remove them.');
  const hidden = columns.filter((column) => !shown.includes(column));

  const move = (next: readonly string[]) => {
    const count = Math.abs(next.length - shown.length);
    setMessage(count === 0 ? 'Check a column first.' : `${count} moved, ${next.length} shown`);
    setChecked(checked.filter((column) => shown.includes(column) === next.includes(column)));
    setShown(next);
  };
  const add = () => move([...shown, ...hidden.filter((column) => checked.includes(column))]);
  const remove = () => move(shown.filter((column) => !checked.includes(column)));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box
        role="group"
        aria-label="Columns of the report"
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          gridTemplateColumns: { sm: '1fr auto 1fr' },
        }}
      >
        <PickList label="Hidden columns" items={hidden} checked={checked} onChange={setChecked} />
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          spacing={1}
          sx={{ justifyContent: 'center' }}
        >
          <Button variant="outlined" onClick={add}>
            Add
          </Button>
          <Button variant="outlined" onClick={remove}>
            Remove
          </Button>
        </Stack>
        <PickList label="Shown columns" items={shown} checked={checked} onChange={setChecked} />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
