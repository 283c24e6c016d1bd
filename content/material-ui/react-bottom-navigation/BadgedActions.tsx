import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import ForumIcon from '@mui/icons-material/Forum';
import HandshakeIcon from '@mui/icons-material/Handshake';
import PersonIcon from '@mui/icons-material/Person';

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function BadgedActions() {
  const [view, setView] = React.useState('offers');
  const unread = view === 'messages' ? 0 : 3;
  const currentIf = (name: string) => (view === name ? 'page' : undefined);

  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Swap market"
      value={view}
      onChange={(_event, next: string) => setView(next)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <BottomNavigationAction
        value="offers"
        label="Offers"
        icon={<HandshakeIcon />}
        aria-current={currentIf('offers')}
      />
      <BottomNavigationAction
        value="messages"
        label={
          <React.Fragment>
            Messages
            {unread > 0 && (
              <Box component="span" sx={visuallyHidden}>
                {`, ${unread} unread`}
              </Box>
            )}
          </React.Fragment>
        }
        icon={
          <Badge badgeContent={unread} color="error" slotProps={{ badge: { 'aria-hidden': true } }}>
            <ForumIcon />
          </Badge>
        }
        aria-current={currentIf('messages')}
      />
      <BottomNavigationAction
        value="profile"
        label="Profile"
        icon={<PersonIcon />}
        aria-current={currentIf('profile')}
      />
    </BottomNavigation>
  );
}
