import * as React from 'react';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Stack from '@mui/joy/Stack';
import Switch, { switchClasses } from '@mui/joy/Switch';

export default function JoySwitchDecorators() {
  const [night, setNight] = React.useState(false);
  const [locked, setLocked] = React.useState(true);
  const [heating, setHeating] = React.useState(true);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Switch
        color={night ? 'primary' : 'warning'}
        checked={night}
        onChange={(event) => setNight(event.target.checked)}
        startDecorator={<LightModeIcon />}
        endDecorator={<DarkModeIcon />}
        slotProps={{ input: { 'aria-label': 'Night lighting' } }}
      />
      <Switch
        size="lg"
        color={locked ? 'success' : 'danger'}
        checked={locked}
        onChange={(event) => setLocked(event.target.checked)}
        slotProps={{
          input: { 'aria-label': 'Lock the front door' },
          thumb: {
            children: locked ? <LockIcon /> : <LockOpenIcon />,
          },
        }}
      />
      <Switch
        size="lg"
        checked={heating}
        onChange={(event) => setHeating(event.target.checked)}
        slotProps={{
          input: { 'aria-label': 'Heating' },
          track: {
            children: heating ? 'On' : <span style={{ marginInlineStart: 'auto' }}>Off</span>,
          },
        }}
        sx={{
          '--Switch-trackWidth': '68px',
          '--Switch-trackHeight': '30px',
          '--Switch-thumbSize': '24px',
          [`& .${switchClasses.track}`]: { px: 1 },
        }}
      />
    </Stack>
  );
}
