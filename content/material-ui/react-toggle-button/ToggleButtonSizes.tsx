import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const rows = [
  { size: 'small', color: 'standard' },
  { size: 'medium', color: 'success' },
  { size: 'large', color: 'secondary' },
] as const;

export default function ToggleButtonSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {rows.map(({ size, color }) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          color={color}
          value="celsius"
          aria-label={`Unit, ${size}`}
        >
          <ToggleButton value="celsius">Celsius</ToggleButton>
          <ToggleButton value="fahrenheit">Fahrenheit</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
