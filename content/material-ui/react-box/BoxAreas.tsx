import Box from '@mui/material/Box';

const cell = { p: 2, bgcolor: 'action.hover', borderRadius: 1, typography: 'body2' };

export default function BoxAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        gridTemplateAreas: {
          xs: '"map" "route" "weather"',
          sm: '"map route" "map weather"',
        },
      }}
    >
      <Box sx={{ ...cell, gridArea: 'map', minHeight: 140 }}>Map of the bay</Box>
      <Box sx={{ ...cell, gridArea: 'route' }}>Route: 14 nautical miles</Box>
      <Box sx={{ ...cell, gridArea: 'weather' }}>Weather: wind 4, from the west</Box>
    </Box>
  );
}
