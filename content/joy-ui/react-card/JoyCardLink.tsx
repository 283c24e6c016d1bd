import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function JoyCardLink() {
  return (
    <Card
      orientation="horizontal"
      sx={{
        width: 320,
        alignItems: 'center',
        '&:hover': { boxShadow: 'md' },
      }}
    >
      <Avatar color="primary">MK</Avatar>
      <CardContent>
        <Typography level="title-md">
          <Link overlay underline="none" href="#links" textColor="inherit">
            Mira Koskinen
          </Link>
        </Typography>
        <Typography level="body-sm">Trail maintenance, Lapland</Typography>
      </CardContent>
      <ChevronRightIcon />
    </Card>
  );
}
