import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const formats = ['PDF', 'Spreadsheet', 'Plain text'];

export default function SplitButton() {
  const groupRef = React.useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [format, setFormat] = React.useState('PDF');
  const open = anchor !== null;

  return (
    <React.Fragment>
      <ButtonGroup ref={groupRef} variant="contained" aria-label="Export the report">
        <Button>Export as {format}</Button>
        <Button
          id="SplitButton-toggle"
          size="small"
          aria-label="Choose a format"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? 'SplitButton-menu' : undefined}
          onClick={() => setAnchor(groupRef.current)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id="SplitButton-menu"
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': 'SplitButton-toggle' } }}
      >
        {formats.map((name) => (
          <MenuItem
            key={name}
            selected={name === format}
            onClick={() => {
              setFormat(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
