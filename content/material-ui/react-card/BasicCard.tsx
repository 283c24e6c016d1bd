import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="overline" color="text.secondary">
          Saturday, 9:30
        </Typography>
        <Typography variant="h5" component="h2" gutterBottom>
          Repair café
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Bring a lamp, a toaster or a torn jacket. Volunteers help you mend it, and the coffee is
          free.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Reserve a seat</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
