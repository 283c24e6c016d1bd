import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme } from '@mui/material/styles';
import { ThemeTree } from '../../../theme-values/ThemeTree';

const themes = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};
const omit = ['vars', 'unstable_sxConfig'];
const open = ['palette', 'palette.primary', 'shape'];

export default function ThemeValues() {
  const [dark, setDark] = React.useState(false);

  return (
    <Box sx={{ width: '100%', typography: 'body2' }}>
      <FormControlLabel
        label="Theme of the dark mode"
        control={<Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />}
      />
      <ThemeTree
        theme={dark ? themes.dark : themes.light}
        omit={omit}
        open={open}
        hint="grey, fontSize, modal…"
      />
    </Box>
  );
}
