import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicPortal() {
  const board = React.useRef<HTMLDivElement>(null);
  const [posted, setPosted] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="subtitle2" component="h2">
          Your desk
        </Typography>
        <Button size="small" onClick={() => setPosted(!posted)}>
          {posted ? 'Take the note back' : 'Pin a note to the board'}
        </Button>
        {posted && (
          <Portal container={() => board.current}>
            <Typography>Lost: one green umbrella</Typography>
          </Portal>
        )}
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="subtitle2" component="h2">
          Notice board
        </Typography>
        <Box ref={board} aria-live="polite" sx={{ minHeight: 24 }} />
      </Paper>
    </Stack>
  );
}
