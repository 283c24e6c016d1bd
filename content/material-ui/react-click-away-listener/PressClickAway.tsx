import * as React from 'react';
import Chip from '@mui/material/Chip';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PressClickAway() {
  const [away, setAway] = React.useState(0);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setAway((count) => count + 1)}
    >
      <Paper variant="outlined" sx={{ maxWidth: 360, p: 2 }}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography>
            Select this sentence and let go of the mouse outside of the frame. Nothing is counted.
          </Typography>
          <Chip label={`Presses outside: ${away}`} />
        </Stack>
      </Paper>
    </ClickAwayListener>
  );
}
