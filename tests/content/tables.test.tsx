import AppBar from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import { expect, test } from 'vitest';
import type { ComponentProps } from 'react';
import { staticMarkup } from './static-markup.ts';

const tableWith = (props: ComponentProps<typeof TableCell>, size?: 'small') =>
  staticMarkup(
    <Table {...(size && { size })}>
      <TableHead>
        <TableRow>
          <TableCell {...props} />
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell />
        </TableRow>
      </TableBody>
    </Table>,
  );

test('a cell is a th in the head and a td elsewhere', () => {
  const { findAll } = tableWith({});
  expect(findAll('MuiTableCell-root').map(({ name }) => name)).toEqual(['th', 'td']);
});

test('a cell has a vertical padding of 16 pixels, 6 in a small table', () => {
  expect(tableWith({}).styleOf('MuiTableCell-root')['padding']).toBe('16px');
  expect(tableWith({}, 'small').styleOf('MuiTableCell-root')['padding']).toBe('6px 16px');
});

test('a cell for a checkbox is 48 pixels wide, and a sorted one has aria-sort', () => {
  const { styleOf } = tableWith({ padding: 'checkbox' });
  expect(styleOf('MuiTableCell-root')['width']).toBe('48px');
  const { find } = tableWith({ sortDirection: 'desc' });
  expect(find('MuiTableCell-root').attributes['aria-sort']).toBe('descending');
});

test('a pagination without a total shows that there are more rows', () => {
  const { text } = staticMarkup(
    <TablePagination
      component="div"
      count={-1}
      page={0}
      rowsPerPage={10}
      onPageChange={() => undefined}
    />,
  );
  expect(text).toContain('1–10 of more than 10');
});

const openDialog = (props: Partial<ComponentProps<typeof Dialog>> = {}) =>
  staticMarkup(
    <Dialog open disablePortal {...props}>
      <DialogTitle>Discard the draft?</DialogTitle>
    </Dialog>,
  );

test('a dialog renders nothing on the server', () => {
  expect(staticMarkup(<Dialog open />).html).toBe('');
});

test('a dialog is modal and named by its title', () => {
  const { find } = openDialog();
  expect(find('MuiDialog-paper').attributes).toMatchObject({
    role: 'dialog',
    'aria-modal': 'true',
    'aria-labelledby': find('MuiDialogTitle-root').attributes['id'],
  });
});

test('the width of a dialog is limited to sm, or to 444 pixels with xs', () => {
  const { sm, md, lg, xl } = { sm: '600px', md: '900px', lg: '1200px', xl: '1536px' };
  const limitOf = (maxWidth?: 'xs' | 'md' | 'lg' | 'xl') =>
    openDialog(maxWidth && { maxWidth }).styleOf('MuiDialog-paper')['max-width'];
  expect(limitOf()).toBe(sm);
  expect([limitOf('md'), limitOf('lg'), limitOf('xl')]).toEqual([md, lg, xl]);
  expect(limitOf('xs')).toContain('444px');
});

test('an app bar is a fixed header, and a dense toolbar is 48 pixels high', () => {
  const { find, styleOf } = staticMarkup(<AppBar />);
  expect(find('MuiAppBar-root').name).toBe('header');
  expect(styleOf('MuiAppBar-root')['position']).toBe('fixed');
  expect(staticMarkup(<Toolbar variant="dense" />).styleOf('MuiToolbar-root')).toMatchObject({
    'min-height': '48px',
  });
});

test('a regular toolbar is 56 pixels high, 48 in landscape and 64 from sm up', () => {
  const { styleOf, rulesOf } = staticMarkup(<Toolbar />);
  expect(styleOf('MuiToolbar-root')['min-height']).toBe('56px');
  const rules = rulesOf('MuiToolbar-root');
  expect(rules).toMatch(/orientation: landscape\)\{[^}]*min-height:48px/);
  expect(rules).toMatch(/min-width:600px\)\{[^}]*min-height:64px/);
});
