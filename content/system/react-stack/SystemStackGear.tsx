import * as React from 'react';
import { Box, Stack } from '@mui/system';

const gear = ['Helmet', 'Rope', 'Ice axe', 'Gloves', 'Headlamp', 'Map', 'Sunglasses'];

export default function SystemStackGear() {
  const [useFlexGap, setUseFlexGap] = React.useState(false);

  return (
    <Box sx={{ width: 250 }}>
      <label>
        <input
          type="checkbox"
          checked={useFlexGap}
          onChange={(event) => setUseFlexGap(event.target.checked)}
        />{' '}
        useFlexGap
      </label>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap={useFlexGap}
        sx={{ flexWrap: 'wrap', mt: 2, p: 1, border: '1px dashed' }}
      >
        {gear.map((item) => (
          <Box key={item} sx={{ px: 1, borderRadius: 1, bgcolor: 'rgb(2 136 209 / 0.25)' }}>
            {item}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
