import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const herbs = ['Basil', 'Chives', 'Dill', 'Lovage', 'Marjoram', 'Oregano', 'Sage', 'Thyme'];

export default function StackFlexGap() {
  const [useFlexGap, setUseFlexGap] = React.useState(true);

  return (
    <Box sx={{ maxWidth: 280 }}>
      <FormControlLabel
        label="useFlexGap"
        control={<Switch checked={useFlexGap} onChange={(_event, on) => setUseFlexGap(on)} />}
      />
      <Stack direction="row" spacing={1} useFlexGap={useFlexGap} sx={{ flexWrap: 'wrap' }}>
        {herbs.map((herb) => (
          <Chip key={herb} label={herb} />
        ))}
      </Stack>
    </Box>
  );
}
