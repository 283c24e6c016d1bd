import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const jars = ['Apricot', 'Blackberry', 'Cherry', 'Fig', 'Lemon', 'Quince'];

export default function ResponsiveShelf() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Typography id="responsive-shelf-width" variant="body2">
        Width of the shelf
      </Typography>
      <Slider
        aria-labelledby="responsive-shelf-width"
        value={width}
        min={40}
        onChange={(_event, value) => setWidth(value)}
      />
      <Box
        component="ul"
        style={{ width: `${width}%` }}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
          gap: 1.5,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {jars.map((jar) => (
          <Paper key={jar} component="li" variant="outlined" sx={{ p: 1.5 }}>
            {jar}
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
