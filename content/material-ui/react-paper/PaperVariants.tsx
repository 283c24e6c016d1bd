import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Paper sx={{ p: 3, typography: 'body2' }}>Elevation, rounded</Paper>
      <Paper square sx={{ p: 3, typography: 'body2' }}>
        Elevation, square
      </Paper>
      <Paper variant="outlined" sx={{ p: 3, typography: 'body2' }}>
        Outlined, rounded
      </Paper>
      <Paper variant="outlined" square sx={{ p: 3, typography: 'body2' }}>
        Outlined, square
      </Paper>
    </Stack>
  );
}
