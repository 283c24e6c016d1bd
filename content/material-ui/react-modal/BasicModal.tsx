import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the ferry times
      </Button>
      <Modal open={open} onClose={close} sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          sx={{ maxWidth: 360, maxHeight: '100%', overflow: 'auto', p: 3 }}
        >
          <Typography id={titleId} variant="h6" component="h2">
            Ferries to the island
          </Typography>
          <Typography sx={{ mt: 1, mb: 2 }}>
            Boats leave at 8:10, 11:40 and 16:25. The last one back departs at 18:00.
          </Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
