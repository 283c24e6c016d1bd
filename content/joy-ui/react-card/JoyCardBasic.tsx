import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function JoyCardBasic() {
  const [seats, setSeats] = React.useState(0);

  return (
    <Card sx={{ width: 320 }}>
      <CardContent>
        <Typography level="title-lg" component="h2">
          Bread for beginners
        </Typography>
        <Typography level="body-sm">Saturday, 10:00, in the old mill</Typography>
      </CardContent>
      <Typography role="status">
        {seats === 0 ? 'Six seats are left.' : `You have reserved ${seats} of six seats.`}
      </Typography>
      <CardActions>
        <Button
          variant="outlined"
          color="neutral"
          disabled={seats === 0}
          onClick={() => setSeats(0)}
        >
          Cancel
        </Button>
        <Button disabled={seats === 6} onClick={() => setSeats(seats + 1)}>
          Reserve a seat
        </Button>
      </CardActions>
    </Card>
  );
}
