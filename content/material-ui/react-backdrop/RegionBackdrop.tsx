import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RegionBackdrop() {
  const [busy, setBusy] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 340 }}>
      <Card variant="outlined" aria-busy={busy} sx={{ position: 'relative' }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            Route for Thursday
          </Typography>
          <Typography variant="body2">14 stops, 61 km, back at 15:40</Typography>
        </CardContent>
        <CardActions>
          <Button disabled={busy}>Send to the van</Button>
        </CardActions>
        <Backdrop open={busy} sx={{ position: 'absolute', alignItems: 'flex-start' }}>
          <LinearProgress aria-label="Planning the route" sx={{ width: '100%' }} />
        </Backdrop>
      </Card>
      <Button onClick={() => setBusy(!busy)}>{busy ? 'Stop planning' : 'Plan again'}</Button>
    </Stack>
  );
}
