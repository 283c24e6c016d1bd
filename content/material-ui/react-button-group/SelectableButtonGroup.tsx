import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const hours: Record<string, string> = {
  Day: '6 h 20 min tracked today',
  Week: '31 h 5 min tracked this week',
  Month: '126 h tracked this month',
};

export default function SelectableButtonGroup() {
  const [range, setRange] = React.useState('Week');

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <ButtonGroup fullWidth disableElevation aria-label="Time range">
        {Object.keys(hours).map((name) => (
          <Button
            key={name}
            variant={name === range ? 'contained' : 'outlined'}
            aria-pressed={name === range}
            onClick={() => setRange(name)}
          >
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Typography component="div" role="status" sx={{ mt: 2 }}>
        {hours[range]}
      </Typography>
    </Paper>
  );
}
