import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    sea: { main: '#0b4f6c', soft: '#dff1f7', text: '#062b3b' },
  },
  shape: { borderRadius: 8 },
});

const bikes = [
  { place: 'Harbor', free: 11, docks: 20 },
  { place: 'Lighthouse', free: 3, docks: 12 },
];

export default function SystemUsageStation() {
  return (
    <ThemeProvider theme={() => theme}>
      <Box sx={{ display: 'grid', gap: 2, width: 300, fontFamily: 'sans-serif' }}>
        {bikes.map(({ place, free, docks }) => (
          <Box key={place} sx={{ p: 2, borderRadius: 1, bgcolor: 'sea.soft', color: 'sea.text' }}>
            <Box sx={{ fontWeight: 700, mb: 1 }}>{place}</Box>
            <Box sx={{ height: 8, borderRadius: 1, bgcolor: '#fff', overflow: 'hidden' }}>
              <Box sx={{ width: free / docks, height: 1, bgcolor: 'sea.main' }} />
            </Box>
            <Box sx={{ fontSize: 14, mt: 1 }}>
              {free} of {docks} bikes are free
            </Box>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
