import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

function Landscape() {
  return (
    <AspectRatio ratio="16/9" variant="plain">
      <svg viewBox="0 0 160 90" role="img" aria-label="A lake between two hills">
        <rect width="160" height="90" fill="#9cc9e8" />
        <circle cx="120" cy="24" r="10" fill="#ffe08a" />
        <path d="M0 62 L42 24 L86 62 Z" fill="#3f7f5f" />
        <path d="M60 62 L112 34 L160 62 Z" fill="#2f6650" />
        <rect y="60" width="160" height="30" fill="#4a86b8" />
      </svg>
    </AspectRatio>
  );
}

export default function JoyCardMedia() {
  return (
    <Card sx={{ width: 320 }}>
      <CardOverflow>
        <Landscape />
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Round trip on Lake Arno
        </Typography>
        <Typography level="body-sm">Two hours, suitable for children</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
          <Typography level="body-xs">Next departure at 14:00</Typography>
          <Typography level="body-xs">$12</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
