import { ThemeProvider as EmotionThemeProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';
import { THEME_ID, type Theme, ThemeProvider, createTheme, styled } from '@mui/material/styles';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render, tagOf } from './rendered.ts';
import { runSnippet, snippetsOf } from './snippets.ts';

const RouterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a data-router href={to}>
    {children}
  </a>
);
// The generator has its state in a module: snippets must not load a second copy.
const PACKAGES = {
  'react-router': { Link: RouterLink, NavLink: RouterLink },
  '@mui/material/className': { unstable_ClassNameGenerator: ClassNameGenerator },
};

function run<T>(page: string, title: string): T {
  const snippet = snippetsOf(`material-ui/${page}/index.md`).find((one) => one.title === title);
  if (!snippet) throw new Error(`The page has no snippet ${title}`);
  return runSnippet<T>(snippet, PACKAGES);
}

test('with the theme of the routing guide, components with href render the link of the router', () => {
  const { theme } = run<{ theme: Theme }>('integrations/routing', 'theme.tsx');
  const { html } = render(
    <ThemeProvider theme={theme}>
      <Button href="/a">A</Button>
      <ListItemButton href="/b">B</ListItemButton>
      <Link href="/c">C</Link>
    </ThemeProvider>,
  );
  expect(html.match(/<a data-router="true" href="[^"]*"/g)).toHaveLength(3);
});

const Color = styled('i')(({ theme }) => ({ color: theme.palette.primary.main }));

const colorIn = (wrap: (child: ReactElement) => ReactElement) =>
  /color:(#\w+)/.exec(render(wrap(<Color />)).css)?.[1];

test('a scoped theme and the theme of another library do not affect each other, in either order', () => {
  const scoped = { [THEME_ID]: createTheme({ palette: { primary: { main: '#123456' } } }) };
  const other = { palette: { primary: 'none' }, breakpoints: ['40em'] };
  const inside = colorIn((child) => (
    <ThemeProvider theme={scoped}>
      <EmotionThemeProvider theme={other}>{child}</EmotionThemeProvider>
    </ThemeProvider>
  ));
  const outside = colorIn((child) => (
    <EmotionThemeProvider theme={other}>
      <ThemeProvider theme={scoped}>{child}</ThemeProvider>
    </EmotionThemeProvider>
  ));
  expect([inside, outside]).toEqual(['#123456', '#123456']);
});

test('inside of a scoped theme, a nested theme without the key is ignored', () => {
  const { Section } = run<{ Section: ComponentType<{ children: ReactNode }> }>(
    'integrations/theme-scoping',
    'Section.tsx',
  );
  const unscoped = createTheme({ palette: { primary: { main: '#654321' } } });
  const color = colorIn((child) => (
    <Section>
      <ThemeProvider theme={unscoped}>{child}</ThemeProvider>
    </Section>
  ));
  expect(color).toBe('#37474f');
});

test('the class name generator changes the names of components, not those of states', () => {
  run('experimental-api/classname-generator', 'class-names.ts');
  try {
    expect(ClassNameGenerator.generate('MuiButton')).toBe('ShopButton');
    expect(render(<Button disabled>A</Button>).html).toMatch(/ShopButton-root.* Mui-disabled/);
  } finally {
    ClassNameGenerator.reset();
  }
});

test('some attributes of form controls reach the field, others the root', () => {
  const attributes = { id: 'a', 'aria-label': 'b', title: 'c' };
  const input = (element: ReactElement) => /<input[^>]*>/.exec(render(element).html)?.[0] ?? '';
  const kept = (tag: string) =>
    ['id="a"', 'aria-label="b"', 'title="c"'].filter((text) => tag.includes(` ${text}`));

  expect(kept(input(<TextField {...attributes} />))).toEqual(['id="a"']);
  expect(kept(input(<Checkbox {...attributes} />))).toEqual(['id="a"']);
  expect(kept(input(<Slider {...attributes} />))).toEqual(['aria-label="b"']);
  expect(kept(tagOf(render(<Checkbox {...attributes} />), 'MuiCheckbox-root'))).toEqual([
    'aria-label="b"',
    'title="c"',
  ]);
});
