import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const actions = {
  Reply: 'Writing to Salma',
  Forward: 'Choosing a receiver',
  Archive: 'Moved to the archive',
};

export default function JoyButtonGroupBasic() {
  const [status, setStatus] = React.useState('Salma: The boat leaves at six.');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography role="status">{status}</Typography>
      <ButtonGroup aria-label="Message">
        {Object.entries(actions).map(([action, result]) => (
          <Button key={action} onClick={() => setStatus(result)}>
            {action}
          </Button>
        ))}
      </ButtonGroup>
    </Stack>
  );
}
