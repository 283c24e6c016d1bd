import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function JoyLinkOverlay() {
  return (
    <Card variant="soft" sx={{ width: 260, '&:hover': { boxShadow: 'md' } }}>
      <Typography level="title-md" component="h3">
        <Link overlay href="#night-walk" color="neutral">
          Night walk with bats
        </Link>
      </Typography>
      <Typography level="body-sm" textColor="text.secondary">
        Fridays in July, from the east gate
      </Typography>
    </Card>
  );
}
