import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { variant: 'outlined', label: 'First name' },
  { variant: 'soft', label: 'Last name' },
  { variant: 'plain', label: 'Nickname' },
  { variant: 'solid', label: 'Team' },
] as const;

export default function JoyInputVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', maxWidth: 460 }}>
      {fields.map(({ variant, label }) => (
        <FormControl key={variant} sx={{ width: 210 }}>
          <FormLabel>{label}</FormLabel>
          <Input variant={variant} defaultValue={variant} />
        </FormControl>
      ))}
    </Stack>
  );
}
