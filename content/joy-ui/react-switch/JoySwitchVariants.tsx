import Box from '@mui/joy/Box';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const devices = [
  { name: 'Porch light', color: undefined, on: true },
  { name: 'Sprinkler', color: 'success', on: true },
  { name: 'Sauna', color: 'danger', on: true },
  { name: 'Fountain', color: undefined, on: false },
] as const;

export default function JoySwitchVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto repeat(4, 1fr)',
        gap: 2,
        alignItems: 'center',
        justifyItems: 'center',
      }}
    >
      <span />
      {variants.map((variant) => (
        <Typography key={variant} level="body-xs">
          {variant}
        </Typography>
      ))}
      {devices.map(({ name, color, on }) => [
        <Typography key={name} level="body-sm" sx={{ justifySelf: 'start' }}>
          {name}
        </Typography>,
        ...variants.map((variant) => (
          <Switch
            key={`${name} ${variant}`}
            variant={variant}
            color={color}
            defaultChecked={on}
            slotProps={{ input: { 'aria-label': `${name}, ${variant}` } }}
          />
        )),
      ])}
    </Box>
  );
}
