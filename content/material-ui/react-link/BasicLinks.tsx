import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLinks() {
  return (
    <Typography sx={{ maxWidth: '48ch' }}>
      Compost needs air and water. Turn the heap once a month, read{' '}
      <Link href="#underline">how moist it should be</Link>, and leave out{' '}
      <Link href="#color">what does not rot</Link>.
    </Typography>
  );
}
