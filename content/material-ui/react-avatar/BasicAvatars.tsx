import GroupsIcon from '@mui/icons-material/Groups';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { portraits } from './portraits';

const messages = [
  {
    from: 'Leila Haddad',
    text: 'The slides are in the shared folder.',
    avatar: <Avatar alt="" src={portraits.leila} />,
  },
  {
    from: 'Mateo Ruiz',
    text: 'I moved the rehearsal to three.',
    avatar: <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>MR</Avatar>,
  },
  {
    from: 'Stage crew',
    text: 'Microphones are checked.',
    avatar: (
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <GroupsIcon />
      </Avatar>
    ),
  },
];

export default function BasicAvatars() {
  return (
    <Paper elevation={0} sx={{ p: 2, width: 340, maxWidth: '100%' }}>
      <Stack spacing={2}>
        {messages.map(({ from, text, avatar }) => (
          <Box key={from} sx={{ display: 'flex', gap: 2 }}>
            <Box aria-hidden>{avatar}</Box>
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{from}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Stack>
    </Paper>
  );
}
