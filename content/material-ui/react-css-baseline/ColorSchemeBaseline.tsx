import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const night = createTheme({ palette: { mode: 'dark' } });

export default function ColorSchemeBaseline() {
  const id = React.useId();
  const [enabled, setEnabled] = React.useState(true);

  return (
    <ThemeProvider theme={night}>
      <ScopedCssBaseline enableColorScheme={enabled} sx={{ width: '100%', maxWidth: 340, p: 2 }}>
        <Stack spacing={2}>
          <FormControlLabel
            control={
              <Switch checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
            }
            label="enableColorScheme"
          />
          <label htmlFor={id}>Departure</label>
          <input id={id} type="date" defaultValue="2025-03-14" />
          <progress aria-label="Upload" max={100} value={40} />
        </Stack>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
