import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function VerticalButtonGroup() {
  const [zoom, setZoom] = React.useState(10);

  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        width: 320,
        p: 2,
      }}
    >
      <Box role="status">
        <Typography component="div" sx={{ fontWeight: 600 }}>
          Harbor map
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Zoom level {zoom}
        </Typography>
      </Box>
      <ButtonGroup orientation="vertical" variant="contained" aria-label="Map controls">
        <Button aria-label="Zoom in" onClick={() => setZoom(Math.min(20, zoom + 1))}>
          <AddIcon />
        </Button>
        <Button aria-label="Zoom out" onClick={() => setZoom(Math.max(1, zoom - 1))}>
          <RemoveIcon />
        </Button>
        <Button aria-label="Go to my location" onClick={() => setZoom(15)}>
          <MyLocationIcon />
        </Button>
      </ButtonGroup>
    </Paper>
  );
}
