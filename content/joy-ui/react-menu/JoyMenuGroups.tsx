import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const shelves = {
  Fiction: ['Novels', 'Short stories'],
  'Non-fiction': ['Gardening', 'Travel'],
};

export default function JoyMenuGroups() {
  const [shelf, setShelf] = React.useState('');

  return (
    <Dropdown>
      <MenuButton variant="soft">{shelf ? `Shelf: ${shelf}` : 'Put it on a shelf'}</MenuButton>
      <Menu size="sm" aria-label="Shelves" sx={{ minWidth: 180 }}>
        {Object.entries(shelves).map(([group, names]) => (
          <ListItem key={group} nested>
            <ListSubheader>{group}</ListSubheader>
            <List>
              {names.map((name) => (
                <MenuItem key={name} onClick={() => setShelf(name)}>
                  {name}
                </MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
