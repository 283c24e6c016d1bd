import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';

const parent = { m: 4, bgcolor: 'action.hover' };
const container = { outline: '1px dashed', outlineColor: 'text.secondary' };
const tile = { p: 1, bgcolor: 'action.selected', typography: 'body2' };

export default function LegacySpacing() {
  return (
    <Stack sx={{ width: '100%', overflow: 'hidden' }}>
      <Box sx={parent}>
        <GridLegacy container spacing={2} sx={container}>
          <GridLegacy item xs={6}>
            <Box sx={tile}>GridLegacy</Box>
          </GridLegacy>
          <GridLegacy item xs={6}>
            <Box sx={tile}>reaches outside</Box>
          </GridLegacy>
        </GridLegacy>
      </Box>
      <Box sx={parent}>
        <Grid container spacing={2} sx={container}>
          <Grid size={6}>
            <Box sx={tile}>Grid</Box>
          </Grid>
          <Grid size={6}>
            <Box sx={tile}>stays inside</Box>
          </Grid>
        </Grid>
      </Box>
    </Stack>
  );
}
