import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial, { type CloseReason, type OpenReason } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';

export default function ClickOnlySpeedDial() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('nothing yet');

  const handleOpen = (_event: unknown, reason: OpenReason) => {
    setLast(`open, ${reason}`);
    if (reason === 'toggle') setOpen(true);
  };
  const handleClose = (_event: unknown, reason: CloseReason) => {
    setLast(`close, ${reason}`);
    if (reason !== 'mouseLeave') setOpen(false);
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <Typography>{`Last request: ${last}`}</Typography>
      <SpeedDial
        ariaLabel="Zoom"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={handleOpen}
        onClose={handleClose}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction icon={<ZoomInIcon />} slotProps={{ tooltip: { title: 'Zoom in' } }} />
        <SpeedDialAction icon={<ZoomOutIcon />} slotProps={{ tooltip: { title: 'Zoom out' } }} />
      </SpeedDial>
    </Box>
  );
}
