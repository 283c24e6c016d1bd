import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const numbers = [
  { value: '42 km', name: 'Distance' },
  { value: '610 m', name: 'Climb' },
  { value: '3:05 h', name: 'Time' },
];

export default function JoyDividerVertical() {
  return (
    // preview-start
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" />}>
      {numbers.map(({ value, name }) => (
        <div key={name}>
          <Typography level="title-md">{value}</Typography>
          <Typography level="body-sm">{name}</Typography>
        </div>
      ))}
    </Stack>
    // preview-end
  );
}
