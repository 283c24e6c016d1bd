import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicBackdrop() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setOpen(!open)}>
        Print the tickets
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {open ? 'Printing. Click anywhere to cancel.' : 'The printer is idle.'}
      </Typography>
      <Backdrop
        open={open}
        onClick={close}
        sx={{ color: 'common.white', zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <CircularProgress color="inherit" aria-label="Printing" />
      </Backdrop>
    </Stack>
  );
}
