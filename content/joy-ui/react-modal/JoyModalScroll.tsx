import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';

const stops = Array.from({ length: 24 }, (_, index) => `Stop ${index + 1}, 9:${10 + index * 2}`);

export default function JoyModalScroll() {
  const [scroll, setScroll] = React.useState<'content' | 'dialog' | null>(null);
  const close = () => setScroll(null);

  const dialog = (
    <ModalDialog aria-describedby={undefined}>
      <DialogTitle>Line 4</DialogTitle>
      <Divider />
      <DialogContent tabIndex={0} role="group" aria-label="Stops">
        {stops.map((stop) => (
          <div key={stop}>{stop}</div>
        ))}
      </DialogContent>
      <Divider />
      <DialogActions>
        <Button autoFocus={scroll === 'dialog'} onClick={close}>
          Done
        </Button>
      </DialogActions>
    </ModalDialog>
  );

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
      <Button variant="soft" onClick={() => setScroll('content')}>
        Scroll the stops
      </Button>
      <Button variant="soft" color="neutral" onClick={() => setScroll('dialog')}>
        Scroll the dialog
      </Button>
      <Modal open={scroll !== null} onClose={close}>
        {scroll === 'dialog' ? <ModalOverflow>{dialog}</ModalOverflow> : dialog}
      </Modal>
    </Stack>
  );
}
