import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const anchors: NonNullable<DrawerProps['anchor']>[] = ['left', 'top', 'right', 'bottom'];

export default function DrawerAnchors() {
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('left');
  const [open, setOpen] = React.useState(false);

  const show = (next: typeof anchor) => {
    setAnchor(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {anchors.map((name) => (
        <Button key={name} aria-haspopup="dialog" onClick={() => show(name)}>
          {name}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Weather' } }}
      >
        <Box sx={{ p: 3, minWidth: 240 }}>
          <Typography variant="h6" component="h2">
            Wind from the west
          </Typography>
          <Typography color="text.secondary" gutterBottom>
            14 knots, gusts of 22. High tide at 16:40.
          </Typography>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Box>
      </Drawer>
    </Stack>
  );
}
