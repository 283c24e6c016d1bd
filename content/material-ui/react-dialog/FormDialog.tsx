import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const formId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [shelf, setShelf] = React.useState('To read this winter');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = data.get('shelf');
    if (typeof name === 'string') setShelf(name.trim() || shelf);
    setOpen(false);
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{shelf}</Typography>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog fullWidth maxWidth="xs" open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Rename shelf</DialogTitle>
        <DialogContent>
          <Box component="form" id={formId} onSubmit={handleSubmit}>
            <TextField
              autoFocus
              fullWidth
              required
              name="shelf"
              label="Shelf name"
              margin="dense"
              defaultValue={shelf}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="contained">
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
