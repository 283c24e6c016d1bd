import * as React from 'react';
import Box from '@mui/material/Box';

const postcards = [
  { place: 'Lisbon', color: '#ffcc80' },
  { place: 'Bergen', color: '#90caf9' },
  { place: 'Tangier', color: '#a5d6a7' },
];

export default function SystemPositionCards() {
  const [front, setFront] = React.useState('Tangier');

  return (
    <Box sx={{ position: 'relative', width: 280, height: 170 }}>
      {postcards.map(({ place, color }, index) => (
        <Box
          key={place}
          component="button"
          type="button"
          aria-pressed={front === place}
          onClick={() => setFront(place)}
          sx={{
            position: 'absolute',
            top: index * 30,
            left: index * 60,
            zIndex: front === place ? 1 : 0,
            display: 'flex',
            p: 1,
            width: 150,
            height: 100,
            border: '1px solid rgb(0 0 0 / 0.3)',
            borderRadius: 1,
            bgcolor: color,
            color: 'common.black',
            typography: 'body1',
            cursor: 'pointer',
          }}
        >
          {place}
        </Box>
      ))}
    </Box>
  );
}
