import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const bars = [3, 5, 2, 7, 4];

export default function BoxThemeValues() {
  const [wide, setWide] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 232 }}>
      <Box
        role="img"
        aria-label="Visitors from Monday to Friday: 3, 5, 2, 7 and 4"
        sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, height: 120 }}
      >
        {bars.map((value, index) => (
          <Box
            key={index}
            sx={{
              width: wide ? 40 : 16,
              bgcolor: value === 7 ? 'primary.main' : 'text.disabled',
              transition: (theme) => theme.transitions.create('width'),
            }}
            style={{ height: `${value * 14}%` }}
          />
        ))}
      </Box>
      <Button onClick={() => setWide(!wide)} sx={{ alignSelf: 'flex-start' }}>
        {wide ? 'Narrow bars' : 'Wide bars'}
      </Button>
    </Stack>
  );
}
