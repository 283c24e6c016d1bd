import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const missing = 'data:image/png;base64,broken';

const plants = [
  {
    label: 'A child',
    avatar: (
      <Avatar src={missing} alt="Fern">
        <LocalFloristIcon />
      </Avatar>
    ),
  },
  { label: 'Only alt', avatar: <Avatar src={missing} alt="Fern" /> },
  { label: 'Neither', avatar: <Avatar src={missing} /> },
];

export default function JoyAvatarFallback() {
  return (
    <Stack direction="row" spacing={4}>
      {plants.map(({ label, avatar }) => (
        <Stack key={label} spacing={1} sx={{ alignItems: 'center' }}>
          {avatar}
          <Typography level="body-sm">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
