import * as React from 'react';
import Box from '@mui/joy/Box';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const defaults = extendTheme({ cssVarPrefix: 'night', colorSchemeSelector: 'data-night' });

const tuned = extendTheme({
  cssVarPrefix: 'tuned',
  colorSchemeSelector: 'data-night',
  colorSchemes: {
    dark: {
      shadowRing: '0 0 0 1px rgba(255 255 255 / 0.1)',
      palette: {
        background: { body: '#101316', surface: '#181c20', popup: '#1e2328' },
        text: { primary: '#e4e9ee' },
      },
    },
  },
});

export default function JoyDarkTuned() {
  const [checked, setChecked] = React.useState(true);

  return (
    <CssVarsProvider theme={checked ? tuned : defaults} colorSchemeNode={null}>
      <Box data-night="dark" sx={{ p: 3, width: 300, bgcolor: 'background.body' }}>
        <Typography
          component="label"
          sx={{ mb: 2, justifyContent: 'space-between' }}
          endDecorator={
            <Switch checked={checked} onChange={(event) => setChecked(event.target.checked)} />
          }
        >
          Tuned dark scheme
        </Typography>
        <MenuList variant="plain" aria-label="Playlist" sx={{ boxShadow: 'md' }}>
          <MenuItem>Play next</MenuItem>
          <MenuItem selected>Add to “Night drive”</MenuItem>
          <MenuItem>Show the album</MenuItem>
        </MenuList>
      </Box>
    </CssVarsProvider>
  );
}
