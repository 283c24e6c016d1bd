import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Copy me' },
  { size: 'md', label: 'Copy the team' },
  { size: 'lg', label: 'Copy everyone' },
] as const;

export default function JoyCheckboxSizes() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      {sizes.map(({ size, label }) => (
        <Checkbox key={size} size={size} label={label} defaultChecked />
      ))}
    </Stack>
  );
}
