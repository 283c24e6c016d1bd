import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const plants = ['Basil', 'Fern', 'Orchid'];

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(0);

  const [current] = queue;

  const announce = (text: string) => {
    nextId.current += 1;
    const id = nextId.current;
    // With a message on the screen, the new one waits; close the old one to make room.
    setOpen(queue.length === 0);
    setQueue((waiting) => [...waiting, { id, text }]);
  };

  const showNext = () => {
    setOpen(queue.length > 1);
    setQueue((waiting) => waiting.slice(1));
  };

  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {plants.map((plant) => (
        <Button key={plant} onClick={() => announce(`${plant} watered`)}>
          {`Water ${plant}`}
        </Button>
      ))}
      <Snackbar
        key={current?.id}
        open={open}
        autoHideDuration={4000}
        message={current?.text}
        onClose={handleClose}
        slotProps={{ content: { role: 'status' }, transition: { onExited: showNext } }}
      />
    </Stack>
  );
}
