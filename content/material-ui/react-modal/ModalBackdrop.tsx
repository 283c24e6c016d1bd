import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalBackdrop() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Pause the game</Button>
      <Modal
        open={open}
        onClose={close}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          sx={{ p: 4, textAlign: 'center' }}
        >
          <Typography id={titleId} variant="h5" component="h2" gutterBottom>
            Paused
          </Typography>
          <Button variant="contained" onClick={close}>
            Continue
          </Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
