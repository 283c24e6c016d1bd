import { createTheme } from '@mui/material/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { PaletteColors } from 'docs-build/theme';
import { expect, test } from 'vitest';
import { siteBrand } from '../../theme/brand.ts';
import { createBrandingTheme } from '../../theme/branding-theme.ts';
import { demoThemeFor } from '../../theme/islands/demo-theme.ts';
import { directoryWith, docsBuild } from '../cli/commands/command-line.ts';
import { PLAIN_THEME } from '../harness/test-site.ts';
import { sampleOf } from '../harness/sample.ts';

const NO_MAIN = /The color \(primary\) provided to augmentColor\(color\) is invalid[^]*`main`/;
const MAIN_NOT_A_STRING = /`color\.main` should be a string, but `5` was provided instead/;
const PRIVATE_VARS = /`vars` is a private field/;
const NO_SCHEME = /`colorSchemes\.sepia` option is either missing or invalid/;

/** Casts colors that the types do not allow. */
const wrong = (primary: object) => ({ primary }) as unknown as PaletteColors;

test.each([
  ['no main', wrong({}), NO_MAIN],
  ['a main that is not a string', wrong({ main: 5 }), MAIN_NOT_A_STRING],
])('spec §5, §8: the library rejects a demo color with %s', (_name, colors, words) => {
  const theme = () => demoThemeFor({ ...INITIAL_SETTINGS, paletteColors: colors });
  expect(theme).toThrow(words);
});

test('spec §5, §8: the library rejects a brand color that is not a string', () => {
  const fill = [5, 5] as unknown as readonly [string, string];
  const brand = { ...siteBrand, colors: { ...siteBrand.colors, fill } };
  expect(() => createBrandingTheme(undefined, brand)).toThrow(MAIN_NOT_A_STRING);
});

test('spec §8: the library rejects the private field `vars`', () => {
  const options = { vars: {} } as Parameters<typeof createTheme>[0];
  expect(() => createTheme(options)).toThrow(PRIVATE_VARS);
});

test('spec §5, §8: the library rejects an unknown default color scheme', () => {
  const options = { cssVariables: true, defaultColorScheme: 'sepia' } as object;
  expect(() => createTheme(options)).toThrow(NO_SCHEME);
});

const siteWith = (layout: string) =>
  directoryWith({
    'docs.config.ts': `export default { site: { url: 'https://docs.example.org' }, theme: './theme.tsx' };\n`,
    'content/index.md': '---\ntitle: Home\ndescription: The first page.\n---\n\n# Home\n',
    'theme.tsx': `
      import { createTheme } from '@mui/material/styles';
      import { theme as plain } from ${JSON.stringify(PLAIN_THEME)};
      export { IslandRoot } from ${JSON.stringify(PLAIN_THEME)};
      ${layout}
    `,
  });

const whileRendering = (options: string) =>
  `export const theme = { ...plain, Layout: () => <p>{String(createTheme(${options}))}</p> };`;

const RENDERED = [
  ['a color without main', '{ palette: { primary: {} } }', NO_MAIN],
  ['a main that is not a string', '{ palette: { primary: { main: 5 } } }', MAIN_NOT_A_STRING],
  ['a private `vars`', '{ vars: {} }', PRIVATE_VARS],
  ['no default scheme', "{ cssVariables: true, defaultColorScheme: 'sepia' }", NO_SCHEME],
] as const;

// A build bundles the production library, whose messages are numbers: the reported ones must be
// readable.
test.each(sampleOf(RENDERED, { of: 'themes that throw', size: 1 }))(
  'fails the build if a theme has %s, with the message of the library',
  async (_name, options, words) => {
    const { code: exit, out, err } = await docsBuild(siteWith(whileRendering(options)), ['build']);
    const output = out + err;
    expect(exit).toBe(1);
    expect(output).toContain('config/theme-threw');
    expect(output).toMatch(words);
    expect(output).not.toContain('Minified');
  },
);

const LOADED = [
  ['as soon as it is loaded', 'createTheme({ vars: {} });\nexport const theme = plain;'],
  [
    'when it is asked for its tokens',
    'export const theme = { ...plain, tokens: () => String(createTheme({ vars: {} })) };',
  ],
] as const;

test.each(sampleOf(LOADED, { of: 'times', size: 1 }))(
  'fails the build if a theme throws %s',
  async (_when, layout) => {
    const root = siteWith(layout);
    const { code, out, err } = await docsBuild(root, ['build']);
    expect(code).toBe(2);
    expect(out + err).toContain('config/module');
    expect(out + err).toMatch(PRIVATE_VARS);
    expect(out + err).not.toContain('Minified');
  },
);
