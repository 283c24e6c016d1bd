import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ModalInitialFocus() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Untitled board');

  const rename = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('name');
    if (typeof value === 'string') setName(value.trim() || name);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>{name}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-modal="true" aria-labelledby={titleId} sx={{ p: 3 }}>
          <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 2 }}>
            Rename the board
          </Typography>
          <Stack component="form" spacing={2} onSubmit={rename}>
            <TextField autoFocus label="Name" name="name" defaultValue={name} />
            <Button type="submit" variant="contained">
              Save
            </Button>
          </Stack>
        </Paper>
      </Modal>
    </Stack>
  );
}
