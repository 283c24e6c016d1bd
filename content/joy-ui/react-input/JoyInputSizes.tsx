import SearchIcon from '@mui/icons-material/Search';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const searches = [
  { size: 'sm', label: 'Search this page' },
  { size: 'md', label: 'Search this site' },
  { size: 'lg', label: 'Search everywhere' },
] as const;

export default function JoyInputSizes() {
  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      {searches.map(({ size, label }) => (
        <Input
          key={size}
          size={size}
          type="search"
          placeholder={label}
          startDecorator={<SearchIcon />}
          slotProps={{ input: { 'aria-label': label } }}
        />
      ))}
    </Stack>
  );
}
