import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = [
  { from: 'Femi', text: 'The kayaks are back.' },
  { from: 'Greta', text: 'One paddle is missing.' },
];

export default function NestedStacks() {
  return (
    <Stack component="ul" spacing={1} sx={{ p: 0, m: 0, width: '100%', maxWidth: 340 }}>
      {messages.map(({ from, text }) => (
        <Paper key={from} component="li" variant="outlined" sx={{ p: 1.5, listStyle: 'none' }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Avatar
              aria-hidden="true"
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {from[0]}
            </Avatar>
            <Stack>
              <Typography variant="subtitle2" component="p">
                {from}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </Stack>
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
