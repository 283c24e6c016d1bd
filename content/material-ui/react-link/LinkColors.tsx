import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'textPrimary', 'textSecondary', 'inherit'] as const;

export default function LinkColors() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Link key={color} href="#color" color={color}>
          {color}
        </Link>
      ))}
    </Stack>
  );
}
