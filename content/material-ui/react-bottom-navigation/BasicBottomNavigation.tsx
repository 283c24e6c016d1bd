import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import MapIcon from '@mui/icons-material/Map';
import StarIcon from '@mui/icons-material/Star';

const views = [
  { label: 'Map', icon: <MapIcon /> },
  { label: 'Departures', icon: <DirectionsBusIcon /> },
  { label: 'Favorites', icon: <StarIcon /> },
];

export default function BasicBottomNavigation() {
  const [view, setView] = React.useState('Departures');

  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Views of the app"
      value={view}
      onChange={(_event, next: string) => setView(next)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {views.map(({ label, icon }) => (
        <BottomNavigationAction
          key={label}
          value={label}
          label={label}
          icon={icon}
          aria-current={view === label ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
