import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const floors = [
  { name: 'Ground floor', rooms: ['Kitchen', 'Workshop'] },
  { name: 'First floor', rooms: ['Library', 'Studio', 'Terrace'] },
];

export default function NestedList() {
  const [open, setOpen] = React.useState('First floor');

  return (
    <Paper elevation={0} sx={{ width: 300, maxWidth: '100%' }}>
      <List dense aria-label="Rooms">
        {floors.map(({ name, rooms }) => (
          <React.Fragment key={name}>
            <ListItem disablePadding>
              <ListItemButton
                aria-expanded={open === name}
                onClick={() => setOpen(open === name ? '' : name)}
              >
                <ListItemText primary={name} />
                {open === name ? <ExpandLessIcon /> : <ExpandMoreIcon />}
              </ListItemButton>
            </ListItem>
            <Collapse component="li" in={open === name} unmountOnExit>
              <List dense disablePadding aria-label={name}>
                {rooms.map((room) => (
                  <ListItem key={room} sx={{ paddingInlineStart: 4 }}>
                    <ListItemText primary={room} />
                  </ListItem>
                ))}
              </List>
            </Collapse>
          </React.Fragment>
        ))}
      </List>
    </Paper>
  );
}
