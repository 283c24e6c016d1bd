import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function SnackbarAlert() {
  const [open, setOpen] = React.useState(false);

  const handleClose = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the photos
      </Button>
      <Snackbar open={open} onClose={handleClose}>
        <Alert
          severity="error"
          variant="filled"
          elevation={6}
          closeText="Close the error"
          onClose={handleClose}
          sx={{ width: '100%' }}
        >
          Two of nine photos are too large for this album.
        </Alert>
      </Snackbar>
    </React.Fragment>
  );
}
