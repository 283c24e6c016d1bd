import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './base-menu.css';

export default function BaseMenuBasic() {
  const [last, setLast] = React.useState('Nothing done yet.');

  return (
    <div style={{ textAlign: 'center' }}>
      <Dropdown>
        <MenuButton className="base-menu-button">Recipe: Pear tart</MenuButton>
        <Menu className="base-menu">
          <MenuItem onClick={() => setLast('Added to the shopping list.')}>
            Add to shopping list
          </MenuItem>
          <MenuItem onClick={() => setLast('Set for six people.')}>Cook for six</MenuItem>
          <MenuItem disabled>Share</MenuItem>
          <MenuItem onClick={() => setLast('Sent to the printer.')}>Print</MenuItem>
        </Menu>
      </Dropdown>
      <p role="status" style={{ marginBottom: 0 }}>
        {last}
      </p>
    </div>
  );
}
