import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearBuffer() {
  const [played, setPlayed] = React.useState(20);
  const loaded = Math.min(100, played + 30);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <LinearProgress
        variant="buffer"
        value={played}
        valueBuffer={loaded}
        aria-label="Episode 14: Lighthouse keepers"
        aria-valuetext={`${played} percent played, ${loaded} percent loaded`}
      />
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setPlayed(Math.max(0, played - 10))}>Back</Button>
        <Button onClick={() => setPlayed(Math.min(100, played + 10))}>Forward</Button>
      </Stack>
    </Stack>
  );
}
