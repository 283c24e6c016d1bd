import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const groups = {
  Archive: ['Maps', 'Letters', 'Photographs'],
  Visit: ['Hours', 'Tours'],
};

export default function JoyListNav() {
  const [page, setPage] = React.useState('Letters');

  return (
    <Sheet component="nav" aria-label="City archive" variant="outlined" sx={{ borderRadius: 'md' }}>
      <List
        size="sm"
        sx={{ width: 220, '--List-padding': '8px', '--List-radius': '8px', '--List-gap': '4px' }}
      >
        {Object.entries(groups).map(([group, pages]) => (
          <ListItem key={group} nested>
            <ListSubheader>{group}</ListSubheader>
            <List>
              {pages.map((name) => (
                <ListItem key={name}>
                  <ListItemButton
                    component="a"
                    href="#items-that-react"
                    color={name === page ? 'primary' : 'neutral'}
                    variant={name === page ? 'soft' : 'plain'}
                    aria-current={name === page ? 'page' : undefined}
                    onClick={() => setPage(name)}
                  >
                    {name}
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
