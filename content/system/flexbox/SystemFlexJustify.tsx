import * as React from 'react';
import Box from '@mui/material/Box';

const places = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];

const stops = ['Mill', 'Bridge', 'Market'];

export default function SystemFlexJustify() {
  const [place, setPlace] = React.useState('space-between');

  return (
    <Box sx={{ width: 1, maxWidth: 440, typography: 'body2' }}>
      <label>
        justifyContent:{' '}
        <select value={place} onChange={(event) => setPlace(event.target.value)}>
          {places.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
      <Box
        sx={{
          display: 'flex',
          justifyContent: place,
          alignItems: 'center',
          gap: 1,
          mt: 2,
          p: 1,
          border: '1px dashed',
          borderColor: 'divider',
        }}
      >
        {stops.map((stop, index) => (
          <Box
            key={stop}
            sx={{
              px: 2,
              py: index + 1,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              borderRadius: 1,
            }}
          >
            {stop}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
