import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const commands = ['Duplicate', 'Move to archive', 'Print'];

export default function BasicMenu() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('Nothing has happened to the score yet.');
  const open = anchorEl !== null;

  const run = (command: string) => {
    setDone(`Last command: ${command}`);
    setAnchorEl(null);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        endIcon={<ArrowDropDownIcon />}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Waltz in A minor
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {done}
      </Typography>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {commands.map((command) => (
          <MenuItem key={command} onClick={() => run(command)}>
            {command}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
