import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { lake } from './pictures';

export default function CardWithMedia() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardMedia
        component="img"
        height={160}
        image={lake}
        alt="A lake below two mountains, the sun above the right one"
      />
      <CardContent>
        <Typography variant="h6" component="h3">
          Hut at Mirror Lake
        </Typography>
        <Typography variant="body2" color="text.secondary">
          12 bunks, a stove and no electricity. Open from May to October.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Check free nights</Button>
      </CardActions>
    </Card>
  );
}
