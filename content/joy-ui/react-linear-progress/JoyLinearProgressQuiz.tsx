import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const words = ['der Löffel', 'die Gabel', 'das Messer', 'die Tasse', 'der Teller'];

export default function JoyLinearProgressQuiz() {
  const [seen, setSeen] = React.useState(0);
  const done = seen === words.length;

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <LinearProgress
        determinate
        size="lg"
        value={(seen / words.length) * 100}
        color={done ? 'success' : 'primary'}
        aria-label="Words in this lesson"
        aria-valuetext={`${seen} of ${words.length}`}
        sx={{ flex: 'none', '&::before': { transition: 'inline-size 0.3s' } }}
      />
      <Typography level="h4" component="p" aria-live="polite">
        {done ? 'The table is set.' : words[seen]}
      </Typography>
      <Button variant="soft" onClick={() => setSeen(done ? 0 : seen + 1)}>
        {done ? 'Once more' : 'I know it'}
      </Button>
    </Stack>
  );
}
