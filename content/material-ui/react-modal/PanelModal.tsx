import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PanelModal() {
  const [panel, setPanel] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      ref={setPanel}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 420,
        height: 220,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ p: 2 }}>
        <Typography gutterBottom>Camera 2: entrance</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Restart the camera
        </Button>
      </Box>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={panel}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-modal="true" aria-label="Restart camera 2" sx={{ p: 2 }}>
          <Typography sx={{ mb: 1 }}>There is no picture for a minute.</Typography>
          <Button onClick={() => setOpen(false)}>Restart</Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
