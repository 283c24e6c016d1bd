import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';

export default function StandaloneToggleButton() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1 }}>
      <Typography sx={{ ml: 1 }}>Rehearsal on Thursday at 19:00</Typography>
      <ToggleButton
        value="pin"
        size="small"
        color="primary"
        aria-label="Pin to the top"
        selected={pinned}
        onChange={() => setPinned(!pinned)}
      >
        {pinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
      </ToggleButton>
    </Paper>
  );
}
