import * as React from 'react';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const messages = {
  idle: '3 files are ready to send.',
  sending: 'Sending 3 files…',
  done: 'All 3 files were sent.',
};

export default function JoyButtonLoading() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');

  React.useEffect(() => {
    if (status !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('done'), 1800);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button
        loading={status === 'sending'}
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="Sending files" />}
        startDecorator={<CloudUploadIcon />}
        onClick={() => setStatus('sending')}
      >
        {status === 'done' ? 'Send again' : 'Send files'}
      </Button>
      <Typography level="body-sm" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
