import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const tile = { p: 1, bgcolor: 'action.selected', borderRadius: 1, typography: 'body2' };

export default function LegacyNested() {
  return (
    <Box sx={{ width: '100%', overflow: 'hidden' }}>
      <GridLegacy container spacing={1}>
        <GridLegacy item xs={4}>
          <Box sx={tile}>Archive</Box>
        </GridLegacy>
        <GridLegacy item container xs={8} spacing={1}>
          <GridLegacy item xs={6}>
            <Box sx={tile}>Letters</Box>
          </GridLegacy>
          <GridLegacy item xs={6}>
            <Box sx={tile}>Photos</Box>
          </GridLegacy>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
