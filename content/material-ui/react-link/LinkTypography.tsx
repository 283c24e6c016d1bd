import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkTypography() {
  return (
    <Stack spacing={1}>
      <Typography variant="h6" component="h3">
        <Link href="#text-style">A weekend in the reeds</Link>
      </Typography>
      <Typography variant="body2">
        By <Link href="#text-style">Ingrid Dahl</Link>, 6 minutes
      </Typography>
      <Link href="#text-style" variant="button" underline="hover">
        Continue reading
      </Link>
    </Stack>
  );
}
