import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicButtonGroup() {
  const [guests, setGuests] = React.useState(2);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography component="div" role="status">
        Table for {guests}
      </Typography>
      <ButtonGroup variant="contained" aria-label="Number of guests">
        <Button onClick={() => setGuests(Math.max(1, guests - 1))}>Remove</Button>
        <Button onClick={() => setGuests(2)}>Reset</Button>
        <Button onClick={() => setGuests(Math.min(12, guests + 1))}>Add</Button>
      </ButtonGroup>
    </Stack>
  );
}
