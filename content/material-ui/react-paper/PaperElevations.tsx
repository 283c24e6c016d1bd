import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 2, 4, 8, 16, 24];

export default function PaperElevations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        p: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
      }}
    >
      {elevations.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ display: 'grid', placeItems: 'center', height: 80, typography: 'body2' }}
        >
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
