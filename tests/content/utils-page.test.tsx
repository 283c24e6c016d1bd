import ClickAwayListener from '@mui/material/ClickAwayListener';
import CssBaseline from '@mui/material/CssBaseline';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import NoSsr from '@mui/material/NoSsr';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from './rendered.ts';
import { staticMarkup } from './static-markup.ts';

const theme = createTheme();
const script = (element: ReactElement) => renderToStaticMarkup(element);

test('a click-away listener renders its child and no element of its own', () => {
  const { html } = staticMarkup(
    <ClickAwayListener onClickAway={() => undefined}>
      <p>Legend</p>
    </ClickAwayListener>,
  );
  expect(html).toBe('<p>Legend</p>');
});

test('a textarea starts with one row, or with minRows', () => {
  expect(staticMarkup(<TextareaAutosize />).tags[0]?.attributes['rows']).toBe('1');
  expect(staticMarkup(<TextareaAutosize minRows={4} />).tags[0]?.attributes['rows']).toBe('4');
});

test('the copy that measures the text is hidden from screen readers and the Tab key', () => {
  const [, copy] = staticMarkup(<TextareaAutosize className="field" />).tags;
  expect(copy?.name).toBe('textarea');
  expect(copy?.classes).toEqual(['field']);
  expect(copy?.attributes).toMatchObject({ 'aria-hidden': 'true', tabindex: '-1' });
});

test('NoSsr renders its fallback on the server, or nothing', () => {
  expect(staticMarkup(<NoSsr>Seats</NoSsr>).html).toBe('');
  expect(staticMarkup(<NoSsr fallback="Wait">Seats</NoSsr>).html).toBe('Wait');
  expect(
    staticMarkup(
      <NoSsr defer fallback="Wait">
        Seats
      </NoSsr>,
    ).html,
  ).toBe('Wait');
});

test('the baseline sets box-sizing, the margin of the body and the weight of strong text', () => {
  const { css } = render(<CssBaseline />);
  expect(css).toMatch(/html\{[^}]*box-sizing:border-box/);
  expect(css).toMatch(/\*,\*::before,\*::after\{box-sizing:inherit;\}/);
  expect(css).toMatch(/strong,b\{font-weight:700;\}/);
  expect(css).toMatch(/body\{margin:0;color:rgba\(0, 0, 0, 0\.87\);/);
  expect(css).toMatch(/@media print\{body\{background-color:#fff;\}\}/);
  expect(css).toMatch(/body::backdrop\{background-color:#fff;\}/);
});

test('the baseline sets color-scheme with enableColorScheme only', () => {
  const night = createTheme({ palette: { mode: 'dark' } });
  const css = (enabled: boolean) =>
    render(
      <ThemeProvider theme={night}>
        <CssBaseline enableColorScheme={enabled} />
      </ThemeProvider>,
    ).css;
  expect(css(true)).toContain('color-scheme:dark');
  expect(css(false)).not.toContain('color-scheme');
});

test('styleOverrides of the baseline come after its own styles', () => {
  const own = createTheme({
    components: {
      MuiCssBaseline: {
        styleOverrides: (current) => ({ a: { color: current.palette.primary.main } }),
      },
    },
  });
  const { css } = render(
    <ThemeProvider theme={own}>
      <CssBaseline />
    </ThemeProvider>,
  );
  expect(css.indexOf('a{color:#1976d2;}')).toBeGreaterThan(css.indexOf('body{'));
});

test('the scoped baseline is a div with the colors of the theme', () => {
  const { find, styleOf } = staticMarkup(<ScopedCssBaseline>Widget</ScopedCssBaseline>);
  expect(find('MuiScopedCssBaseline-root').name).toBe('div');
  expect(styleOf('MuiScopedCssBaseline-root')).toMatchObject({
    'box-sizing': 'border-box',
    'background-color': '#fff',
  });
});

function Answer(options: Parameters<typeof useMediaQuery>[1]) {
  return useMediaQuery('@media (min-width:900px)', options) ? 'wide' : 'narrow';
}

test('useMediaQuery returns false on the server, or defaultMatches', () => {
  expect(renderToStaticMarkup(<Answer />)).toBe('narrow');
  expect(renderToStaticMarkup(<Answer defaultMatches />)).toBe('wide');
});

test('ssrMatchMedia gets the query without @media', () => {
  const queries: string[] = [];
  const ssrMatchMedia = (query: string) => {
    queries.push(query);
    return { matches: true };
  };
  expect(renderToStaticMarkup(<Answer ssrMatchMedia={ssrMatchMedia} />)).toBe('wide');
  expect(queries).toEqual(['(min-width:900px)']);
});

test('the theme sets options of useMediaQuery', () => {
  const own = createTheme({
    components: { MuiUseMediaQuery: { defaultProps: { defaultMatches: true } } },
  });
  const html = renderToStaticMarkup(
    <ThemeProvider theme={own}>
      <Answer />
    </ThemeProvider>,
  );
  expect(html).toBe('wide');
});

test('breakpoints.down ends 0.05 pixels below the breakpoint', () => {
  expect(theme.breakpoints.up('sm')).toBe('@media (min-width:600px)');
  expect(theme.breakpoints.down('sm')).toBe('@media (max-width:599.95px)');
});

test('the color scheme script reads mui-mode and mui-color-scheme, by default the system', () => {
  const html = script(<InitColorSchemeScript />);
  expect(html).toContain("localStorage.getItem('mui-mode') || 'system'");
  expect(html).toContain("localStorage.getItem('mui-color-scheme-dark') || 'dark'");
  expect(html).toContain("localStorage.getItem('mui-color-scheme-light') || 'light'");
  expect(html).toContain("setAttribute('data-mui-color-scheme', colorScheme)");
});

test('the color scheme script adds a class or sets an attribute', () => {
  expect(script(<InitColorSchemeScript attribute="class" />)).toContain(
    "classList.add('%s'.replace('%s', colorScheme))",
  );
  expect(script(<InitColorSchemeScript attribute="data" />)).toContain(
    "setAttribute('data-%s'.replace('%s', colorScheme), \"\")",
  );
});

test('the color scheme script accepts a nonce', () => {
  expect(script(<InitColorSchemeScript nonce="r4nd0m" />)).toContain('nonce="r4nd0m"');
});

test('a theme with both schemes follows the system by a media query', () => {
  const both = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  expect(both.colorSchemeSelector).toBe('media');
});
