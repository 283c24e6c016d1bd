import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide ref={ref} {...props} direction="up" />;
});

export default function TransitionDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Finish workout
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: SlideUp }}
        slotProps={{
          paper: { sx: { borderRadius: 4, textAlign: 'center', px: 2, py: 1 } },
          backdrop: { sx: { backdropFilter: 'blur(3px)' } },
        }}
      >
        <DialogTitle>Nice work</DialogTitle>
        <DialogContent>
          <DialogContentText>42 minutes, 6.8 km, and the hill did not win today.</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'center' }}>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Save workout
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
