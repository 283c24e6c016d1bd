import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldTypes() {
  const [day, setDay] = React.useState('2025-06-14');
  const [time, setTime] = React.useState('19:30');
  const [seats, setSeats] = React.useState('2');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          fullWidth
          label="Day"
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          fullWidth
          label="Time"
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { step: 900 },
          }}
        />
        <TextField
          fullWidth
          label="Seats"
          value={seats}
          onChange={(event) => setSeats(event.target.value.replace(/\D/g, ''))}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        />
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary">
        {`Table for ${seats || '–'} on ${day || '–'} at ${time || '–'}.`}
      </Typography>
    </Stack>
  );
}
