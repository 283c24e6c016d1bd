import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const bands = [
  { name: 'Bass', size: 'sm', color: 'primary', level: 4 },
  { name: 'Middle', size: 'md', color: 'success', level: -2 },
  { name: 'Treble', size: 'lg', color: 'warning', level: 1 },
] as const;

export default function JoySliderVertical() {
  return (
    <Stack direction="row" spacing={3} role="group" aria-label="Equalizer">
      {bands.map(({ name, size, color, level }) => (
        <Stack key={name} spacing={2} sx={{ height: 200, alignItems: 'center' }}>
          <Slider
            orientation="vertical"
            aria-label={name}
            size={size}
            color={color}
            min={-6}
            max={6}
            shiftStep={3}
            marks={[{ value: 0 }]}
            track={false}
            defaultValue={level}
            getAriaValueText={(value) => `${value} dB`}
            sx={{ flex: 1, minHeight: 0 }}
          />
          <Typography level="body-sm" aria-hidden>
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
