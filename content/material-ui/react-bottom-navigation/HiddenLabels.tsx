import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import ArchiveIcon from '@mui/icons-material/Archive';
import EventIcon from '@mui/icons-material/Event';
import MailIcon from '@mui/icons-material/Mail';
import PeopleIcon from '@mui/icons-material/People';

const views = [
  { label: 'Mail', icon: <MailIcon /> },
  { label: 'Calendar', icon: <EventIcon /> },
  { label: 'People', icon: <PeopleIcon /> },
  { label: 'Archive', icon: <ArchiveIcon /> },
];

export default function HiddenLabels() {
  const [view, setView] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Office"
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {views.map(({ label, icon }, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={view === index ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
