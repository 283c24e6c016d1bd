import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const groups = ['palette', 'typography', 'breakpoints', 'shape', 'transitions', 'zIndex'];

type Entry = { path: string; value: string };

/** Returns one entry for each text and number in a part of the theme. */
function entriesOf(value: unknown, path: string): Entry[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value: `${value}` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => entriesOf(child, `${path}.${key}`));
}

const isColor = (value: string) => /^(#|rgba?\()/.test(value);

export default function ThemeValues() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const [text, setText] = React.useState('palette.primary');

  const entries = React.useMemo(() => {
    const theme: Record<string, unknown> = { ...createTheme({ palette: { mode } }) };
    return groups.flatMap((group) => entriesOf(theme[group], group));
  }, [mode]);
  const found = entries.filter(({ path }) => path.toLowerCase().includes(text.toLowerCase()));

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%' }}>
      <Stack useFlexGap direction="row" spacing={2}>
        <TextField
          size="small"
          label="Path"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flexGrow: 1 }}
        />
        <TextField
          select
          size="small"
          label="Mode"
          value={mode}
          onChange={(event) => setMode(event.target.value as 'light' | 'dark')}
        >
          <MenuItem value="light">light</MenuItem>
          <MenuItem value="dark">dark</MenuItem>
        </TextField>
      </Stack>
      <Typography role="status" variant="body2">
        {found.length} of {entries.length} values
      </Typography>
      <Box
        role="region"
        aria-label="Values"
        tabIndex={0}
        sx={{ height: 260, overflow: 'auto', fontFamily: 'monospace', fontSize: 13 }}
      >
        {found.map(({ path, value }) => (
          <Box
            key={path}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flexGrow: 1 }}>{path}</Box>
            {isColor(value) && (
              <Box
                aria-hidden
                sx={{ width: 16, height: 16, border: 1, borderColor: 'divider' }}
                style={{ backgroundColor: value }}
              />
            )}
            <Box sx={{ color: 'text.secondary' }}>{value}</Box>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
