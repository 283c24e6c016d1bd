import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './base-menu.css';

type PressEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

const layers = ['Trails', 'Huts', 'Springs'];

export default function BaseMenuCheck() {
  const [shown, setShown] = React.useState(['Trails']);

  const toggle = (event: PressEvent, layer: string) => {
    event.defaultMuiPrevented = true;
    setShown(shown.includes(layer) ? shown.filter((name) => name !== layer) : [...shown, layer]);
  };

  return (
    <Dropdown>
      <MenuButton className="base-menu-button">Layers of the map: {shown.length}</MenuButton>
      <Menu className="base-menu" slotProps={{ root: { placement: 'bottom-start', offset: 2 } }}>
        {layers.map((layer) => (
          <MenuItem
            key={layer}
            role="menuitemcheckbox"
            aria-checked={shown.includes(layer)}
            onClick={(event) => toggle(event, layer)}
          >
            {layer}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
