import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const heights = [60, 110, 80, 50, 90, 70, 100, 60];

export default function MasonrySpacing() {
  const id = React.useId();
  const [spacing, setSpacing] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Typography id={id}>{`Spacing: ${spacing}`}</Typography>
      <Slider
        aria-labelledby={id}
        min={0}
        max={4}
        step={0.5}
        value={spacing}
        onChange={(_event, value) => setSpacing(value)}
      />
      <Box>
        <Masonry columns={4} spacing={spacing}>
          {heights.map((height, index) => (
            <Box key={index} sx={{ height, bgcolor: 'primary.main', borderRadius: 1 }} />
          ))}
        </Masonry>
      </Box>
    </Stack>
  );
}
