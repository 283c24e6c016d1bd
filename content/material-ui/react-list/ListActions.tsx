import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const initialSongs = [
  { title: 'Low Tide', artist: 'Marrow & Pine' },
  { title: 'Copper Wire', artist: 'Odile' },
  { title: 'Eleven Windows', artist: 'The Night Desk' },
];

export default function ListActions() {
  const listRef = React.useRef<HTMLUListElement>(null);
  const [songs, setSongs] = React.useState(initialSongs);

  const remove = (title: string) => {
    setSongs(songs.filter((song) => song.title !== title));
    listRef.current?.focus();
  };

  return (
    <Paper elevation={0} sx={{ width: 340, maxWidth: '100%' }}>
      <List ref={listRef} tabIndex={-1} aria-label={`Playlist, ${songs.length} songs`}>
        {songs.map(({ title, artist }) => (
          <ListItem
            key={title}
            secondaryAction={
              <IconButton edge="end" aria-label={`Remove ${title}`} onClick={() => remove(title)}>
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemAvatar>
              <Avatar variant="rounded">
                <MusicNoteIcon />
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={title} secondary={artist} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
