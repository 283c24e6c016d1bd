import Modal from '@mui/material/Modal';
import Popover from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import { createTheme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

const theme = createTheme();

const openModal = (props: Partial<React.ComponentProps<typeof Modal>> = {}) =>
  staticMarkup(
    <Modal open disablePortal {...props}>
      <section>Ferries</section>
    </Modal>,
  );

const openPopover = (props: Partial<React.ComponentProps<typeof Popover>> = {}) =>
  staticMarkup(
    <Popover open disablePortal {...props}>
      Details
    </Popover>,
  );

const openPopper = (props: Partial<React.ComponentProps<typeof Popper>> = {}) =>
  staticMarkup(
    <Popper open disablePortal {...props}>
      Six minutes on foot
    </Popper>,
  );

const htmlOf = (element: ReactElement) => staticMarkup(element).html;

test('a modal renders nothing on the server, open or not, except without a portal', () => {
  const child = <section>Ferries</section>;
  expect(htmlOf(<Modal open>{child}</Modal>)).toBe('');
  expect(htmlOf(<Modal open={false}>{child}</Modal>)).toBe('');
  expect(openModal().text).toBe('Ferries');
});

test('the root of a modal is presentational and covers the window with z-index 1300', () => {
  const { find, styleOf } = openModal();
  expect(find('MuiModal-root').attributes['role']).toBe('presentation');
  expect(styleOf('MuiModal-root')).toMatchObject({
    position: 'fixed',
    'z-index': '1300',
    top: '0',
    right: '0',
    bottom: '0',
    left: '0',
  });
  const above = Object.entries(theme.zIndex).filter(([, level]) => level > theme.zIndex.modal);
  expect(above.map(([name]) => name)).toEqual(['snackbar', 'tooltip']);
});

test('the child of a modal gets tabIndex -1 and no role', () => {
  const child = openModal().tags.find(({ name }) => name === 'section');
  expect(child?.attributes).toEqual({ tabindex: '-1' });
});

test('hideBackdrop leaves the backdrop of a modal out', () => {
  expect(openModal().findAll('MuiModal-backdrop')).toHaveLength(1);
  expect(openModal({ hideBackdrop: true }).findAll('MuiModal-backdrop')).toEqual([]);
});

test('keepMounted hides the content of a closed modal', () => {
  const { find, styleOf, text } = openModal({ open: false, keepMounted: true });
  expect(text).toBe('Ferries');
  expect(find('MuiModal-root').classes).toContain('MuiModal-hidden');
  expect(styleOf('MuiModal-root')['visibility']).toBe('hidden');
});

test('a popover is a modal with an invisible backdrop and no role on its paper', () => {
  const { find } = openPopover();
  expect(find('MuiPopover-root').classes).toContain('MuiModal-root');
  expect(find('MuiBackdrop-root').classes).toContain('MuiBackdrop-invisible');
  expect(find('MuiPopover-paper').attributes).not.toHaveProperty('role');
});

test('the paper of a popover has elevation 8 and is at most as large as the window minus 32 pixels', () => {
  const { find, styleOf } = openPopover();
  expect(find('MuiPopover-paper').classes).toContain('MuiPaper-elevation8');
  expect(styleOf('MuiPopover-paper')).toMatchObject({
    position: 'absolute',
    'overflow-x': 'hidden',
    'overflow-y': 'auto',
    'max-width': 'calc(100% - 32px)',
    'max-height': 'calc(100% - 32px)',
  });
});

test('slotProps.paper turns a popover into a dialog', () => {
  const { find } = openPopover({ slotProps: { paper: { role: 'dialog', 'aria-label': 'Rent' } } });
  expect(find('MuiPopover-paper').attributes).toMatchObject({
    role: 'dialog',
    'aria-label': 'Rent',
  });
});

test('a popper has the role tooltip, and none with role={undefined}', () => {
  expect(openPopper().find('MuiPopper-root').attributes['role']).toBe('tooltip');
  expect(openPopper({ role: undefined }).find('MuiPopper-root').attributes).not.toHaveProperty(
    'role',
  );
});

test('a popper has no z-index', () => {
  const { find } = openPopper();
  expect(find('MuiPopper-root').attributes['style']).toBe('position:fixed;top:0;left:0');
});

test('a closed popper renders nothing, or is hidden with keepMounted', () => {
  expect(openPopper({ open: false }).html).toBe('');
  const kept = openPopper({ open: false, keepMounted: true });
  expect(kept.find('MuiPopper-root').attributes['style']).toContain('display:none');
});

test('a portal renders nothing on the server, and its children with disablePortal', () => {
  const note = <p>Lost: one green umbrella</p>;
  expect(htmlOf(<Portal>{note}</Portal>)).toBe('');
  expect(htmlOf(<Portal disablePortal>{note}</Portal>)).toBe('<p>Lost: one green umbrella</p>');
});
