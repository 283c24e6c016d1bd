import * as React from 'react';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const prices = { month: '€12 per month', year: '€108 per year' };

export default function RequiredToggleButton() {
  const [period, setPeriod] = React.useState<keyof typeof prices>('month');

  const handleChange = (_: React.MouseEvent, next: keyof typeof prices | null) => {
    if (next !== null) {
      setPeriod(next);
    }
  };

  return (
    <Paper elevation={0} sx={{ p: 2, textAlign: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="secondary"
        aria-label="Billing period"
        value={period}
        onChange={handleChange}
      >
        <ToggleButton value="month">Monthly</ToggleButton>
        <ToggleButton value="year">Yearly</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="h6" component="p" role="status" sx={{ mt: 2 }}>
        {prices[period]}
      </Typography>
    </Paper>
  );
}
