import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tones = ['primary', 'secondary', 'success'] as const;
const guests = ['Amara Okafor', 'Bjørn Lie', 'Chiara Conti'];

function initialsOf(name: string) {
  const words = name.split(' ');
  return [words[0], words[words.length - 1]].map((word) => word?.charAt(0)).join('');
}

function toneOf(name: string) {
  const sum = Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tones[sum % tones.length];
}

export default function LetterAvatars() {
  return (
    <Stack spacing={1.5}>
      {guests.map((name) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar
            aria-hidden
            sx={{
              bgcolor: `${toneOf(name)}.main`,
              color: `${toneOf(name)}.contrastText`,
              fontSize: 'body1.fontSize',
            }}
          >
            {initialsOf(name)}
          </Avatar>
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
