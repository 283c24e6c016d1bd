import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import type { ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function GuardedModal() {
  const [open, setOpen] = React.useState(false);
  const [text, setText] = React.useState('');
  const [kept, setKept] = React.useState(false);

  const close = () => {
    setOpen(false);
    setText('');
    setKept(false);
  };

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick' && text !== '') {
      setKept(true);
      return;
    }
    close();
  };

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Write a review</Button>
      <Modal open={open} onClose={handleClose} sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Review of the bakery"
          sx={{ width: '100%', maxWidth: 400, p: 3 }}
        >
          <Stack spacing={2}>
            <TextField
              label="Your review"
              multiline
              minRows={3}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {kept && <Alert severity="info">Your text is still here. Discard it or send it.</Alert>}
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
              <Button onClick={close}>Discard</Button>
              <Button variant="contained" disabled={text === ''} onClick={close}>
                Send
              </Button>
            </Stack>
          </Stack>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
