import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function JoyLinkBasic() {
  return (
    <Typography sx={{ maxWidth: 320 }}>
      The choir rehearses on Tuesdays. New voices are welcome:{' '}
      <Link href="#audition" underline="always">
        write to us
      </Link>{' '}
      or come at seven.
    </Typography>
  );
}
