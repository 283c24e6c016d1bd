import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

const ICONS = Array.from({ length: 1001 }, (_, number) => `Icon${number}`);

/** Returns a package that re-exports its modules, as icon libraries do. */
const icons = () => ({
  'node_modules/icons/package.json':
    '{ "name": "icons", "version": "1.0.0", "main": "index.js", "module": "index.js", "type": "module", "sideEffects": false }\n',
  'node_modules/icons/index.js': ICONS.map(
    (name) => `export { default as ${name} } from './${name}.js';\n`,
  ).join(''),
  ...Object.fromEntries(
    ICONS.map((name) => [`node_modules/icons/${name}.js`, `export default 'drawn ${name}';\n`]),
  ),
});

test('loads one module of a large barrel without the others', async () => {
  const site = testSite({
    ...icons(),
    'content/index.md': '---\ntitle: Home\ndescription: Home.\n---\n\n{{"demo": "Lazy.tsx"}}\n',
    'content/Lazy.tsx':
      "import * as one from 'icons/Icon7.js';\nexport const later = () => import('icons/Icon8.js');\nexport default function Lazy() {\n  return <p>{one.default}</p>;\n}\n",
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<p>drawn Icon7</p>');
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  const drawn = new Set(scripts.flatMap(([, text]) => String(text).match(/drawn Icon\d+/g) ?? []));
  expect(drawn).toEqual(new Set(['drawn Icon7', 'drawn Icon8']));
});

test('provides all names of a large barrel, and no others, in its namespace', async () => {
  const site = testSite({
    ...icons(),
    'content/index.md': '---\ntitle: Home\ndescription: Home.\n---\n\n{{"demo": "All.tsx"}}\n',
    'content/All.tsx': `import * as icons from 'icons';
export default function All() {
  const others = Object.keys(icons).filter((name) => !name.startsWith('Icon'));
  return <p>{\`\${icons.Icon9} and [\${others.join()}]\`}</p>;
}
`,
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('drawn Icon9 and []');
});
