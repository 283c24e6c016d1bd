import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const states = [
  { color: 'success', text: 'All gates are open.' },
  { color: 'warning', text: 'Gate 4 closes at 18:00.' },
  { color: 'danger', text: 'Gate 7 is closed today.' },
] as const;

export default function JoySheetColors() {
  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      {states.map(({ color, text }) => (
        <Sheet key={color} variant="soft" color={color} sx={{ px: 2, py: 1, borderRadius: 'sm' }}>
          {text}
        </Sheet>
      ))}
    </Stack>
  );
}
