import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function JoyAspectRatioRow() {
  return (
    <Card orientation="horizontal" sx={{ width: 300 }}>
      <AspectRatio flex ratio="1" maxHeight={120} color="success" sx={{ minWidth: 96 }}>
        <Typography level="h2" component="span" textColor="inherit" aria-hidden>
          92
        </Typography>
      </AspectRatio>
      <div style={{ flex: 2 }}>
        <Typography level="title-md" component="h3">
          Page 92
        </Typography>
        <Typography level="body-sm">
          The captain reads the letter aloud, and the crew decides to turn back before the storm.
        </Typography>
      </div>
    </Card>
  );
}
