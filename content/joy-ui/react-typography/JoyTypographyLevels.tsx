import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const samples = {
  h1: 'Atlas',
  h2: 'Rivers of the north',
  h3: 'The longest ones',
  h4: 'Torne',
  'title-lg': 'Source',
  'title-md': 'Lake Torneträsk',
  'title-sm': 'Height: 341 meters',
  'body-lg': 'It flows for 522 kilometers.',
  'body-md': 'Half of it is a border.',
  'body-sm': 'Salmon climb it in June.',
  'body-xs': 'Last measured in spring',
} as const;

export default function JoyTypographyLevels() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 460 }}>
      {(Object.keys(samples) as (keyof typeof samples)[]).map((level) => (
        <Typography
          key={level}
          level={level}
          component="div"
          sx={{ justifyContent: 'space-between' }}
          endDecorator={<Typography level="body-xs">{level}</Typography>}
        >
          {samples[level]}
        </Typography>
      ))}
    </Stack>
  );
}
