import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const COLORS = ['#00695c', '#0288d1', '#ed6c02', '#7e57c2'];

export default function PaletteComputed() {
  const [main, setMain] = React.useState('#0288d1');
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const [contrastThreshold, setContrastThreshold] = React.useState(3);
  const { primary } = createTheme({
    palette: { primary: { main }, tonalOffset, contrastThreshold },
  }).palette;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="main"
        value={main}
        onChange={(_event, next: string | null) => next !== null && setMain(next)}
      >
        {COLORS.map((color) => (
          <ToggleButton key={color} value={color} aria-label={color}>
            <Box sx={{ width: 24, height: 24, borderRadius: '50%', bgcolor: color }} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div>
        <Typography id="palette-offset" variant="body2">{`tonalOffset: ${tonalOffset}`}</Typography>
        <Slider
          size="small"
          aria-labelledby="palette-offset"
          min={0.05}
          max={0.5}
          step={0.05}
          value={tonalOffset}
          onChange={(_event, next) => setTonalOffset(next)}
        />
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="contrastThreshold"
        value={contrastThreshold}
        onChange={(_event, next: number | null) => next !== null && setContrastThreshold(next)}
      >
        <ToggleButton value={3} sx={{ textTransform: 'none' }}>
          contrastThreshold 3
        </ToggleButton>
        <ToggleButton value={4.5} sx={{ textTransform: 'none' }}>
          4.5
        </ToggleButton>
      </ToggleButtonGroup>
      <Box role="status" sx={{ borderRadius: 1, overflow: 'hidden' }}>
        {(['light', 'main', 'dark'] as const).map((value) => (
          <Box
            key={value}
            sx={{
              p: 1.5,
              bgcolor: primary[value],
              color: getContrastRatio('#fff', primary[value]) >= 4.5 ? '#fff' : '#000',
            }}
          >
            {`${value}: ${primary[value]}`}
          </Box>
        ))}
        <Typography
          variant="body2"
          sx={{ mt: 1 }}
        >{`contrastText: ${primary.contrastText}`}</Typography>
      </Box>
    </Stack>
  );
}
