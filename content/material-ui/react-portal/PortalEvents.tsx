import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [outside, setOutside] = React.useState<HTMLElement | null>(null);
  const [clicks, setClicks] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Paper variant="outlined" sx={{ p: 2 }} onClick={() => setClicks(clicks + 1)}>
        <Typography role="status">{`The card has heard ${clicks} ${clicks === 1 ? 'click' : 'clicks'}.`}</Typography>
        {outside && (
          <Portal container={outside}>
            <Button variant="outlined">In another place</Button>
          </Portal>
        )}
      </Paper>
      <Box ref={setOutside} sx={{ minHeight: 36 }} />
    </Stack>
  );
}
