import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const tanks = [
  { name: 'Rain water', variant: 'soft', color: 'primary', value: 72 },
  { name: 'Compost', variant: 'solid', color: 'success', value: 40 },
  { name: 'Pellets', variant: 'outlined', color: 'warning', value: 55 },
  { name: 'Fuel', variant: 'plain', color: 'danger', value: 15 },
] as const;

export default function JoyLinearProgressVariants() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      {tanks.map(({ name, variant, color, value }) => (
        <div key={name}>
          <Typography level="body-sm" textColor="text.secondary" sx={{ mb: 0.5 }}>
            {name} ({variant}), {value}%
          </Typography>
          <LinearProgress
            determinate
            variant={variant}
            color={color}
            value={value}
            thickness={12}
            aria-label={name}
          />
        </div>
      ))}
    </Stack>
  );
}
