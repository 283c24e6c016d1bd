import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const tracks = ['Overture', 'The long ferry', 'Salt and rope', 'Morning watch'];

export default function JoyAdjustList() {
  const [round, setRound] = React.useState(true);
  const [track, setTrack] = React.useState('The long ferry');

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={round} onChange={(event) => setRound(event.target.checked)} />
        }
      >
        Radius and padding
      </Typography>
      <Sheet variant="outlined" sx={{ borderRadius: round ? 'xl' : 0 }}>
        <List aria-label="Tracks" sx={{ '--List-padding': round ? '6px' : '0px' }}>
          {tracks.map((name) => (
            <ListItem key={name}>
              <ListItemButton
                selected={name === track}
                aria-pressed={name === track}
                onClick={() => setTrack(name)}
              >
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
    </Stack>
  );
}
