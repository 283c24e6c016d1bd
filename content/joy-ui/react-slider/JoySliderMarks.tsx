import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const shutters = [
  { value: 0, label: '1/4', text: 'a quarter of a second' },
  { value: 2, label: '1/15', text: 'a 15th of a second' },
  { value: 4, label: '1/60', text: 'a 60th of a second' },
  { value: 6, label: '1/250', text: 'a 250th of a second' },
  { value: 8, label: '1/1000', text: 'a thousandth of a second' },
];
const find = (value: number) => shutters.find((one) => one.value === value);

export default function JoySliderMarks() {
  return (
    <Box sx={{ width: 300, px: 2 }}>
      <Typography id="JoySliderMarks-label" level="title-sm" sx={{ mb: 3 }}>
        Shutter speed
      </Typography>
      <Slider
        aria-labelledby="JoySliderMarks-label"
        min={0}
        max={8}
        step={null}
        marks={shutters}
        defaultValue={4}
        variant="soft"
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => find(value)?.label}
        getAriaValueText={(value) => find(value)?.text ?? ''}
      />
    </Box>
  );
}
