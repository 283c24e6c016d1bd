import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const rooms = [
  { variant: 'outlined', label: 'Kitchen' },
  { variant: 'soft', label: 'Bedroom' },
  { variant: 'plain', label: 'Hallway' },
  { variant: 'solid', label: 'Garden' },
] as const;

export default function JoySelectVariants() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, maxWidth: 420 }}>
      {rooms.map(({ variant, label }) => (
        <FormControl key={variant} sx={{ width: 190 }}>
          <FormLabel>{label}</FormLabel>
          <Select variant={variant} defaultValue="warm">
            <Option value="warm">Warm light</Option>
            <Option value="cool">Cool light</Option>
            <Option value="off">Off</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
