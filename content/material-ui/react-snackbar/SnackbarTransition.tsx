import * as React from 'react';
import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

export default function SnackbarTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Mark as read
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        message="14 messages marked as read"
        onClose={() => setOpen(false)}
        slots={{ transition: SlideUp }}
        slotProps={{ content: { role: 'status' } }}
      />
    </React.Fragment>
  );
}
