import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const card = (name: string) => (
  <Paper elevation={3} sx={{ display: 'grid', placeItems: 'center', height: 64 }}>
    {name}
  </Paper>
);

export default function TransitionOverview() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide all' : 'Show all'}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
          gap: 2,
          width: '100%',
          minHeight: 80,
          overflow: 'hidden',
          p: 1,
        }}
      >
        <Collapse in={shown}>{card('Collapse')}</Collapse>
        <Fade in={shown} appear={false}>
          {card('Fade')}
        </Fade>
        <Grow in={shown} appear={false}>
          {card('Grow')}
        </Grow>
        <Slide in={shown} appear={false} direction="up">
          {card('Slide')}
        </Slide>
        <Zoom in={shown} appear={false}>
          {card('Zoom')}
        </Zoom>
      </Box>
    </Stack>
  );
}
