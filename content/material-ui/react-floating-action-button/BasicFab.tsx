import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function BasicFab() {
  const [notes, setNotes] = React.useState(['Call the plumber', 'Return the library books']);

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: 320, maxWidth: '100%', height: 280 }}
    >
      <Box
        role="region"
        aria-label="Notes"
        tabIndex={0}
        sx={{ height: '100%', overflow: 'auto', pb: 9, boxSizing: 'border-box' }}
      >
        <List dense>
          {notes.map((note) => (
            <ListItem key={note}>
              <ListItemText primary={note} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={() => setNotes([...notes, `Note ${notes.length + 1}`])}
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
      >
        <AddIcon />
      </Fab>
    </Paper>
  );
}
