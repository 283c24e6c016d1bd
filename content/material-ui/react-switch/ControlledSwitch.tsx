import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledSwitch() {
  const id = React.useId();
  const [away, setAway] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography component="label" htmlFor={id}>
          Away mode
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" color="text.secondary">
          {away ? 'Heating at 16 °C, lights off' : 'Heating follows your plan'}
        </Typography>
      </Box>
      <Switch
        id={id}
        edge="end"
        checked={away}
        onChange={(_event, checked) => setAway(checked)}
        slotProps={{
          input: { role: 'switch', 'aria-describedby': `${id}-hint` },
        }}
      />
    </Paper>
  );
}
