import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const rooms = ['Dinosaurs', 'Minerals', 'Whales', 'Night sky'];

export default function BasicDrawer() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [room, setRoom] = React.useState('Whales');

  const visit = (name: string) => {
    setRoom(name);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button
        startIcon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {`Room: ${room}`}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: { width: 260 } },
        }}
      >
        <Typography id={id} variant="h6" component="h2" sx={{ px: 2, pt: 2 }}>
          Museum rooms
        </Typography>
        <List>
          {rooms.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton selected={name === room} onClick={() => visit(name)}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
