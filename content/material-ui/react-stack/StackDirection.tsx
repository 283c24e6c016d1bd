import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const phases = ['Sow', 'Thin out', 'Water', 'Harvest'];

export default function StackDirection() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ p: 0, m: 0, listStyle: 'none', width: '100%' }}
    >
      {phases.map((phase) => (
        <Paper
          key={phase}
          component="li"
          variant="outlined"
          sx={{ p: 2, flexGrow: 1, typography: 'body1' }}
        >
          {phase}
        </Paper>
      ))}
    </Stack>
  );
}
