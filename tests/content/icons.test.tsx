import AnchorIcon from '@mui/icons-material/Anchor';
import Icon from '@mui/material/Icon';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const root = 'MuiSvgIcon-root';
const sizes = ['small', 'medium', 'large', 'inherit'] as const;

test('is hidden from screen readers and inherits the text color', () => {
  const icon = render(<AnchorIcon />);
  expect(tagOf(icon, root)).toMatch(/^<svg(?=.*aria-hidden="true")(?=.*viewBox="0 0 24 24")/);
  const rules = rulesOf(icon, root);
  expect(rules).toContain('fill:currentColor');
  expect(rules).not.toMatch(/[;{]color:/);
});

test('has a role and a title with titleAccess', () => {
  const icon = render(<AnchorIcon titleAccess="Harbor" />);
  expect(tagOf(icon, root)).toContain('role="img"');
  expect(tagOf(icon, root)).not.toContain('aria-hidden');
  expect(icon.html).toContain('<title>Harbor</title>');
});

test('is 20, 24 or 35 px high, or as high as the text', () => {
  const size = (fontSize: (typeof sizes)[number]) =>
    /font-size:([^;}]+)/.exec(rulesOf(render(<AnchorIcon fontSize={fontSize} />), root))?.[1];
  expect(sizes.map(size)).toEqual(['1.25rem', '1.5rem', '2.1875rem', 'inherit']);
});

test('font icons are hidden, and 36 px high when large', () => {
  const size = (fontSize: (typeof sizes)[number]) =>
    /font-size:([^;}]+)/.exec(rulesOf(render(<Icon fontSize={fontSize} />), 'MuiIcon-root'))?.[1];
  expect(sizes.map(size)).toEqual(['1.25rem', '1.5rem', '2.25rem', 'inherit']);
  expect(tagOf(render(<Icon>anchor</Icon>), 'MuiIcon-root')).toMatch(
    /^<span(?=.*material-icons)(?=.*notranslate)(?=.*aria-hidden="true")/,
  );
});

test('keeps the viewBox of an svg child and sets no fill', () => {
  const icon = render(
    <SvgIcon>
      <svg viewBox="0 0 32 32" fill="none">
        <path />
      </svg>
    </SvgIcon>,
  );
  expect(icon.html.match(/<svg/g)).toHaveLength(1);
  expect(tagOf(icon, root)).toMatch(/(?=.*viewBox="0 0 32 32")(?=.*fill="none")/);
  expect(rulesOf(icon, root)).not.toContain('fill:currentColor');
});

test('has a test id in development', () => {
  const SailIcon = createSvgIcon(<path />, 'Sail');
  expect(render(<SailIcon />).html).toContain('data-testid="SailIcon"');
});

test('takes further sizes from the theme', () => {
  const theme = createTheme({
    components: {
      MuiSvgIcon: {
        styleOverrides: {
          root: { variants: [{ props: { className: 'huge' }, style: { fontSize: '4rem' } }] },
        },
      },
    },
  });
  const icon = render(
    <ThemeProvider theme={theme}>
      <AnchorIcon className="huge" />
    </ThemeProvider>,
  );
  expect(rulesOf(icon, root)).toContain('font-size:4rem');
});

test('the package has more than 2,100 icons in five styles', () => {
  const modules = new Set(readdirSync('node_modules/@mui/icons-material/esm'));
  const complete = [...modules].filter((name) =>
    ['Outlined', 'Rounded', 'Sharp', 'TwoTone'].every((style) =>
      modules.has(name.replace('.js', `${style}.js`)),
    ),
  );
  expect(complete.length).toBeGreaterThan(2100);
  for (const name of ['ThreeDRotation', 'ThreeSixty', 'ThirtyFps', 'TenMp', 'Crop169']) {
    expect(modules).toContain(`${name}.js`);
  }
});
