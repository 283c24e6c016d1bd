import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TransitionModal() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the recipe
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: 400 } }}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open} timeout={400}>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-labelledby={titleId}
            sx={{ maxWidth: 380, p: 3 }}
          >
            <Typography id={titleId} variant="h6" component="h2">
              Lentil soup
            </Typography>
            <Typography sx={{ my: 2 }}>
              Fry the onions, add lentils and water, and let everything simmer for half an hour.
            </Typography>
            <Button onClick={close}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </React.Fragment>
  );
}
