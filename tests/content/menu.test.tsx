import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { staticMarkup } from './static-markup.ts';

/** Renders an open menu in place, because portals render nothing on a server. */
const openMenu = (items: ReactNode) =>
  staticMarkup(
    <Menu open disablePortal>
      {items}
    </Menu>,
  );

const tabStops = (items: ReactNode) =>
  openMenu(items)
    .findAll('MuiMenuItem-root')
    .map(({ attributes }) => attributes['tabindex']);

test('a menu renders nothing on the server, open or not', () => {
  expect(staticMarkup(<Menu open={false} />).html).toBe('');
  expect(staticMarkup(<Menu open />).html).toBe('');
});

test('the list has the role menu, items the role menuitem', () => {
  const { find } = openMenu(<MenuItem>Print</MenuItem>);
  expect(find('MuiMenu-list')).toMatchObject({ name: 'ul', attributes: { role: 'menu' } });
  expect(find('MuiMenuItem-root')).toMatchObject({
    name: 'li',
    attributes: { role: 'menuitem' },
  });
});

test('the selected item is the tab stop, otherwise the first enabled one', () => {
  const items = [
    <MenuItem key="1" disabled />,
    <MenuItem key="2" />,
    <MenuItem key="3" selected />,
  ];
  expect(tabStops(items.slice(0, 2))[1]).toBe('0');
  expect(tabStops(items).slice(1)).toEqual(['-1', '0']);
});

test('the paper has an elevation of 8 and leaves 96 pixels of the window', () => {
  const { find, styleOf } = openMenu(<MenuItem>Print</MenuItem>);
  expect(find('MuiMenu-paper').classes).toContain('MuiPaper-elevation8');
  expect(styleOf('MuiMenu-paper')['max-height']).toBe('calc(100% - 96px)');
});

test('an item is 36 pixels high from sm up, 48 below', () => {
  const { styleOf, rulesOf } = openMenu(<MenuItem>Print</MenuItem>);
  const style = styleOf('MuiMenuItem-root');
  expect(style).toMatchObject({
    'min-height': '48px',
    'line-height': '1.5',
    'font-size': '1rem',
    'padding-top': '6px',
    'padding-bottom': '6px',
  });
  expect(rulesOf('MuiMenuItem-root')).toContain('(min-width:600px){&{min-height:auto;}}');
});

test('a dense item is at least 32 pixels high', () => {
  const { styleOf } = staticMarkup(
    <MenuList dense>
      <MenuItem>Select</MenuItem>
    </MenuList>,
  );
  expect(styleOf('MuiMenuItem-root')['min-height']).toBe('32px');
});

test('an item with href is a link with the role of an item', () => {
  const { find } = openMenu(
    <MenuItem component="a" href="/help/">
      Help
    </MenuItem>,
  );
  expect(find('MuiMenuItem-root')).toMatchObject({
    name: 'a',
    attributes: { role: 'menuitem', href: '/help/' },
  });
});
