import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlertDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [kept, setKept] = React.useState(true);

  const finish = (keep: boolean) => {
    setKept(keep);
    setOpen(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button color="error" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Discard draft
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {kept ? 'The draft is safe.' : 'The draft was discarded.'}
      </Typography>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle id={`${id}-title`}>Discard this draft?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            The letter to the housing office has unsent changes. They cannot be brought back.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => finish(true)}>
            Keep draft
          </Button>
          <Button color="error" onClick={() => finish(false)}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
