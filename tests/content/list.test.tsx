import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

test('renders list elements, and pads the list by 8 px', () => {
  const list = render(
    <List>
      <ListItem>One</ListItem>
    </List>,
  );
  expect(tagOf(list, 'MuiList-root')).toMatch(/^<ul/);
  expect(tagOf(list, 'MuiListItem-root')).toMatch(/^<li/);
  expect(rulesOf(list, 'MuiList-root')).toMatch(/list-style:none.*padding-top:8px/s);
});

test('a list item button is a div with the role button, or a link with component="a"', () => {
  const button = tagOf(render(<ListItemButton>Open</ListItemButton>), 'MuiListItemButton-root');
  expect(button).toMatch(/^<div(?=.*role="button")(?=.*tabindex="0")/);
  const link = render(
    <ListItemButton component="a" href="#a">
      Open
    </ListItemButton>,
  );
  expect(tagOf(link, 'MuiListItemButton-root')).toMatch(/^<a(?=.*href="#a")/);
});

test('marks a selected item only by a class, not for screen readers', () => {
  const tag = tagOf(render(<ListItemButton selected />), 'MuiListItemButton-root');
  expect(tag).toContain('Mui-selected');
  expect(tag).not.toContain('aria-');
});

test('reserves 56 px for icons and avatars', () => {
  expect(rulesOf(render(<ListItemIcon />), 'MuiListItemIcon-root')).toContain('min-width:56px');
  const avatar = render(<ListItemAvatar />);
  expect(rulesOf(avatar, 'MuiListItemAvatar-root')).toContain('min-width:56px');
  const inset = render(<ListItemText inset primary="Text" />);
  expect(rulesOf(inset, 'MuiListItemText-root')).toContain('padding-left:56px');
});

test('keeps 48 px free for a secondary action', () => {
  const item = render(<ListItem secondaryAction={<i />}>One</ListItem>);
  expect(rulesOf(item, 'MuiListItem-root')).toContain('padding-right:48px');
});

test('items are denser in a dense list, but not in a list nested in it', () => {
  const dense = render(
    <List dense>
      <ListItem>
        <ListItemText primary="One" />
      </ListItem>
    </List>,
  );
  expect(rulesOf(dense, 'MuiListItem-root')).toContain('padding-top:4px');
  expect(dense.html).toContain('MuiTypography-body2');
  const nested = render(
    <List dense>
      <li>
        <List>
          <ListItem>One</ListItem>
        </List>
      </li>
    </List>,
  );
  expect(tagOf(nested, 'MuiListItem-root')).not.toContain('MuiListItem-dense');
});

test('shows the secondary text in a paragraph unless component is set', () => {
  const text = render(<ListItemText primary="A" secondary="B" />);
  expect(tagOf(text, 'MuiListItemText-secondary')).toMatch(/^<p/);
  const block = render(
    <ListItemText primary="A" secondary="B" slotProps={{ secondary: { component: 'div' } }} />,
  );
  expect(tagOf(block, 'MuiListItemText-secondary')).toMatch(/^<div/);
});

test('renders subheaders as list items that are sticky by default', () => {
  const heading = render(<ListSubheader>Friday</ListSubheader>);
  expect(tagOf(heading, 'MuiListSubheader-root')).toMatch(/^<li/);
  expect(rulesOf(heading, 'MuiListSubheader-root')).toContain('position:sticky');
  const loose = render(<ListSubheader disableSticky>Friday</ListSubheader>);
  expect(rulesOf(loose, 'MuiListSubheader-root')).not.toContain('sticky');
});
