import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const tile = { p: 1, bgcolor: 'action.selected', borderRadius: 1, typography: 'body2' };

export default function LegacyAutoWidth() {
  return (
    <Box sx={{ width: '100%', overflow: 'hidden' }}>
      <GridLegacy container spacing={1}>
        <GridLegacy item xs="auto">
          <Box sx={tile}>Invoice 311</Box>
        </GridLegacy>
        <GridLegacy item xs>
          <Box sx={tile}>Roof repair</Box>
        </GridLegacy>
        <GridLegacy item xs={3}>
          <Box sx={tile}>940 €</Box>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
