import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Pick a day' },
  { size: 'md', label: 'Pick a week' },
  { size: 'lg', label: 'Pick a month' },
] as const;

export default function JoyButtonSizes() {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {sizes.map(({ size, label }) => (
        <Button
          key={size}
          size={size}
          variant="soft"
          startDecorator={<CalendarMonthIcon />}
          endDecorator={<ChevronRightIcon />}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
