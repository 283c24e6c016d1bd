import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function JoyLinkDecorators() {
  return (
    <List sx={{ maxWidth: 300 }}>
      <ListItem>
        <Link href="#score" startDecorator={<span aria-hidden>♪</span>}>
          Score for strings
        </Link>
      </ListItem>
      <ListItem>
        <Link
          href="https://example.com/"
          target="_blank"
          rel="noopener"
          endDecorator={<span aria-hidden>↗</span>}
        >
          Recording (new tab)
        </Link>
      </ListItem>
      <ListItem>
        <Link
          href="#program"
          color="neutral"
          endDecorator={<Typography level="body-xs">PDF, 2 MB</Typography>}
        >
          Program
        </Link>
      </ListItem>
    </List>
  );
}
