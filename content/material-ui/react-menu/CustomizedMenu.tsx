import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const SoftMenu = styled(Menu)(({ theme }) => ({
  '& .MuiMenu-paper': {
    border: `1px solid ${(theme.vars || theme).palette.divider}`,
    borderRadius: 12,
    boxShadow: 'none',
    marginTop: theme.spacing(0.5),
  },
  '& .MuiMenu-list': { padding: theme.spacing(0.5) },
  [`& .${menuItemClasses.root}`]: { borderRadius: 8 },
}));

export default function CustomizedMenu() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Export
      </Button>
      <SoftMenu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        slots={{ transition: Fade }}
        slotProps={{ list: { 'aria-labelledby': id }, transition: { timeout: 120 } }}
      >
        <MenuItem onClick={close}>Spreadsheet</MenuItem>
        <MenuItem onClick={close}>Calendar file</MenuItem>
        <MenuItem onClick={close}>Printable list</MenuItem>
      </SoftMenu>
    </React.Fragment>
  );
}
