import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const rows = [
  { variant: 'outlined', color: 'neutral', size: 'sm' },
  { variant: 'soft', color: 'primary', size: 'md' },
  { variant: 'solid', color: 'primary', size: 'lg' },
  { variant: 'plain', color: 'neutral', size: 'md' },
] as const;

export default function JoyButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {rows.map((row) => (
        <ButtonGroup key={row.variant} aria-label={`Clipboard, ${row.variant}`} {...row}>
          <Button>Cut</Button>
          <Button>Copy</Button>
          <Button disabled>Paste</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
