import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import type { Message } from './joyMailData';
import { initialsOf } from './JoyMailList';

function Reply({ to }: { to: string }) {
  const [text, setText] = React.useState('');
  const [error, setError] = React.useState('');
  const [isSent, setSent] = React.useState(false);
  const field = React.useRef<HTMLTextAreaElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setError(isEmpty ? 'Write a few words before you send the reply.' : '');
    setSent(!isEmpty);
    if (isEmpty) field.current?.focus();
    else setText('');
  };

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submit}>
      <FormControl error={error !== ''}>
        <FormLabel>Reply to {to}</FormLabel>
        <Textarea
          minRows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ textarea: { ref: field } }}
        />
        {error !== '' && (
          <FormHelperText sx={{ color: 'danger.plainColor' }}>{error}</FormHelperText>
        )}
      </FormControl>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button type="submit">Send</Button>
        <Typography level="body-sm" role="status">
          {isSent && 'The reply is on its way.'}
        </Typography>
      </Stack>
    </Stack>
  );
}

interface JoyMailMessageProps {
  message: Message;
  onClose: () => void;
  onArchive: () => void;
}

export default function JoyMailMessage({ message, onClose, onArchive }: JoyMailMessageProps) {
  const { id, from, color, subject, time, text } = message;
  return (
    <Stack component="article" spacing={3} sx={{ maxWidth: 720, mx: 'auto', p: { xs: 2, md: 4 } }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <IconButton
          aria-label="Back to the list"
          onClick={onClose}
          sx={{ display: { sm: 'none' }, alignSelf: 'start' }}
        >
          <ArrowBackIcon />
        </IconButton>
        <Typography
          level="h3"
          component="h2"
          id="subject"
          tabIndex={-1}
          sx={{ flex: 1, outline: 'none' }}
        >
          {subject}
        </Typography>
        <IconButton
          aria-label="Archive"
          title="Archive"
          onClick={onArchive}
          sx={{ alignSelf: 'start' }}
        >
          <ArchiveIcon />
        </IconButton>
      </Stack>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar color={color} aria-hidden>
          {initialsOf(from)}
        </Avatar>
        <Box sx={{ flex: 1 }}>
          <Typography level="title-sm">{from}</Typography>
          <Typography level="body-sm">to you, {time}</Typography>
        </Box>
      </Stack>
      <Stack spacing={2}>
        {text.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Stack>
      <Reply key={id} to={from} />
    </Stack>
  );
}
