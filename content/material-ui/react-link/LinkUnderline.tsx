import Link, { type LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const underlines: NonNullable<LinkProps['underline']>[] = ['always', 'hover', 'none'];

export default function LinkUnderline() {
  return (
    <Stack component="nav" aria-label="Underlines" direction="row" spacing={4}>
      {underlines.map((underline) => (
        <Link key={underline} href="#underline" underline={underline}>
          {underline}
        </Link>
      ))}
    </Stack>
  );
}
