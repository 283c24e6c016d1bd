import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses as classes,
} from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';
import { styled } from '@mui/material/styles';

const PillAction = styled(BottomNavigationAction)(({ theme }) => ({
  [`& .MuiSvgIcon-root`]: {
    width: 56,
    padding: theme.spacing(0.5, 0),
    height: 32,
    borderRadius: 16,
  },
  [`&.${classes.selected} .MuiSvgIcon-root`]: {
    backgroundColor: (theme.vars || theme).palette.action.selected,
  },
  [`& .${classes.label}, & .${classes.label}.${classes.selected}`]: {
    fontSize: theme.typography.pxToRem(12),
  },
}));

export default function CustomizedBottomNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Heating"
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{ width: '100%', maxWidth: 320, height: 72, borderRadius: 4 }}
    >
      <PillAction
        label="Rooms"
        icon={<HomeIcon />}
        aria-current={view === 0 ? 'page' : undefined}
      />
      <PillAction
        label="Schedule"
        icon={<SettingsIcon />}
        aria-current={view === 1 ? 'page' : undefined}
      />
    </BottomNavigation>
  );
}
