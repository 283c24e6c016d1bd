import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const layers = ['Bus stops', 'Cycle paths', 'Drinking water', 'Public toilets'];

export default function CheckboxMenu() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(['Cycle paths']);

  const toggle = (layer: string) =>
    setShown((names) =>
      names.includes(layer) ? names.filter((name) => name !== layer) : [...names, layer],
    );

  return (
    <React.Fragment>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        {`Map layers (${shown.length})`}
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {layers.map((layer) => (
          <MenuItem
            key={layer}
            role="menuitemcheckbox"
            aria-checked={shown.includes(layer)}
            onClick={() => toggle(layer)}
          >
            <ListItemIcon>{shown.includes(layer) && <CheckIcon fontSize="small" />}</ListItemIcon>
            {layer}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
