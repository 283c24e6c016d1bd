import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicButton() {
  const [tickets, setTickets] = React.useState(0);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setTickets(tickets + 1)}>
        Add a ticket
      </Button>
      <Typography variant="body2" component="div" role="status" sx={{ color: 'text.secondary' }}>
        {tickets === 0
          ? 'Your basket is empty'
          : `${tickets} ${tickets === 1 ? 'ticket' : 'tickets'} in your basket`}
      </Typography>
    </Stack>
  );
}
