import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function CustomizedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Start recording
      </Button>
      <Snackbar
        open={open}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        autoHideDuration={5000}
        message="Recording until you lock the screen"
        onClose={() => setOpen(false)}
        sx={{ bottom: { xs: 72, sm: 24 } }}
        slotProps={{
          content: {
            role: 'status',
            sx: {
              bgcolor: 'background.paper',
              color: 'text.primary',
              border: 1,
              borderColor: 'divider',
              borderRadius: 6,
              justifyContent: 'center',
            },
          },
        }}
      />
    </React.Fragment>
  );
}
