import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const variants = [undefined, 'plain', 'soft', 'outlined', 'solid'] as const;

export default function JoyLinkVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Link key={variant ?? 'none'} href="#timetable" variant={variant}>
          {variant ?? 'no variant'}
        </Link>
      ))}
    </Stack>
  );
}
