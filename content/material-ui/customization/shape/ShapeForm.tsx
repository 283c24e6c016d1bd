import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withRadius = (outer: Theme, borderRadius: number): Theme => ({
  ...outer,
  shape: { borderRadius },
  // If the theme has CSS variables, most components read the radius from `vars`.
  ...(outer.vars && { vars: { ...outer.vars, shape: { borderRadius } } }),
});

export default function ShapeForm() {
  const [radius, setRadius] = React.useState(8);
  const theme = React.useCallback((outer: Theme) => withRadius(outer, radius), [radius]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Radius of corners"
        value={radius}
        max={24}
        valueLabelDisplay="auto"
        onChange={(_event, value) => setRadius(value)}
      />
      <ThemeProvider theme={theme}>
        <Card variant="outlined" sx={{ p: 2 }}>
          <Stack useFlexGap spacing={2}>
            <TextField label="Name on the parcel" defaultValue="M. Sato" />
            <Stack useFlexGap direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Button variant="contained">Print label</Button>
              <Chip label="Fragile" />
            </Stack>
          </Stack>
        </Card>
      </ThemeProvider>
    </Box>
  );
}
