import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const decisions = [
  { color: 'primary', label: 'Assign' },
  { color: 'neutral', label: 'Archive' },
  { color: 'success', label: 'Approve' },
  { color: 'warning', label: 'Flag' },
  { color: 'danger', label: 'Reject' },
] as const;

export default function JoyButtonColors() {
  return (
    <Stack spacing={2}>
      {(['solid', 'soft'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Typography level="body-sm" sx={{ width: 48 }}>
            {variant}
          </Typography>
          {decisions.map(({ color, label }) => (
            <Button key={color} variant={variant} color={color}>
              {label}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
