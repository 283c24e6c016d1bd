import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Program', 'Tickets', 'Visit'];

export default function NavigationAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [page, setPage] = React.useState('Program');

  const goTo = (next: string) => {
    setPage(next);
    setAnchor(null);
  };

  return (
    <AppBar component="div" position="static" enableColorOnDark>
      <Toolbar component="nav" aria-label="Theater pages">
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Harbor Theater
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
          {pages.map((name) => (
            <Button
              key={name}
              color="inherit"
              variant={page === name ? 'outlined' : 'text'}
              aria-current={page === name ? 'page' : undefined}
              onClick={() => goTo(name)}
            >
              {name}
            </Button>
          ))}
        </Box>
        <IconButton
          color="inherit"
          edge="end"
          aria-label="Theater pages menu"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {pages.map((name) => (
            <MenuItem key={name} onClick={() => goTo(name)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
