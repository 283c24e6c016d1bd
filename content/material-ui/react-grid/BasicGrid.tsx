import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid size={8}>
          <Paper variant="outlined" sx={{ p: 2, typography: 'body1' }}>
            Timetable
          </Paper>
        </Grid>
        <Grid size={4}>
          <Paper variant="outlined" sx={{ p: 2, typography: 'body1' }}>
            Today
          </Paper>
        </Grid>
        <Grid size={4}>
          <Paper variant="outlined" sx={{ p: 2, typography: 'body1' }}>
            Rooms
          </Paper>
        </Grid>
        <Grid size={8}>
          <Paper variant="outlined" sx={{ p: 2, typography: 'body1' }}>
            Messages
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}
