import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function BasicDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share location
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>Share your location?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            The driver sees where you are until the ride ends. You can stop sharing at any time from
            the ride screen.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Not now</Button>
          <Button onClick={handleClose} autoFocus>
            Share
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
