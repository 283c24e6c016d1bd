import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function JoyMenuBasic() {
  const [done, setDone] = React.useState('Recorded this morning');

  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', width: 300, p: 1.5, borderRadius: 'sm' }}
    >
      <div style={{ flexGrow: 1 }}>
        <Typography level="title-sm">Blackbird at dawn</Typography>
        <Typography level="body-sm" role="status">
          {done}
        </Typography>
      </div>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'plain', color: 'neutral' } }}
          aria-label="Options of the recording"
        >
          <MoreVertIcon />
        </MenuButton>
        <Menu placement="bottom-end" aria-label="Options of the recording">
          <MenuItem onClick={() => setDone('Playing')}>Play</MenuItem>
          <MenuItem onClick={() => setDone('Shared with the group')}>Share</MenuItem>
          <ListDivider />
          <MenuItem color="danger" onClick={() => setDone('In the trash')}>
            Move to trash
          </MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
