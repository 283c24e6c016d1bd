import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const keys = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'G♭', 'G', 'A♭', 'A', 'B♭', 'B'];

export default function LongMenu() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Transpose to
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { maxHeight: 240, width: '16ch' } },
        }}
      >
        {keys.map((key) => (
          <MenuItem key={key} disabled={key === 'F'} onClick={close}>
            {`${key} major`}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
