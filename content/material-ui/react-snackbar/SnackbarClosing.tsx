import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

const explanations = {
  none: 'The message has not been closed yet.',
  timeout: 'Closed because five seconds were over.',
  clickaway: 'Closed because you clicked somewhere else.',
  escapeKeyDown: 'Closed because you pressed Escape.',
  button: 'Closed with the button.',
};

export default function SnackbarClosing() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState<keyof typeof explanations>('none');

  const close = (next: keyof typeof explanations) => {
    setReason(next);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy the wifi password
      </Button>
      <Typography variant="body2" color="text.secondary">
        {explanations[reason]}
      </Typography>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        message="Password copied"
        onClose={(_event, closeReason) => close(closeReason)}
        slotProps={{ content: { role: 'status' } }}
        action={
          <IconButton
            color="inherit"
            size="small"
            aria-label="Close the message"
            onClick={() => close('button')}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
    </Stack>
  );
}
