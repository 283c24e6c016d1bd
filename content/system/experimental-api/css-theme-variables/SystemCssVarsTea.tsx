import * as React from 'react';
import {
  Box,
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const theme = createCssVarsTheme({
  ...createTheme(),
  cssVarPrefix: 'tea',
  colorSchemeSelector: 'data-tea',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: {
      palette: { mode: 'light', leaf: { main: '#2f6b3a', text: '#14351b', bg: '#eaf5e6' } },
    },
    dark: { palette: { mode: 'dark', leaf: { main: '#8fd19a', text: '#e3f4e2', bg: '#12261a' } } },
  },
});

const { CssVarsProvider, useColorScheme } = createCssVarsProvider({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
});

function Menu() {
  const { mode, setMode } = useColorScheme();

  return (
    <Box sx={{ p: 3, borderRadius: 2, bgcolor: 'leaf.bg', color: 'leaf.text', lineHeight: 1.6 }}>
      <Box component="label" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        Mode of this card
        <select
          value={mode ?? 'system'}
          onChange={({ target }) => setMode(target.value as 'system' | 'light' | 'dark')}
        >
          <option value="system">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </Box>
      <Box sx={{ pl: 2, borderLeft: 4, borderColor: 'leaf.main' }}>
        <strong>First flush</strong>
        <br />
        Picked in March, $4 a pot
      </Box>
    </Box>
  );
}

export default function SystemCssVarsTea() {
  const [node, setNode] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider theme={theme} colorSchemeNode={node} defaultMode="light" storageManager={null}>
      <div ref={setNode} style={{ width: 300 }}>
        <Menu />
      </div>
    </CssVarsProvider>
  );
}
