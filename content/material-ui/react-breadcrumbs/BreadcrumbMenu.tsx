import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const hidden = ['2024', 'Invoices', 'Suppliers'];

export default function BreadcrumbMenu() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Breadcrumbs aria-label="Path to the folder">
        <Link href="#long-paths" color="inherit">
          Bakery
        </Link>
        <IconButton
          id={id}
          size="small"
          aria-label="Folders in between"
          aria-haspopup="menu"
          aria-expanded={anchorEl !== null}
          onClick={(event) => setAnchorEl(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography component="span" aria-current="page" color="text.primary">
          Flour mill
        </Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {hidden.map((name) => (
          <MenuItem key={name} component="a" href="#long-paths" onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
