import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const WIDTH = 180;
const paper = { component: 'nav', 'aria-label': 'Folders', sx: { width: WIDTH } } as const;

const folders = (
  <List>
    {['Inbox', 'Invoices', 'Travel', 'Archive'].map((name) => (
      <ListItem key={name} disablePadding>
        <ListItemButton href="#">
          <ListItemText primary={name} />
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', minHeight: 300 }}>
      <AppBar position="fixed" sx={{ zIndex: { sm: 'modal' } }}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Folders"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography component="div" variant="h6">
            Post office
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        slotProps={{ paper }}
        sx={{ display: { sm: 'none' } }}
      >
        <Toolbar />
        {folders}
      </Drawer>
      <Drawer
        variant="permanent"
        slotProps={{ paper }}
        sx={{ display: { xs: 'none', sm: 'block' }, width: WIDTH }}
      >
        <Toolbar />
        {folders}
      </Drawer>
      <Box sx={{ p: 3 }}>
        <Toolbar />
        <Typography>Three letters are waiting.</Typography>
      </Box>
    </Box>
  );
}
