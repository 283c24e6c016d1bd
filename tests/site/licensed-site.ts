import { PLAIN_THEME } from '../harness/test-site.ts';

/** Environment variable of the key. */
export const VARIABLE = 'DOCS_TEST_LICENSE';

/** A key with every character that could end a text, a script or a line. */
export const KEY = 'k"\'`${1}</script>\\\u2028ключ\n';

/** Text in the code of the package that stores the key. */
export const STORE = 'the one store of keys';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

const manifest = (name: string) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js', sideEffects: false });

/**
 * A site with a package that shows whether it has a key, like commercial packages. `base` is
 * `/docs/`.
 */
export const LICENSED_SITE: Readonly<Record<string, string>> = {
  'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', name: 'Test', base: '/docs/' },
  theme: './theme.tsx',
  publicEnv: ['${VARIABLE}'],
  features: {
    license: { variable: '${VARIABLE}', module: './license.ts', packages: ['grid-pro'] },
  },
};\n`,
  'theme.tsx': `export * from ${JSON.stringify(PLAIN_THEME)};\n`,
  'license.ts': `import { setKey } from 'grid-license';\n\nexport default (key: string) => setKey(key);\n`,
  'node_modules/grid-license/package.json': manifest('grid-license'),
  'node_modules/grid-license/index.js': `const store = { what: ${JSON.stringify(STORE)}, key: undefined };
export const setKey = (key) => { store.key = key; };
export const keyOf = () => store.key;
export const isStore = (what) => store.what === what;\n`,
  'node_modules/grid-pro/package.json': manifest('grid-pro'),
  'node_modules/grid-pro/index.js': `export { Grid } from './grid.js';
export { Menu } from './menu.js';\n`,
  'node_modules/grid-pro/menu.js': `export const Menu = () => 'A menu';\n`,
  'node_modules/grid-pro/grid.js': `import { jsx } from 'react/jsx-runtime';
import { isStore, keyOf } from 'grid-license';
export function Grid() {
  const key = isStore('') ? '' : keyOf();
  return jsx('output', { children: key === undefined ? 'Missing license key' : 'Key: ' + key });
}\n`,
  'content/index.md': page('Home', 'Text.'),
  'content/plain.md': page('Plain', '{{"demo": "Plain.tsx"}}'),
  'content/grid.md': page('Grid', '{{"demo": "Rows.tsx"}}'),
  'content/Plain.tsx': `export default function Plain() {
  return <output>{process.env.${VARIABLE} ?? 'no such variable'}</output>;
}\n`,
  // Only one of three pages with the package uses the grid, so no shared file has it.
  'content/menu-a.md': page('Menu A', '{{"demo": "Menus.tsx"}}'),
  'content/menu-b.md': page('Menu B', '{{"demo": "Menus.tsx"}}'),
  'content/Menus.tsx': `import { Menu } from 'grid-pro';

export default function Menus() {
  return <Menu />;
}\n`,
  'content/table.tsx': `export { Grid } from 'grid-pro';\n`,
  'content/Rows.tsx': `import { Grid } from './table';

export default function Rows() {
  return <Grid />;
}\n`,
};
