import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const spices = ['Cumin', 'Coriander', 'Turmeric', 'Fenugreek', 'Mustard', 'Cardamom', 'Clove'];

export default function JoyStackGap() {
  const [gap, setGap] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 260, alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap={gap} sx={{ flexWrap: 'wrap' }}>
        {spices.map((spice) => (
          <Chip key={spice} variant="outlined">
            {spice}
          </Chip>
        ))}
      </Stack>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={gap} onChange={(event) => setGap(event.target.checked)} sx={{ ml: 1 }} />
        }
      >
        useFlexGap
      </Typography>
    </Stack>
  );
}
