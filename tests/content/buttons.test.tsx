import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ButtonGroup from '@mui/material/ButtonGroup';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

const light = createTheme().palette;
const dark = createTheme({ palette: { mode: 'dark' } }).palette;
const onWhite = (color: string) => Number(getContrastRatio(color, '#fff').toFixed(1));

test('a button is a native text button that does not submit a form', () => {
  const { name, attributes, classes } = staticMarkup(<Button>Save</Button>).find('MuiButton-root');
  expect([name, attributes['type']]).toEqual(['button', 'button']);
  expect(classes).toEqual(expect.arrayContaining(['MuiButton-text', 'MuiButton-sizeMedium']));
});

test('labels of buttons in warning, info and dark error have the stated contrast', () => {
  expect(onWhite(light.warning.main)).toBe(3.1);
  expect(onWhite(light.info.main)).toBe(3.9);
  expect(onWhite(dark.error.main)).toBe(3.7);
  expect(dark.error.contrastText).toBe('#fff');
});

test('a disabled link keeps its address and leaves the tab order', () => {
  const { find } = staticMarkup(
    <Button href="/orders/" disabled>
      Orders
    </Button>,
  );
  expect(find('MuiButton-root')).toMatchObject({
    name: 'a',
    attributes: { href: '/orders/', 'aria-disabled': 'true', tabindex: '-1' },
  });
});

test('loading={true} and loading={false} render the indicator wrapper, undefined does not', () => {
  const wrappers = (loading?: boolean) =>
    staticMarkup(<Button {...(loading === undefined ? {} : { loading })}>Save</Button>).findAll(
      'MuiButton-loadingWrapper',
    ).length;
  expect([wrappers(true), wrappers(false), wrappers()]).toEqual([1, 1, 0]);
});

test('a loading button is disabled, and its indicator is named by the button', () => {
  const { find } = staticMarkup(
    <Button id="save" loading>
      Save
    </Button>,
  );
  expect(find('MuiButton-root').classes).toContain('Mui-disabled');
  expect(find('MuiCircularProgress-root').attributes).toMatchObject({
    role: 'progressbar',
    'aria-labelledby': 'save',
  });
});

test('an icon button has the default color, and other elements get the role of a button', () => {
  const { classes } = staticMarkup(<IconButton />).find('MuiIconButton-root');
  expect(classes.filter((name) => name.startsWith('MuiIconButton-color'))).toEqual([]);
  expect(staticMarkup(<ButtonBase component="div" />).find('MuiButtonBase-root')).toMatchObject({
    attributes: { role: 'button', tabindex: '0' },
  });
});

test('a group is outlined, has a role and gives buttons a minimum width of 40 pixels', () => {
  const { find, rulesOf } = staticMarkup(
    <ButtonGroup>
      <Button>Zoom in</Button>
      <Button>Zoom out</Button>
    </ButtonGroup>,
  );
  expect(find('MuiButtonGroup-root')).toMatchObject({ attributes: { role: 'group' } });
  expect(find('MuiButton-root').classes).toContain('MuiButton-outlined');
  expect(rulesOf('MuiButtonGroup-root')).toContain('min-width:40px');
});

test('disabled={false} in a disabled group enables a button for the keyboard only', () => {
  const { find, rulesOf } = staticMarkup(
    <ButtonGroup disabled>
      <Button disabled={false}>First</Button>
    </ButtonGroup>,
  );
  expect(find('MuiButton-root').attributes).not.toHaveProperty('disabled');
  expect(find('MuiButton-root').classes).toContain('Mui-disabled');
  expect(rulesOf('MuiButton-root')).toMatch(/&\.Mui-disabled\{[^}]*pointer-events:none/);
});

test('the only button of a group has no class for its position', () => {
  const { find } = staticMarkup(
    <ButtonGroup>
      <Button>Only</Button>
    </ButtonGroup>,
  );
  expect(find('MuiButton-root').classes.join(' ')).not.toMatch(/(first|middle|last)Button/);
});

test('a chip is 32 pixels high, a small one 24, with a label of 13 pixels', () => {
  const { styleOf, find } = staticMarkup(<Chip label="Vegan" />);
  expect(styleOf('MuiChip-root')).toMatchObject({ height: '32px', 'font-size': '0.8125rem' });
  expect(find('MuiChip-root').attributes).not.toHaveProperty('role');
  expect(staticMarkup(<Chip label="Vegan" size="small" />).styleOf('MuiChip-root')).toMatchObject({
    height: '24px',
  });
});

test('a chip becomes a button with onClick or onDelete', () => {
  const noop = () => undefined;
  for (const props of [{ onClick: noop }, { onDelete: noop }]) {
    expect(staticMarkup(<Chip label="Vegan" {...props} />).find('MuiChip-root')).toMatchObject({
      attributes: { role: 'button', tabindex: '0' },
    });
  }
});

test('tabs have the role tablist, and a tab without a value is identified by its index', () => {
  const { find, findAll } = staticMarkup(
    <Tabs value={1}>
      <Tab label="Ingredients" />
      <Tab label="Method" />
    </Tabs>,
  );
  expect(find('MuiTabs-list').attributes['role']).toBe('tablist');
  const tabs = findAll('MuiTab-root').map(({ attributes }) => attributes);
  expect(tabs.map((one) => [one['role'], one['aria-selected'], one['tabindex']])).toEqual([
    ['tab', 'false', '-1'],
    ['tab', 'true', '0'],
  ]);
});
