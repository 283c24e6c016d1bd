import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import GrassIcon from '@mui/icons-material/Grass';
import MenuIcon from '@mui/icons-material/Menu';
import OpacityIcon from '@mui/icons-material/Opacity';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import type { SxProps, Theme } from '@mui/material/styles';

const views = [
  { name: 'Beds', icon: <GrassIcon /> },
  { name: 'Watering', icon: <OpacityIcon /> },
  { name: 'Light', icon: <WbSunnyIcon /> },
];

export default function MiniDrawer() {
  const [open, setOpen] = React.useState(false);
  const width: SxProps<Theme> = {
    width: open ? 200 : 56,
    overflowX: 'hidden',
    transition: (theme) => theme.transitions.create('width'),
  };

  return (
    <Box sx={{ display: 'flex', minHeight: 280 }}>
      <Drawer
        variant="permanent"
        sx={width}
        slotProps={{ paper: { component: 'nav', 'aria-label': 'Garden', sx: width } }}
      >
        <IconButton
          aria-label="Names of the views"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: 'start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List>
          {views.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton href="#">
                <ListItemIcon sx={{ minWidth: 48 }}>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Typography component="h1" variant="h6">
          Beds
        </Typography>
        <Typography color="text.secondary">The beans need a trellis this week.</Typography>
      </Box>
    </Box>
  );
}
