import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyCircularProgressBasic() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-labelledby="joy-trains" />
      <Typography id="joy-trains">Looking for trains to Basel</Typography>
    </Stack>
  );
}
