import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as colors from '@mui/material/colors';
import { type Theme, ThemeProvider, createTheme, getContrastRatio } from '@mui/material/styles';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  unstable_defaultSxConfig as sxConfig,
  unstable_styleFunctionSx as sxStyles,
} from '@mui/system';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render } from './rendered.ts';
import { contentPages, runSnippet, snippetsOf } from './snippets.ts';
import { staticMarkup } from './static-markup.ts';

const BORDERS = 'system/borders/index.md';
const DENSITY = 'material-ui/customization/density/index.md';
const COLOR = 'material-ui/customization/color/index.md';
const FAQ = 'material-ui/getting-started/faq/index.md';

const PACKAGES = { 'react-router': { Link: ({ to }: { to: string }) => <a href={to}>Orders</a> } };

/** Runs the snippets of a page with a title, in order. */
const run = <T,>(page: string, title: string): T[] =>
  snippetsOf(page)
    .filter((snippet) => snippet.title === title)
    .map((snippet) => runSnippet<T>(snippet, PACKAGES));

function themesOf(page: string): Theme[] {
  return run<{ theme: Theme }>(page, 'theme.ts').map(({ theme }) => theme);
}

test('plain values of sx come before media queries, wherever they are in the object', () => {
  const { rulesOf } = staticMarkup(
    <Box sx={{ borderTop: { xs: 1, sm: 0 }, borderColor: 'divider' }} />,
  );
  const rules = rulesOf('MuiBox-root');
  expect(rules.indexOf('border-color')).toBeLessThan(rules.indexOf('border-top:1px solid'));
  const side = staticMarkup(<Box sx={{ borderTop: { sm: 0 }, border: 1 }} />).rulesOf(
    'MuiBox-root',
  );
  expect(side.indexOf('border:1px solid')).toBeLessThan(side.indexOf('border-top:0px solid'));
});

test('the responsive divider keeps its color: media queries set widths only', () => {
  const [aside] = run<{ Aside: ComponentType }>(BORDERS, 'Aside.tsx');
  if (!aside) throw new Error('The page has no snippet Aside.tsx');
  const { styleOf, rulesOf } = staticMarkup(<aside.Aside />);
  expect(styleOf('MuiBox-root')).toMatchObject({
    'border-style': 'solid',
    'border-color': 'rgba(0, 0, 0, 0.12)',
  });
  const queries = rulesOf('MuiBox-root')
    .split('\n')
    .filter((rule) => rule.startsWith('@media'));
  expect(queries.join()).toMatch(/border-top-width:1px;.*border-left-width:1px;/s);
  expect(queries.join()).not.toMatch(/border(?:-top|-left)?:/);
});

/** Returns the keys of `sx` in the tables of a page, with the other cells of their rows. */
function sxRows(page: string): ReadonlyMap<string, readonly [property: string, theme: string]> {
  const [tables = ''] = readFileSync(`content/${page}`, 'utf8').split('## In Joy UI');
  const rows = [...tables.matchAll(/^\|\s*(`[^|]+`)\s*\|([^|]+)\|([^|]+)\|$/gm)];
  return new Map(
    rows.flatMap(([, keys = '', property = '', theme = '']) =>
      [...keys.matchAll(/`(\w+)`/g)].map(([, key = '']) => [key, [property, theme]] as const),
    ),
  );
}

test('the tables of properties have every key of sx, with its property and its theme key', () => {
  const rows = sxRows('system/properties/index.md');
  expect([...rows.keys()].sort()).toEqual(Object.keys(sxConfig).sort());
  const theme = createTheme();
  for (const [key, [property, themeKey]] of rows) {
    const { themeKey: expected, style } = sxConfig[key] ?? {};
    if (!style) expect([key, /`(.+)`/.exec(themeKey)?.[1]]).toEqual([key, expected]);
    if (sxConfig[key]?.cssProperty === false) continue;
    const declared = Object.keys(sxStyles({ sx: { [key]: 'x' }, theme })).map((name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    expect([key, [...property.matchAll(/`(.+?)`/g)].map(([, name]) => name)]).toEqual([
      key,
      declared,
    ]);
  }
});

const action = () => undefined;

const SMALL: Readonly<Record<string, (size: 'small' | 'medium') => ReactElement>> = {
  Button: (size) => <Button size={size} />,
  ButtonGroup: (size) => (
    <ButtonGroup size={size}>
      <Button />
    </ButtonGroup>
  ),
  IconButton: (size) => <IconButton size={size} />,
  Fab: (size) => <Fab size={size} />,
  ToggleButton: (size) => <ToggleButton size={size} value="a" />,
  ToggleButtonGroup: (size) => (
    <ToggleButtonGroup size={size}>
      <ToggleButton value="a" />
    </ToggleButtonGroup>
  ),
  TextField: (size) => <TextField size={size} id="a" />,
  FormControl: (size) => (
    <FormControl size={size}>
      <Select value="" />
    </FormControl>
  ),
  Select: (size) => <Select size={size} value="" />,
  Autocomplete: (size) => (
    <Autocomplete
      size={size}
      options={[]}
      renderInput={({ id, size: inner, InputProps }) => (
        <TextField id={id} {...(inner && { size: inner })} slotProps={{ input: InputProps }} />
      )}
    />
  ),
  Checkbox: (size) => <Checkbox size={size} />,
  Radio: (size) => <Radio size={size} />,
  Switch: (size) => <Switch size={size} />,
  Slider: (size) => <Slider size={size} />,
  Rating: (size) => <Rating size={size} name="a" />,
  Chip: (size) => <Chip size={size} onDelete={action} />,
  Table: (size) => (
    <Table size={size}>
      <TableBody>
        <TableRow>
          <TableCell />
        </TableRow>
      </TableBody>
    </Table>
  ),
  TableCell: (size) => (
    <Table>
      <TableBody>
        <TableRow>
          <TableCell size={size} />
        </TableRow>
      </TableBody>
    </Table>
  ),
  Pagination: (size) => <Pagination size={size} />,
};

/** Returns the components in a row of the table about density. */
function rowOf(property: string): string[] {
  const text = readFileSync(`content/${DENSITY}`, 'utf8');
  const row = text.split('\n').find((line) => line.startsWith(`| \`${property}\``)) ?? '';
  return row.split('|')[2]?.match(/\b[A-Z]\w+/g) ?? [];
}

test('the components listed with size="small" are smaller with it', () => {
  expect(rowOf('size="small"').sort()).toEqual(Object.keys(SMALL).sort());
  for (const [name, element] of Object.entries(SMALL)) {
    expect(render(element('small')).css, name).not.toBe(render(element('medium')).css);
  }
});

test('components that the guide lists with the dense prop are smaller with it', () => {
  const elements: Readonly<Record<string, (dense: boolean) => ReactElement>> = {
    List: (dense) => (
      <List dense={dense}>
        <ListItem />
      </List>
    ),
    ListItem: (dense) => <ListItem dense={dense} />,
    ListItemButton: (dense) => <ListItemButton dense={dense} />,
    MenuItem: (dense) => <MenuItem dense={dense} />,
  };
  expect(rowOf('dense').sort()).toEqual(Object.keys(elements).sort());
  for (const [name, element] of Object.entries(elements)) {
    expect(render(element(true)).css, name).not.toBe(render(element(false)).css);
  }
});

test('margin="dense" changes the margin around a field, not the field', () => {
  const dense = staticMarkup(<TextField margin="dense" id="a" />);
  const plain = staticMarkup(<TextField id="a" />);
  expect(dense.rulesOf('MuiTextField-root')).toContain('margin-top:8px');
  expect(dense.rulesOf('MuiInputBase-input')).toBe(plain.rulesOf('MuiInputBase-input'));
});

test('the themes of the density guide set the size and the spacing', () => {
  const [small, tight] = themesOf(DENSITY);
  expect(small?.components?.MuiTextField?.defaultProps).toEqual({ size: 'small' });
  expect(tight?.spacing(2)).toBe('12px');
});

test('white text has enough contrast on hues from the shades that the page names', () => {
  const carries = (shades: Readonly<Record<string, string>>, shade: number) =>
    getContrastRatio('#fff', shades[shade] ?? '#fff') >= 4.5;
  const hues = Object.entries(colors).flatMap(([name, shades]) =>
    500 in shades ? [[name, shades as Readonly<Record<string, string>>] as const] : [],
  );
  const at800 = hues.filter(([, shades]) => carries(shades, 800)).map(([name]) => name);
  const later = hues.filter(([name]) => !at800.includes(name));
  expect(hues).toHaveLength(19);
  expect(at800.length / hues.length).toBeCloseTo(2 / 3, 1);
  const names = (found: boolean) =>
    later.filter(([, shades]) => carries(shades, 900) === found).map(([name]) => name);
  expect(names(true).sort()).toEqual(['deepOrange', 'lightGreen', 'lime']);
  expect(names(false).sort()).toEqual(['amber', 'orange', 'yellow']);
});

test('buttons use the dark color on hover, and alerts the light color', () => {
  const theme = createTheme({
    palette: { primary: { main: '#00695c', light: '#112233', dark: '#445566' } },
  });
  const { css } = render(
    <ThemeProvider theme={theme}>
      <Button variant="contained">Save</Button>
    </ThemeProvider>,
  );
  expect(css).toMatch(/hover\{[^}]*#445566/);
  expect(css).not.toContain('#112233');
  const alert = (light: string) =>
    render(
      <ThemeProvider
        theme={createTheme({ palette: { error: { main: '#d32f2f', light, dark: '#b71c1c' } } })}
      >
        <Alert severity="error">Not sent</Alert>
      </ThemeProvider>,
    ).css;
  expect(alert('#112233')).not.toBe(alert('#665544'));
});

test('the themes of the color guide set the primary color, and borders in forced colors', () => {
  const themes = themesOf(COLOR);
  expect(themes[0]?.palette.primary.main).toBe('#00695c');
  const bordered = themes.at(-1) ?? createTheme();
  const { css } = render(
    <ThemeProvider theme={bordered}>
      <Button variant="contained">Save</Button>
    </ThemeProvider>,
  );
  expect(css).toMatch(/@media \(forced-colors: active\)\{[^}]*border:1px solid/);
  expect(render(<Button variant="contained">Save</Button>).css).toMatch(/border:0/);
});

test('the snippets of the FAQs run', () => {
  const [modes, calm] = themesOf(FAQ);
  const layout = run<{ default: ComponentType<{ children: ReactNode }> }>(FAQ, 'layout.tsx')[0];
  const nav = run<{ Nav: ComponentType }>(FAQ, 'Nav.tsx')[0];
  const styles = run<{ Styles: ComponentType<{ children: ReactNode }> }>(FAQ, 'Styles.tsx')[0];
  if (!layout || !nav || !styles) throw new Error('A snippet of the FAQs is missing');

  const selector = modes?.getColorSchemeSelector('dark') ?? '';
  expect(selector).toContain('[data-dark]');
  const page = renderToStaticMarkup(<layout.default>Shop</layout.default>);
  expect(page).toContain("setAttribute('data-%s'.replace('%s', colorScheme)");
  expect(calm?.components?.MuiButtonBase?.defaultProps).toEqual({ disableRipple: true });
  expect(renderToStaticMarkup(<nav.Nav />)).toContain('href="/orders"');
  expect(renderToStaticMarkup(<styles.Styles>Shop</styles.Styles>)).toContain('Shop');
});

const versionOf = (name: string) => {
  const text = readFileSync(`node_modules/@mui/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

/** Releases in commands that install packages of MUI that this repository does not install. */
const DOCUMENTED_RELEASES: Readonly<Record<string, string>> = {
  'material-nextjs': versionOf('material'),
  'material-pigment-css': '7.0.2',
  styles: versionOf('material'),
  'x-date-pickers': '7.28.0',
};

test('commands that install a package of MUI name its release and save it exactly', () => {
  const commands = contentPages()
    .filter((page) => !page.includes('/upgrade-to-v6/'))
    .flatMap(
      (page) => readFileSync(`content/${page}`, 'utf8').match(/^npm install .*@mui\/.*$/gm) ?? [],
    );
  expect(commands.length).toBeGreaterThanOrEqual(9);
  for (const command of commands) {
    expect(command).toMatch(/ --save-exact$/);
    for (const [, name = '', version] of command.matchAll(/@mui\/([\w-]+)(?:@(\S+))?/g)) {
      expect(version, command).toBe(DOCUMENTED_RELEASES[name] ?? versionOf(name));
    }
  }
});

test('the overrides for the lab name the installed releases', () => {
  for (const page of ['getting-started/installation', 'about-the-lab']) {
    const text = readFileSync(`content/material-ui/${page}/index.md`, 'utf8');
    const pairs = [...text.matchAll(/"(?:@mui\/lab>)?@mui\/(material|system|utils)": "([^"]+)"/g)];
    expect(pairs, page).toHaveLength(10);
    for (const [pair, name = '', version] of pairs) expect(version, pair).toBe(versionOf(name));
  }
});

test('packages that are released together share a major version, and Joy UI has its own', () => {
  const material = versionOf('material');
  const major = material.split('.')[0];
  for (const name of ['system', 'icons-material', 'utils', 'lab', 'base']) {
    expect(versionOf(name).split('.')[0], name).toBe(major);
  }
  expect(versionOf('joy').split('.')[0]).not.toBe(major);
});
