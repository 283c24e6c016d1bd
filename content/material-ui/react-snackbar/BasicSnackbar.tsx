import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [saved, setSaved] = React.useState(false);

  const save = () => {
    setSaved(true);
    setOpen(true);
  };
  const undo = () => {
    setSaved(false);
    setOpen(false);
  };
  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>{saved ? 'Lentil soup is in your cookbook.' : 'Lentil soup'}</Typography>
      <Button variant="outlined" disabled={saved} onClick={save}>
        Add to cookbook
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={8000}
        message="Added to your cookbook"
        onClose={handleClose}
        slotProps={{ content: { role: 'status' } }}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </Stack>
  );
}
