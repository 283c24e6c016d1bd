import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = {
  p: 1,
  height: '100%',
  bgcolor: 'action.selected',
  borderRadius: 1,
  typography: 'body2',
};

export default function NestedGrid() {
  return (
    <Grid container spacing={1} columns={8} sx={{ width: '100%' }}>
      <Grid size={3}>
        <Box sx={tile}>Sea chart</Box>
      </Grid>
      <Grid container size={5}>
        <Grid size={8}>
          <Box sx={tile}>Radio log</Box>
        </Grid>
        <Grid size={4}>
          <Box sx={tile}>Crew</Box>
        </Grid>
        <Grid size={4}>
          <Box sx={tile}>Stores</Box>
        </Grid>
      </Grid>
    </Grid>
  );
}
