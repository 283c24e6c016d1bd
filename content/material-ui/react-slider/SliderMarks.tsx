import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const weights = [
  { value: 1, label: '1 kg' },
  { value: 2, label: '2 kg' },
  { value: 3, label: '3 kg' },
  { value: 5, label: '5 kg' },
];

export default function SliderMarks() {
  return (
    <Stack spacing={3} sx={{ width: 360, maxWidth: '100%', px: 3 }}>
      <Box>
        <Typography id="SliderMarks-roast">Roast</Typography>
        <Slider
          aria-labelledby="SliderMarks-roast"
          marks
          min={1}
          max={5}
          defaultValue={3}
          valueLabelDisplay="auto"
        />
      </Box>
      <Box>
        <Typography id="SliderMarks-weight">Weight of the bag</Typography>
        <Slider
          aria-labelledby="SliderMarks-weight"
          marks={weights}
          step={null}
          min={1}
          max={5}
          defaultValue={3}
          getAriaValueText={(kilograms) => `${kilograms} kilograms`}
        />
      </Box>
    </Stack>
  );
}
