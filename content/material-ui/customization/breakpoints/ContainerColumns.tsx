import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const STOPS = ['Harbor', 'Market', 'Museum', 'Station'];

export default function ContainerColumns() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <Typography id="container-width" variant="body2">{`Width: ${width}%`}</Typography>
      <Slider
        size="small"
        aria-labelledby="container-width"
        min={30}
        value={width}
        onChange={(_event, next) => setWidth(next)}
      />
      <Box sx={{ width: `${width}%`, containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { '@': '1fr', '@300': '1fr 1fr', '@500': 'repeat(4, 1fr)' },
          }}
        >
          {STOPS.map((stop) => (
            <Box key={stop} sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
              {stop}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
