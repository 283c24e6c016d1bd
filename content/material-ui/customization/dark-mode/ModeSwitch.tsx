import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-card-mode', cssVarPrefix: 'card' },
  colorSchemes: { light: true, dark: true },
});

function Card() {
  const { mode, systemMode, setMode } = useColorScheme();

  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack spacing={2}>
        <TextField
          select
          size="small"
          id="dark-mode-switch"
          label="Mode of this card"
          value={mode ?? ''}
          onChange={(event) => setMode(event.target.value as 'system' | 'light' | 'dark')}
        >
          <MenuItem value="system">System</MenuItem>
          <MenuItem value="light">Light</MenuItem>
          <MenuItem value="dark">Dark</MenuItem>
        </TextField>
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: '3em' }}>
          {mode === 'system'
            ? `Your system asks for ${systemMode} mode.`
            : 'The card ignores your system.'}
        </Typography>
      </Stack>
    </Paper>
  );
}

export default function ModeSwitch() {
  const [node, setNode] = React.useState<HTMLElement | null>(null);

  return (
    <ThemeProvider theme={theme} colorSchemeNode={node} storageManager={null}>
      <div ref={setNode} style={{ width: 280 }}>
        <Card />
      </div>
    </ThemeProvider>
  );
}
