import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const events = [
  { title: 'Tar and timber', when: '2 May, 18:00' },
  { title: 'Knots for beginners', when: '9 May, 14:00' },
];

export default function TypographyElement() {
  return (
    <Stack component="section" aria-labelledby="TypographyElement-title" spacing={1}>
      <Typography id="TypographyElement-title" variant="h6" component="h3">
        Next evenings
      </Typography>
      {events.map(({ title, when }) => (
        <Paper key={title} variant="outlined" component="article" sx={{ px: 2, py: 1 }}>
          <Typography variant="subtitle1" component="h4">
            {title}
          </Typography>
          <Typography variant="body2" component="time">
            {when}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
