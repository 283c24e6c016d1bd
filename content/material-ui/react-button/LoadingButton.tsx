import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Status = 'idle' | 'saving' | 'saved';

const messages: Record<Status, string> = {
  idle: 'You have unsaved changes',
  saving: 'Saving your profile…',
  saved: 'All changes saved',
};

export default function LoadingButton() {
  const [status, setStatus] = React.useState<Status>('idle');

  React.useEffect(() => {
    if (status !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('saved'), 1800);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography variant="body2" component="div" role="status">
        {messages[status]}
      </Typography>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        loading={status === 'saving'}
        loadingPosition="start"
        onClick={() => setStatus('saving')}
      >
        Save profile
      </Button>
    </Stack>
  );
}
