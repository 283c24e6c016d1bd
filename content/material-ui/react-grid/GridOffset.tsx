import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = { p: 1, bgcolor: 'action.selected', borderRadius: 1, typography: 'body2' };

export default function GridOffset() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={4} offset={4}>
        <Box sx={tile}>Title in the middle</Box>
      </Grid>
      <Grid size={{ xs: 6, md: 3 }}>
        <Box sx={tile}>Back</Box>
      </Grid>
      <Grid size={{ xs: 4, md: 3 }} offset="auto">
        <Box sx={tile}>Next</Box>
      </Grid>
    </Grid>
  );
}
