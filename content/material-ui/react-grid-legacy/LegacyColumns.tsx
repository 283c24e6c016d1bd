import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const tile = { p: 1, bgcolor: 'action.selected', borderRadius: 1, typography: 'body2' };

export default function LegacyColumns() {
  return (
    <Box sx={{ width: '100%', overflow: 'hidden' }}>
      <GridLegacy container spacing={1}>
        <GridLegacy item xs={12} sm={8}>
          <Box sx={tile}>Minutes of the meeting</Box>
        </GridLegacy>
        <GridLegacy item xs={12} sm={4}>
          <Box sx={tile}>Present: 14</Box>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
