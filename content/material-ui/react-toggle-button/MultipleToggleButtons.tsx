import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function MultipleToggleButtons() {
  const [chosen, setChosen] = React.useState<string[]>(['Mon', 'Thu']);
  const inOrder = days.filter((day) => chosen.includes(day));

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Days at the office"
        value={chosen}
        onChange={(_, value: string[]) => setChosen(value)}
      >
        {days.map((day) => (
          <ToggleButton key={day} value={day}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {inOrder.length > 0 ? `At the office: ${inOrder.join(', ')}` : 'At home all week'}
      </Typography>
    </Stack>
  );
}
