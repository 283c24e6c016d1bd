import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';

const all = ['Rain on a tent', 'Harbor at night', 'Sheep bells'];

export default function JoyListActions() {
  const [sounds, setSounds] = React.useState(all);
  const [playing, setPlaying] = React.useState(all[0]);

  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      <List variant="outlined" sx={{ borderRadius: 'sm' }}>
        {sounds.map((sound) => (
          <ListItem
            key={sound}
            endAction={
              <IconButton
                size="sm"
                variant="plain"
                color="danger"
                aria-label={`Remove ${sound}`}
                onClick={() => setSounds(sounds.filter((name) => name !== sound))}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemButton
              selected={sound === playing}
              aria-pressed={sound === playing}
              onClick={() => setPlaying(sound)}
            >
              <ListItemDecorator>{sound === playing && <PlayArrowIcon />}</ListItemDecorator>
              {sound}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button
        variant="plain"
        disabled={sounds.length === all.length}
        onClick={() => setSounds(all)}
      >
        Bring all back
      </Button>
    </Stack>
  );
}
