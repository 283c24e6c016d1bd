import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function JoyBadgeBasic() {
  const [unread, setUnread] = React.useState(4);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={unread} slotProps={{ badge: { 'aria-hidden': true } }}>
        <IconButton variant="outlined" aria-label={`Inbox, ${unread} unread`}>
          <MailIcon />
        </IconButton>
      </Badge>
      <Button variant="soft" onClick={() => setUnread(unread + 1)}>
        Receive
      </Button>
      <Button variant="plain" onClick={() => setUnread(0)}>
        Read all
      </Button>
    </Stack>
  );
}
