import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressSizes() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <CircularProgress size={20} aria-label="Checking the name" />
      <CircularProgress color="secondary" aria-label="Loading the preview" />
      <CircularProgress size={64} thickness={2} color="inherit" aria-label="Opening the workshop" />
      <CircularProgress size="6rem" color="success" aria-label="Preparing the archive" />
    </Stack>
  );
}
