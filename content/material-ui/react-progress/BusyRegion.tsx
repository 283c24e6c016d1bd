import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function BusyRegion() {
  const id = React.useId();
  const [busy, setBusy] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Recalculating"
        control={<Switch checked={busy} onChange={(_event, checked) => setBusy(checked)} />}
      />
      <Paper
        component="section"
        variant="outlined"
        aria-label="Energy use"
        aria-busy={busy}
        aria-describedby={busy ? id : undefined}
        sx={{ overflow: 'hidden' }}
      >
        <Box sx={{ height: 4 }}>
          {busy && <LinearProgress id={id} aria-label="Recalculating the energy use" />}
        </Box>
        <Box sx={{ p: 2, opacity: busy ? 0.7 : 1 }}>
          <Typography variant="h5" component="p">
            312 kWh
          </Typography>
          <Typography variant="body2">in May, 8% less than in April</Typography>
        </Box>
      </Paper>
    </Box>
  );
}
