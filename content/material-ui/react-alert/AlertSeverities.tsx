import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success" role="note">
        Your bicycle space on the 14:20 ferry is booked.
      </Alert>
      <Alert severity="info" role="note">
        Boarding closes ten minutes before departure.
      </Alert>
      <Alert severity="warning" role="note">
        Strong wind is forecast. The crossing may take half an hour longer.
      </Alert>
      <Alert severity="error" role="note">
        The 18:00 ferry is canceled. Tickets are valid on every ferry tomorrow.
      </Alert>
    </Stack>
  );
}
