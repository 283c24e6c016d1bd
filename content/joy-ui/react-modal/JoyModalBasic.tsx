import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyModalBasic() {
  const [open, setOpen] = React.useState(false);
  const [canceled, setCanceled] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography role="status">
        {canceled ? 'The cabin is free again.' : 'You have a cabin on the night ferry.'}
      </Typography>
      {canceled ? (
        <Button variant="soft" onClick={() => setCanceled(false)}>
          Book it again
        </Button>
      ) : (
        <Button variant="outlined" color="danger" onClick={() => setOpen(true)}>
          Cancel the cabin
        </Button>
      )}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog role="alertdialog" maxWidth={400}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Cancel the cabin?</DialogTitle>
          <DialogContent>You get the money back, and a seat on deck stays yours.</DialogContent>
          <DialogActions>
            <Button
              color="danger"
              onClick={() => {
                setCanceled(true);
                setOpen(false);
              }}
            >
              Cancel the cabin
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
