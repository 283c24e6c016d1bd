import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgeVisibility() {
  const [count, setCount] = React.useState(98);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton aria-label={`Inbox, ${count} unread`}>
        <Badge color="primary" badgeContent={count} showZero={showZero}>
          <InboxIcon />
        </Badge>
      </IconButton>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setCount(count + 1)}>Receive one</Button>
        <Button onClick={() => setCount(0)}>Read all</Button>
      </Stack>
      <FormControlLabel
        label="Show zero"
        control={
          <Switch checked={showZero} onChange={(event) => setShowZero(event.target.checked)} />
        }
      />
    </Stack>
  );
}
