import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { useTheme } from '@mui/material/styles';

export default function MenuPlacement() {
  const id = React.useId();
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', width: 300, p: 1, paddingInlineStart: 2 }}
    >
      <Typography sx={{ flexGrow: 1 }}>Invoice 2041</Typography>
      <IconButton
        id={id}
        aria-label="Actions for invoice 2041"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={close}>Send a reminder</MenuItem>
        <MenuItem onClick={close}>Mark as paid</MenuItem>
      </Menu>
    </Paper>
  );
}
