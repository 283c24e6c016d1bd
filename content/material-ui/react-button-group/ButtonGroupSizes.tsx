import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const rows = [
  { size: 'small', color: 'primary' },
  { size: 'medium', color: 'secondary' },
  { size: 'large', color: 'success' },
] as const;

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {rows.map(({ size, color }) => (
        <ButtonGroup
          key={size}
          size={size}
          color={color}
          variant="contained"
          disableElevation
          aria-label={`Playback speed, ${size}`}
        >
          <Button>Slow</Button>
          <Button>Normal</Button>
          <Button>Fast</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
