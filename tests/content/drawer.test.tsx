import Drawer from '@mui/material/Drawer';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

test('a drawer is temporary by default and renders nothing on the server', () => {
  expect(staticMarkup(<Drawer open>Rooms</Drawer>).html).toBe('');
});

test('an open temporary drawer has a backdrop, no role of its own and an elevation of 16', () => {
  const { find } = staticMarkup(
    <Drawer open disablePortal>
      Rooms
    </Drawer>,
  );
  expect(find('MuiBackdrop-root').attributes['aria-hidden']).toBe('true');
  expect(find('MuiDrawer-root').attributes['role']).toBe('presentation');
  expect(find('MuiDrawer-paper').attributes).not.toHaveProperty('role');
  expect(find('MuiDrawer-paper').classes).toEqual(
    expect.arrayContaining(['MuiPaper-elevation16', 'MuiDrawer-paperAnchorLeft']),
  );
});

test('a permanent drawer ignores open and has a border instead of a shadow', () => {
  const { find, styleOf, text } = staticMarkup(
    <Drawer variant="permanent" open={false}>
      Rooms
    </Drawer>,
  );
  expect(text).toBe('Rooms');
  expect(find('MuiDrawer-paper').classes).toContain('MuiPaper-elevation0');
  expect(styleOf('MuiDrawer-paper')).toMatchObject({
    position: 'fixed',
    'border-right': '1px solid rgba(0, 0, 0, 0.12)',
    'z-index': '1200',
  });
});

test('a closed persistent drawer is hidden', () => {
  const { find } = staticMarkup(<Drawer variant="persistent">Rooms</Drawer>);
  expect(find('MuiDrawer-paper').attributes['style']).toContain('visibility:hidden');
});

test('drawers at the bottom are as high as their content', () => {
  const { styleOf } = staticMarkup(
    <Drawer variant="permanent" anchor="bottom">
      Rooms
    </Drawer>,
  );
  expect(styleOf('MuiDrawer-paper')).toMatchObject({ height: 'auto', 'max-height': '100%' });
});

test('slotProps.paper makes the paper a landmark', () => {
  const { find } = staticMarkup(
    <Drawer
      variant="permanent"
      slotProps={{ paper: { component: 'nav', 'aria-label': 'Folders' } }}
    />,
  );
  expect(find('MuiDrawer-paper')).toMatchObject({
    name: 'nav',
    attributes: { 'aria-label': 'Folders' },
  });
});

test('a drawer covers the app bar', () => {
  const { drawer, appBar, modal } = createTheme().zIndex;
  expect([appBar, drawer, modal]).toEqual([1100, 1200, 1300]);
});

test('a closed swipeable drawer is kept mounted', () => {
  const { text } = staticMarkup(
    <SwipeableDrawer
      open={false}
      onOpen={() => undefined}
      onClose={() => undefined}
      ModalProps={{ disablePortal: true }}
    >
      Stops
    </SwipeableDrawer>,
  );
  expect(text).toContain('Stops');
});
