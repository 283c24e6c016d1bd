import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogBackdrop() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Leave the exhibition
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby={id}
        slotProps={{
          backdrop: {
            sx: {
              backgroundColor: 'rgba(0, 0, 0, 0.25)',
              backdropFilter: 'blur(6px) grayscale(1)',
            },
          },
        }}
      >
        <DialogTitle id={id}>Leave the exhibition?</DialogTitle>
        <DialogContent>
          <DialogContentText>The audio guide remembers the last room.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Stay
          </Button>
          <Button onClick={close}>Leave</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
