import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places = 3;

function messageFor(missing: number, booked: boolean) {
  if (missing === 0) {
    return booked ? 'Booked. Have a good trip!' : 'Your group is complete';
  }
  return `Choose ${missing} more ${missing === 1 ? 'seat' : 'seats'} to continue`;
}

export default function DisabledButton() {
  const [seats, setSeats] = React.useState<readonly string[]>([]);
  const [booked, setBooked] = React.useState(false);
  const missing = places - seats.length;

  const toggle = (seat: string) => {
    setSeats(seats.includes(seat) ? seats.filter((other) => other !== seat) : [...seats, seat]);
    setBooked(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Seats in row 7">
        {['A', 'B', 'C', 'D'].map((seat) => {
          const chosen = seats.includes(seat);
          return (
            <Button
              key={seat}
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              disabled={!chosen && missing === 0}
              onClick={() => toggle(seat)}
            >
              7{seat}
            </Button>
          );
        })}
      </Stack>
      <Typography variant="body2" component="div" role="status">
        {messageFor(missing, booked)}
      </Typography>
      <Button variant="contained" disabled={missing > 0} onClick={() => setBooked(true)}>
        Book seats
      </Button>
    </Stack>
  );
}
