import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import InfoIcon from '@mui/icons-material/Info';
import { styled } from '@mui/material/styles';

const WIDTH = 200;

const Content = styled('div', { shouldForwardProp: (prop) => prop !== 'open' })<{ open: boolean }>(
  ({ theme, open }) => ({
    padding: theme.spacing(0, 2),
    marginInlineEnd: open ? WIDTH : 0,
    transition: theme.transitions.create('margin', {
      duration: theme.transitions.duration[open ? 'enteringScreen' : 'leavingScreen'],
    }),
  }),
);

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ minHeight: 320 }}>
      <Content open={open}>
        <Toolbar disableGutters>
          <Typography component="h1" variant="h6" sx={{ flexGrow: 1 }}>
            Evening herons
          </Typography>
          <IconButton
            edge="end"
            aria-label="Details of the photo"
            aria-expanded={open}
            aria-controls="photo-details"
            onClick={() => setOpen(!open)}
          >
            <InfoIcon />
          </IconButton>
        </Toolbar>
        <Box sx={{ height: 200, bgcolor: 'action.selected', borderRadius: 1 }} />
      </Content>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{
          paper: { id: 'photo-details', component: 'aside', sx: { width: WIDTH, p: 2 } },
        }}
      >
        <Typography variant="subtitle2" component="h2">
          Details
        </Typography>
        <Typography variant="body2" color="text.secondary">
          1/320 s, f/5.6, ISO 800, 400 mm. Taken from the west hide.
        </Typography>
      </Drawer>
    </Box>
  );
}
