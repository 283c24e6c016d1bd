import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function JoyListRow() {
  return (
    <nav aria-label="Theater">
      <List
        orientation="horizontal"
        variant="soft"
        sx={{ borderRadius: 'xl', '--List-padding': '4px' }}
      >
        <ListItem>
          <ListItemButton component="a" href="#rows-and-markers">
            Plays
          </ListItemButton>
        </ListItem>
        <ListDivider aria-hidden inset="gutter" />
        <ListItem>
          <ListItemButton component="a" href="#rows-and-markers">
            Seats
          </ListItemButton>
        </ListItem>
        <ListDivider aria-hidden inset="gutter" />
        <ListItem>
          <ListItemButton component="a" href="#rows-and-markers">
            Visit
          </ListItemButton>
        </ListItem>
      </List>
    </nav>
  );
}
