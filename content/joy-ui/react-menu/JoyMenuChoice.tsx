import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const orders = ['By height', 'By country', 'By last climb'];

export default function JoyMenuChoice() {
  const [order, setOrder] = React.useState('By height');
  const [feet, setFeet] = React.useState(false);

  return (
    <Dropdown>
      <MenuButton>
        {order}, in {feet ? 'feet' : 'meters'}
      </MenuButton>
      <Menu aria-label="Show the summits" sx={{ minWidth: 190 }}>
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            <ListItemDecorator>{name === order && <CheckIcon />}</ListItemDecorator>
            {name}
          </MenuItem>
        ))}
        <ListDivider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={feet}
          onClick={(event) => {
            Object.assign(event, { defaultMuiPrevented: true }); // keeps the menu open
            setFeet(!feet);
          }}
        >
          <ListItemDecorator>{feet && <CheckIcon />}</ListItemDecorator>
          In feet
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
