import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

function Concert() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Card
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@320': 'row' },
          alignItems: { '@320': 'center' },
          gap: { '@': 1, '@320': 2 },
          p: { '@': 1.5, '@320': 2 },
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="subtitle1" component="h2">
            String quartet
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Sunday at 18:00
          </Typography>
        </Box>
        <Button variant="outlined">Tickets</Button>
      </Card>
    </Box>
  );
}

export default function ContainerEvent() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography id="container-event-width" variant="body2">
        Width of the column
      </Typography>
      <Slider
        aria-labelledby="container-event-width"
        value={width}
        min={55}
        onChange={(_event, value) => setWidth(value)}
      />
      <Box style={{ width: `${width}%` }}>
        <Concert />
      </Box>
    </Box>
  );
}
