import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertActions() {
  const [tipShown, setTipShown] = React.useState(true);
  const [archived, setArchived] = React.useState(true);
  const tipButton = React.useRef<HTMLButtonElement>(null);

  const closeTip = () => {
    setTipShown(false);
    tipButton.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button ref={tipButton} aria-expanded={tipShown} onClick={() => setTipShown(!tipShown)}>
        Tip of the week
      </Button>
      {tipShown && (
        <Alert severity="info" role="note" closeText="Close the tip" onClose={closeTip}>
          Press N anywhere in the inbox to write a new message.
        </Alert>
      )}
      <Alert
        role="status"
        severity="success"
        action={
          <Button color="inherit" size="small" onClick={() => setArchived(!archived)}>
            {archived ? 'Undo' : 'Archive'}
          </Button>
        }
      >
        {archived ? 'Conversation archived.' : 'Conversation moved back to the inbox.'}
      </Alert>
    </Stack>
  );
}
