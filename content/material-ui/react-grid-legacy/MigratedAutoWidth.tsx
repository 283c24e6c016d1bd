import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = { p: 1, bgcolor: 'action.selected', borderRadius: 1, typography: 'body2' };

export default function MigratedAutoWidth() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size="auto">
        <Box sx={tile}>Invoice 311</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={tile}>Roof repair</Box>
      </Grid>
      <Grid size={3}>
        <Box sx={tile}>940 €</Box>
      </Grid>
    </Grid>
  );
}
