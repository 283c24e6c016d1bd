import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

const sides = [
  { anchor: 'left', room: 'Kitchen', area: '2 / 1' },
  { anchor: 'top', room: 'Attic', area: '1 / 2' },
  { anchor: 'bottom', room: 'Cellar', area: '3 / 2' },
  { anchor: 'right', room: 'Garden', area: '2 / 3' },
] as const;

export default function JoyDrawerAnchors() {
  const [side, setSide] = React.useState<(typeof sides)[number]>(sides[0]);
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1.5 }}>
      {sides.map((item) => (
        <Button
          key={item.anchor}
          variant="soft"
          color="neutral"
          sx={{ gridArea: item.area }}
          onClick={() => {
            setSide(item);
            setOpen(true);
          }}
        >
          {item.room}
        </Button>
      ))}
      <Drawer anchor={side.anchor} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>{side.room}</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>This drawer comes from the {side.anchor}.</DialogContent>
      </Drawer>
    </Box>
  );
}
