import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DelayedProgress() {
  const id = React.useId();
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Stop' : 'Look up the train'}
      </Button>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 40 }}>
        <Fade unmountOnExit in={loading} style={{ transitionDelay: loading ? '800ms' : '0ms' }}>
          <CircularProgress size={24} aria-labelledby={id} />
        </Fade>
        <Typography id={id} color="text.secondary">
          {loading ? 'Looking up IC 2217' : 'No search is running'}
        </Typography>
      </Stack>
    </Stack>
  );
}
