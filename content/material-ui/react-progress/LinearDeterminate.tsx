import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const slides = ['Harbor 1931', 'Market square', 'The old mill', 'Flood of 1954', 'First tram'];

export default function LinearDeterminate() {
  const id = React.useId();
  const [scanned, setScanned] = React.useState(2);
  const done = scanned === slides.length;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={id} variant="body2">
        {done ? 'All slides are scanned' : `Next slide: ${slides[scanned]}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(scanned / slides.length) * 100}
        color={done ? 'success' : 'primary'}
        aria-labelledby={id}
        aria-valuetext={`${scanned} of ${slides.length} slides`}
      />
      <Button onClick={() => setScanned(done ? 0 : scanned + 1)} sx={{ alignSelf: 'flex-start' }}>
        {done ? 'Start again' : 'Scan the slide'}
      </Button>
    </Stack>
  );
}
