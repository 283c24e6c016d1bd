import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const states = [
  { label: 'Draft', color: 'default' },
  { label: 'In review', color: 'primary' },
  { label: 'Scheduled', color: 'secondary' },
  { label: 'Published', color: 'success' },
] as const;

export default function ChipColors() {
  return (
    <Stack spacing={2}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {states.map(({ label, color }) => (
            <Chip key={label} label={label} color={color} variant={variant} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
