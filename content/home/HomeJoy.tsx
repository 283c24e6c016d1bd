import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function HomeJoy() {
  const [joined, setJoined] = React.useState(false);

  return (
    <Card variant="soft" sx={{ width: 280 }}>
      <Stack direction="row" spacing={1}>
        <Chip color="success" variant="solid" size="sm">
          Tonight
        </Chip>
        <Chip size="sm">Beginners</Chip>
      </Stack>
      <div>
        <Typography level="title-lg">Choir rehearsal</Typography>
        <Typography level="body-sm">
          {joined ? 23 : 22} people sing. Bring water and a pencil.
        </Typography>
      </div>
      <Button
        variant={joined ? 'outlined' : 'solid'}
        color={joined ? 'neutral' : 'primary'}
        onClick={() => setJoined(!joined)}
      >
        {joined ? 'Leave' : 'Join'}
      </Button>
    </Card>
  );
}
