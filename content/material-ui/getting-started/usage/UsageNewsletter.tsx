import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function UsageNewsletter() {
  const [email, setEmail] = React.useState('');
  const [weekly, setWeekly] = React.useState(true);
  const [sent, setSent] = React.useState(false);

  return (
    <Paper
      component="form"
      variant="outlined"
      aria-label="Newsletter"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setSent(true);
      }}
      sx={{ p: 3, width: 320 }}
    >
      <Stack spacing={2}>
        <TextField
          id="usage-newsletter-email"
          label="Email address"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FormControlLabel
          control={
            <Switch checked={weekly} onChange={(event) => setWeekly(event.target.checked)} />
          }
          label="Once a week at most"
        />
        <Button type="submit" variant="contained">
          Subscribe
        </Button>
        {sent && (
          <Alert severity="success">
            {email} is on the {weekly ? 'weekly' : 'daily'} list.
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}
