import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const walks = [
  { name: 'Harbor loop', length: '4 km', text: 'Flat, with benches. Starts at the old crane.' },
  { name: 'Mill path', length: '7 km', text: 'Follows the stream. Muddy after rain.' },
  { name: 'Ridge', length: '11 km', text: 'Two steep parts and a wide view from the top.' },
];

export default function ListDetail() {
  const [name, setName] = React.useState('Harbor loop');

  return (
    <Paper variant="outlined" sx={{ display: 'flex', width: 420, maxWidth: '100%' }}>
      <List aria-label="Walks" sx={{ flexShrink: 0 }}>
        {walks.map((walk) => (
          <ListItem key={walk.name} disablePadding>
            <ListItemButton
              selected={walk.name === name}
              aria-current={walk.name === name}
              onClick={() => setName(walk.name)}
            >
              <ListItemText primary={walk.name} secondary={walk.length} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider orientation="vertical" flexItem />
      <Box role="status" sx={{ p: 2 }}>
        <Typography>{walks.find((walk) => walk.name === name)?.text}</Typography>
      </Box>
    </Paper>
  );
}
