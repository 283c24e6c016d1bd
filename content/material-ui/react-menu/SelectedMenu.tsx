import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const speeds = ['0.75×', 'Normal', '1.25×', '1.5×'];

export default function SelectedMenu() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [speed, setSpeed] = React.useState('1.25×');

  return (
    <React.Fragment>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        {`Speed: ${speed}`}
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {speeds.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === speed}
            selected={name === speed}
            onClick={() => {
              setSpeed(name);
              setAnchorEl(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
