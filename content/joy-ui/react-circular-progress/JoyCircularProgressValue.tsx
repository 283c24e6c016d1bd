import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyCircularProgressValue() {
  const [glasses, setGlasses] = React.useState(0);
  const percent = (glasses / 8) * 100;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={percent}
        color={percent === 100 ? 'success' : 'primary'}
        aria-label="Water today"
        aria-valuenow={percent}
        aria-valuetext={`${glasses} of 8 glasses`}
        sx={{ '--CircularProgress-size': '112px' }}
      >
        <Typography level="title-lg">{glasses} of 8</Typography>
      </CircularProgress>
      <Button variant="soft" onClick={() => setGlasses((glasses + 1) % 9)}>
        {glasses === 8 ? 'Start again' : 'One more glass'}
      </Button>
    </Stack>
  );
}
