import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = { p: 1, bgcolor: 'action.selected', borderRadius: 1, typography: 'body2' };

export default function MigratedColumns() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Box sx={tile}>Minutes of the meeting</Box>
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Box sx={tile}>Present: 14</Box>
      </Grid>
    </Grid>
  );
}
