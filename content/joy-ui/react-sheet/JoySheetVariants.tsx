import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function JoySheetVariants() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
      {variants.map((variant) => (
        <Sheet key={variant} variant={variant} sx={{ width: 120, p: 2, borderRadius: 'md' }}>
          {variant}
        </Sheet>
      ))}
    </Stack>
  );
}
