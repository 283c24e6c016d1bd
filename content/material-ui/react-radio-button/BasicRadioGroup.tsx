import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const tickets = [
  { value: 'single', label: 'Single ride', note: '€2.60, valid for 90 minutes' },
  { value: 'day', label: 'Day ticket', note: '€7.80, valid until 3 in the morning' },
  { value: 'week', label: 'Week ticket', note: '€29.00, valid for seven days' },
];

export default function BasicRadioGroup() {
  const [ticket, setTicket] = React.useState('day');

  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <FormControl variant="standard">
        <FormLabel id="BasicRadioGroup-label" component="div">
          Ticket
        </FormLabel>
        <RadioGroup
          aria-labelledby="BasicRadioGroup-label"
          value={ticket}
          onChange={(_, value) => setTicket(value)}
        >
          {tickets.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
          ))}
        </RadioGroup>
        <FormHelperText role="status">
          {tickets.find(({ value }) => value === ticket)?.note}
        </FormHelperText>
      </FormControl>
    </Paper>
  );
}
