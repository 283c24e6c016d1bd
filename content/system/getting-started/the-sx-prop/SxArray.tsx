import * as React from 'react';
import Box from '@mui/material/Box';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function SxArray() {
  const [free, setFree] = React.useState(['Tue', 'Fri']);
  const toggle = (day: string) =>
    setFree((list) => (list.includes(day) ? list.filter((one) => one !== day) : [...list, day]));

  return (
    <Box
      role="group"
      aria-label="Days you can work"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {days.map((day) => (
        <Box
          key={day}
          component="button"
          type="button"
          aria-pressed={free.includes(day)}
          onClick={() => toggle(day)}
          sx={[
            {
              px: 2,
              py: 1,
              border: 1,
              borderColor: 'text.secondary',
              borderRadius: 1,
              bgcolor: 'transparent',
              color: 'text.primary',
              font: 'inherit',
              cursor: 'pointer',
            },
            free.includes(day) && {
              borderColor: 'primary.main',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          ]}
        >
          {day}
        </Box>
      ))}
    </Box>
  );
}
