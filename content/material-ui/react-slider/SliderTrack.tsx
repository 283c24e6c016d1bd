import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const balance = (value: number) => {
  if (value === 0) {
    return 'centered';
  }
  return `${Math.abs(value)} percent to the ${value < 0 ? 'left' : 'right'}`;
};

export default function SliderTrack() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Box>
        <Typography id="SliderTrack-balance">Stereo balance</Typography>
        <Slider
          aria-labelledby="SliderTrack-balance"
          track={false}
          min={-100}
          max={100}
          step={10}
          defaultValue={0}
          marks={[{ value: 0 }]}
          getAriaValueText={balance}
        />
      </Box>
      <Box>
        <Typography id="SliderTrack-cut">Cut away before and after</Typography>
        <Slider
          track="inverted"
          getAriaLabel={(index) => (index === 0 ? 'Start of the clip' : 'End of the clip')}
          getAriaValueText={(value) => `${value} seconds`}
          max={90}
          defaultValue={[12, 74]}
        />
      </Box>
    </Stack>
  );
}
