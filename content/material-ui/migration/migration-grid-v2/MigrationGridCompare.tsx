import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const frame = { bgcolor: 'action.hover', border: 1, borderColor: 'divider' };
const container = { outline: '2px dashed', outlineColor: 'primary.main' };

export default function MigrationGridCompare() {
  return (
    <Stack spacing={5} sx={{ width: '100%', maxWidth: 480, mx: 'auto', p: { xs: 1, sm: 2 } }}>
      <div>
        <Typography component="p" variant="subtitle2" sx={{ mb: 3 }}>
          GridLegacy
        </Typography>
        <Box sx={frame}>
          <GridLegacy container spacing={2} sx={container}>
            <GridLegacy item xs={12} sm={8}>
              <TextField label="Street" size="small" fullWidth />
            </GridLegacy>
            <GridLegacy item xs={12} sm={4}>
              <TextField label="Number" size="small" fullWidth />
            </GridLegacy>
          </GridLegacy>
        </Box>
      </div>
      <div>
        <Typography component="p" variant="subtitle2" sx={{ mb: 1 }}>
          Grid
        </Typography>
        <Box sx={frame}>
          <Grid container spacing={2} sx={container}>
            <Grid size={{ xs: 12, sm: 8 }}>
              <TextField label="Street" size="small" fullWidth />
            </Grid>
            <Grid size={{ xs: 12, sm: 4 }}>
              <TextField label="Number" size="small" fullWidth />
            </Grid>
          </Grid>
        </Box>
      </div>
    </Stack>
  );
}
