import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import { useTheme } from '@mui/material/styles';

const actions = [
  { tab: 'Tasks', label: 'Add a task', color: 'primary', icon: <AddIcon /> },
  { tab: 'Profile', label: 'Edit the profile', color: 'secondary', icon: <EditIcon /> },
] as const;

export default function ZoomTransition() {
  const { enteringScreen, leavingScreen } = useTheme().transitions.duration;
  const [tab, setTab] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320, height: 150 }}>
      <Tabs value={tab} onChange={(_event, next: number) => setTab(next)} aria-label="Planner">
        {actions.map((action) => (
          <Tab key={action.tab} label={action.tab} />
        ))}
      </Tabs>
      {actions.map(({ label, color, icon }, index) => (
        <Zoom
          key={label}
          in={index === tab}
          appear={false}
          unmountOnExit
          timeout={{ enter: enteringScreen, exit: leavingScreen }}
          style={{ transitionDelay: index === tab ? `${leavingScreen}ms` : '0ms' }}
        >
          <Fab
            aria-label={label}
            color={color}
            sx={{ position: 'absolute', bottom: 8, insetInlineEnd: 8 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
