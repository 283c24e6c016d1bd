import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Slider aria-label="Volume" defaultValue={70} />
      <Slider aria-label="Volume of notifications" size="small" defaultValue={45} />
      <Slider aria-label="Volume of calls" color="secondary" defaultValue={80} />
      <Slider aria-label="Volume of the second speaker" disabled defaultValue={30} />
    </Stack>
  );
}
