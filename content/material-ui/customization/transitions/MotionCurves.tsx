import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

const curves = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

export default function MotionCurves() {
  const theme = useTheme();
  const [end, setEnd] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      {curves.map((curve) => (
        <Box key={curve} sx={{ mb: 1.5 }}>
          <Box sx={{ typography: 'body2', color: 'text.primary' }}>{curve}</Box>
          <Box
            sx={{
              width: 40,
              height: 12,
              borderRadius: 99,
              bgcolor: 'primary.main',
              marginInlineStart: end ? 'calc(100% - 40px)' : 0,
              transition: theme.transitions.create('margin', {
                duration: 1000,
                easing: theme.transitions.easing[curve],
              }),
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        </Box>
      ))}
      <Button variant="outlined" onClick={() => setEnd(!end)}>
        {end ? 'Back' : 'Start'}
      </Button>
    </Box>
  );
}
