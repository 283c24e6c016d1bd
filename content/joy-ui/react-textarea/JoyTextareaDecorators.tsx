import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function JoyTextareaDecorators() {
  const field = React.useRef<HTMLTextAreaElement>(null);
  const [attached, setAttached] = React.useState(true);
  const [answer, setAnswer] = React.useState('');
  const [status, setStatus] = React.useState('Mina asks: is the flat still free in May?');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ width: 340 }}
      onSubmit={(event) => {
        event.preventDefault();
        setStatus(attached ? 'Sent to Mina with the floor plan.' : 'Sent to Mina.');
        setAnswer('');
      }}
    >
      <Typography level="body-sm" role="status">
        {status}
      </Typography>
      <Textarea
        aria-label="Your answer"
        placeholder="Write an answer"
        minRows={2}
        maxRows={6}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        slotProps={{ textarea: { ref: field } }}
        startDecorator={
          attached && (
            <Chip
              endDecorator={
                <ChipDelete
                  aria-label="Remove the floor plan"
                  onDelete={() => {
                    setAttached(false);
                    field.current?.focus();
                  }}
                />
              }
            >
              Floor plan.pdf
            </Chip>
          )
        }
        endDecorator={
          <Button type="submit" disabled={!answer.trim()} sx={{ ml: 'auto' }}>
            Send
          </Button>
        }
      />
    </Stack>
  );
}
