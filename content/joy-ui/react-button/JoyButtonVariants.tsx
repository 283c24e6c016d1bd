import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyButtonVariants() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <Button onClick={() => setLast('Place order')}>Place order</Button>
        <Button variant="soft" onClick={() => setLast('Save for later')}>
          Save for later
        </Button>
        <Button variant="outlined" onClick={() => setLast('Edit basket')}>
          Edit basket
        </Button>
        <Button variant="plain" onClick={() => setLast('Keep browsing')}>
          Keep browsing
        </Button>
      </Stack>
      <Typography level="body-sm" role="status">
        You pressed: {last}
      </Typography>
    </Stack>
  );
}
