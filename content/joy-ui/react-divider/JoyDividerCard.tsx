import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function JoyDividerCard() {
  return (
    <Card sx={{ width: 260 }}>
      <Typography level="title-md" component="h3">
        Lunch at the mill
      </Typography>
      <Divider />
      <Typography level="body-sm">Lentil soup with lemon</Typography>
      <Divider inset="none" />
      <Typography level="body-sm">Plum cake</Typography>
    </Card>
  );
}
