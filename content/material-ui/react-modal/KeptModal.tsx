import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function KeptModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Note for the driver
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Note for the driver"
          sx={{ width: '100%', maxWidth: 360, p: 3 }}
        >
          <Stack spacing={2}>
            <TextField
              label="Note"
              defaultValue="The bell does not work."
              helperText="Change the text, close, and open again."
            />
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Stack>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
