import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicClickAway() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ width: 280, minHeight: 140 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Legend of the map
        </Button>
        {open && (
          <Paper id={id} elevation={3} sx={{ mt: 1, p: 2 }}>
            <Typography variant="body2">Solid line: paved road</Typography>
            <Typography variant="body2">Dotted line: footpath</Typography>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
