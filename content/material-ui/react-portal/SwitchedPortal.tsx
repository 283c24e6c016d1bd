import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function SwitchedPortal() {
  const bar = React.useRef<HTMLDivElement>(null);
  const [width, setWidth] = React.useState<'wide' | 'narrow'>('wide');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Layout"
        value={width}
        onChange={(_event, next: 'wide' | 'narrow' | null) => next && setWidth(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="wide">Wide</ToggleButton>
        <ToggleButton value="narrow">Narrow</ToggleButton>
      </ToggleButtonGroup>
      <Paper variant="outlined">
        <Box sx={{ p: 2 }}>
          <Typography gutterBottom>Room with a view of the harbor, two beds</Typography>
          <Portal container={() => bar.current} disablePortal={width === 'wide'}>
            <Button variant="contained">Book for €84</Button>
          </Portal>
        </Box>
        <Box
          ref={bar}
          sx={{ borderTop: 1, borderColor: 'divider', p: 1, minHeight: 54, textAlign: 'end' }}
        />
      </Paper>
    </Box>
  );
}
