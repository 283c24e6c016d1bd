import * as React from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import ShareIcon from '@mui/icons-material/Share';

const commands = [
  { name: 'Rename', shortcut: 'F2', icon: <EditIcon fontSize="small" /> },
  { name: 'Share', shortcut: 'S', icon: <ShareIcon fontSize="small" /> },
];

export default function MenuWithIcons() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <IconButton
        id={id}
        aria-label="Actions for the playlist"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id, dense: true }, paper: { sx: { width: 220 } } }}
      >
        {commands.map(({ name, shortcut, icon }) => (
          <MenuItem key={name} onClick={close} aria-keyshortcuts={shortcut}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography aria-hidden="true" variant="body2" color="text.secondary">
              {shortcut}
            </Typography>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Delete</ListItemText>
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
