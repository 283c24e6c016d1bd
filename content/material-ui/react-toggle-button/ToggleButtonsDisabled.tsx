import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonsDisabled() {
  const [quality, setQuality] = React.useState('hd');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography id="ToggleButtonsDisabled-label">Picture quality</Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby="ToggleButtonsDisabled-label"
        aria-describedby="ToggleButtonsDisabled-help"
        value={quality}
        onChange={(_, value: string | null) => setQuality(value ?? quality)}
      >
        <ToggleButton value="sd">SD</ToggleButton>
        <ToggleButton value="hd">HD</ToggleButton>
        <ToggleButton value="uhd" disabled>
          4K
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography id="ToggleButtonsDisabled-help" variant="body2" sx={{ color: 'text.secondary' }}>
        4K needs a faster connection.
      </Typography>
    </Stack>
  );
}
