import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const contact = [
  { size: 'sm', label: 'Phone', type: 'tel', value: '+49 30 1234567' },
  { size: 'md', label: 'Email', type: 'email', value: 'aiko@example.org' },
  { size: 'lg', label: 'Website', type: 'url', value: 'https://example.org' },
] as const;

export default function JoyTextFieldHorizontal() {
  return (
    <Stack spacing={1.5} sx={{ width: 320 }}>
      {contact.map(({ size, label, type, value }) => (
        <FormControl key={type} orientation="horizontal" size={size}>
          <FormLabel sx={{ width: 64, flexShrink: 0 }}>{label}</FormLabel>
          <Input type={type} defaultValue={value} sx={{ flex: 1 }} />
        </FormControl>
      ))}
    </Stack>
  );
}
