import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const speeds = [
  { name: 'At once', duration: 0 },
  { name: 'Default', duration: undefined },
  { name: 'Slow', duration: { enter: 1200, exit: 400 } },
];

export default function BackdropTransitions() {
  const [shown, setShown] = React.useState<(typeof speeds)[number] | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      {speeds.map((speed) => (
        <Button
          key={speed.name}
          onClick={() => {
            setShown(speed);
            setOpen(true);
          }}
        >
          {speed.name}
        </Button>
      ))}
      <Backdrop
        open={open}
        transitionDuration={shown?.duration}
        onClick={() => setOpen(false)}
        sx={{ zIndex: 'modal', color: 'common.white' }}
      >
        <Typography>Click to close</Typography>
      </Backdrop>
    </Stack>
  );
}
