import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function CardWithHeader() {
  return (
    <Card sx={{ maxWidth: 400 }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden="true"
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            NO
          </Avatar>
        }
        title="Nkechi Okafor"
        subheader="Borrowed the cargo bike on 4 June"
        slotProps={{ title: { component: 'h3' } }}
        action={
          <IconButton aria-label="Options for this review">
            <MoreVertIcon />
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">
          The brakes are fine, the left pedal squeaks. Two crates of apples and a child fit in
          without trouble.
        </Typography>
      </CardContent>
    </Card>
  );
}
