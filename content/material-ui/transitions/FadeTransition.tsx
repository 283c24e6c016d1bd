import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FadeTransition() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>What do you call a bear without teeth?</Typography>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the answer' : 'Show the answer'}
      </Button>
      <Fade in={shown}>
        <Typography variant="h6" component="p">
          A gummy bear.
        </Typography>
      </Fade>
    </Stack>
  );
}
