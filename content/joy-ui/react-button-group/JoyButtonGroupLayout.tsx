import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';

export default function JoyButtonGroupLayout() {
  const [zoom, setZoom] = React.useState(3);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box
        sx={{ position: 'relative', height: 150, mb: 1, borderRadius: 'sm', overflow: 'hidden' }}
      >
        <svg
          role="img"
          aria-label={`Map of the island, zoom ${zoom}`}
          viewBox="0 0 320 150"
          width="100%"
          height="100%"
          preserveAspectRatio="xMidYMid slice"
        >
          <rect width="320" height="150" fill="#9cc9e8" />
          <g transform={`translate(160 75) scale(${0.4 + zoom * 0.2})`}>
            <path d="M-70 10 Q-60 -40 0 -35 T70 -5 Q60 40 5 38 T-70 10Z" fill="#8fbf7f" />
            <path d="M-50 5 Q0 -20 55 0" fill="none" stroke="#fff" strokeWidth="3" />
          </g>
        </svg>
        <ButtonGroup
          orientation="vertical"
          aria-label="Zoom"
          sx={{
            position: 'absolute',
            top: 8,
            right: 8,
            bgcolor: 'background.surface',
          }}
        >
          <IconButton aria-label="Zoom in" disabled={zoom === 6} onClick={() => setZoom(zoom + 1)}>
            <AddIcon />
          </IconButton>
          <IconButton aria-label="Zoom out" disabled={zoom === 1} onClick={() => setZoom(zoom - 1)}>
            <RemoveIcon />
          </IconButton>
        </ButtonGroup>
      </Box>
      <ButtonGroup spacing={1} buttonFlex="1" aria-label="Places" variant="soft">
        <Button onClick={() => setZoom(1)}>Whole island</Button>
        <Button onClick={() => setZoom(6)}>Harbor road</Button>
      </ButtonGroup>
    </Box>
  );
}
