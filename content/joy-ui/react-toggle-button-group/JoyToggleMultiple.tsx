import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function JoyToggleMultiple() {
  const [days, setDays] = React.useState(['Tuesday', 'Friday']);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography id="JoyToggleMultiple-label" level="title-sm">
        Ring the alarm on
      </Typography>
      <ToggleButtonGroup
        aria-labelledby="JoyToggleMultiple-label"
        variant="soft"
        spacing={0.5}
        sx={{ borderRadius: '999px' }}
        value={days}
        onChange={(_event, value) => setDays(value)}
      >
        {week.map((day) => {
          const on = days.includes(day);
          return (
            <IconButton
              key={day}
              value={day}
              aria-label={day}
              variant={on ? 'solid' : 'soft'}
              color={on ? 'primary' : 'neutral'}
            >
              {day[0]}
            </IconButton>
          );
        })}
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {days.length === 0 ? 'Never' : `On ${days.length} of 7 days`}
      </Typography>
    </Stack>
  );
}
