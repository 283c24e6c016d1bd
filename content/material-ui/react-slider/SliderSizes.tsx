import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const channels = [
  { name: 'Volume', level: 70 },
  { name: 'Notifications', level: 45, size: 'small' },
  { name: 'Calls', level: 80, color: 'secondary' },
  { name: 'Second speaker, not connected', level: 30, disabled: true },
] as const;

export default function SliderSizes() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      {channels.map(({ name, level, ...props }) => (
        <Box key={name}>
          <Typography id={`SliderSizes-${level}`} variant="body2">
            {name}
          </Typography>
          <Slider aria-labelledby={`SliderSizes-${level}`} defaultValue={level} {...props} />
        </Box>
      ))}
    </Stack>
  );
}
