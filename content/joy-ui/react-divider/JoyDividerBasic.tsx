import * as React from 'react';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyDividerBasic() {
  const [way, setWay] = React.useState('');

  return (
    <Stack spacing={1.5} sx={{ width: 260, textAlign: 'center' }}>
      <Button onClick={() => setWay('Hold the card against the door.')}>Open with the card</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="soft" color="neutral" onClick={() => setWay('Ring twice. We come down.')}>
        Call the host
      </Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {way}
      </Typography>
    </Stack>
  );
}
