import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Dial = styled('div')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'grid',
  placeItems: 'center',
  width: 120,
  height: 120,
  margin: '0 auto',
  borderRadius: '50%',
  color: theme.palette.common.black,
  backgroundColor: 'hsl(calc(220 - var(--heat) * 2) 80% 70%)',
}));

export default function CustomizeProgress() {
  const [heat, setHeat] = React.useState(40);

  return (
    <Box sx={{ width: 240 }}>
      <Dial style={{ '--heat': heat } as React.CSSProperties}>{heat} °C</Dial>
      <Slider
        aria-label="Temperature of the kiln"
        value={heat}
        onChange={(_event, value) => setHeat(value)}
      />
    </Box>
  );
}
