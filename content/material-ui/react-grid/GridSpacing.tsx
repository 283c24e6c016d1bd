import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Switch from '@mui/material/Switch';

export default function GridSpacing() {
  const [wideRows, setWideRows] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="rowSpacing={4}"
        control={<Switch checked={wideRows} onChange={(_event, on) => setWideRows(on)} />}
      />
      <Grid container rowSpacing={wideRows ? 4 : 1} columnSpacing={1}>
        {['Alto', 'Tenor', 'Soprano', 'Bass', 'Strings', 'Brass'].map((voice) => (
          <Grid key={voice} size={4}>
            <Box sx={{ p: 1, bgcolor: 'action.selected', borderRadius: 1, typography: 'body2' }}>
              {voice}
            </Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
