import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const widget = (
  <Box component="section" sx={{ p: 2 }}>
    <p style={{ margin: 0 }}>
      Next tram in <strong>four minutes</strong>
    </p>
    <div style={{ width: 160, padding: 16, marginTop: 8, border: '4px solid currentColor' }}>
      160 pixels wide?
    </div>
  </Box>
);

export default function ScopedBaseline() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Box sx={{ fontFamily: 'serif', '& *': { boxSizing: 'content-box' } }}>{widget}</Box>
      <ScopedCssBaseline sx={{ width: 'auto' }}>{widget}</ScopedCssBaseline>
    </Stack>
  );
}
