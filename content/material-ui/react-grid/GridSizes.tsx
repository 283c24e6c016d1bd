import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridSizes() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Grid size={3} sx={{ typography: 'body1' }}>
        Invite
      </Grid>
      <Grid size="grow">
        <TextField fullWidth size="small" label="Email" type="email" />
      </Grid>
      <Grid size="auto">
        <Button>Send</Button>
      </Grid>
    </Grid>
  );
}
