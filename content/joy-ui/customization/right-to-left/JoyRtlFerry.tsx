import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import { useTheme } from '@mui/joy/styles';

export default function JoyRtlFerry() {
  const { direction } = useTheme() as { direction?: 'ltr' | 'rtl' };
  const isRtl = direction === 'rtl';

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Harbor</FormLabel>
        <Input defaultValue="Aqaba" startDecorator={<DirectionsBoatIcon />} />
      </FormControl>
      <FormControl>
        <FormLabel id="joy-rtl-guests">Passengers</FormLabel>
        <Slider
          key={String(isRtl)}
          isRtl={isRtl}
          aria-labelledby="joy-rtl-guests"
          defaultValue={2}
          min={1}
          max={8}
          marks
          valueLabelDisplay="auto"
        />
      </FormControl>
      <Button sx={{ alignSelf: 'flex-end' }}>Find a crossing</Button>
    </Stack>
  );
}
