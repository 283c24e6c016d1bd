import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';
import { styled } from '@mui/material/styles';

const Field = styled(TextareaAutosize)({
  flexGrow: 1,
  minWidth: 0,
  border: 0,
  outline: 0,
  resize: 'none',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
});

export default function ChatTextarea() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState('Is the flat still free?');

  const send = () => {
    if (text.trim() === '') return;
    setSent(text.trim());
    setText('');
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography
        role="status"
        sx={{ whiteSpace: 'pre-wrap' }}
      >{`Last message: ${sent}`}</Typography>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          p: 1,
          paddingInlineStart: 2,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <Field
          aria-label="Message"
          maxRows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
          sx={{ my: 1 }}
        />
        <IconButton aria-label="Send" color="primary" onClick={send}>
          <SendIcon />
        </IconButton>
      </Paper>
    </Stack>
  );
}
