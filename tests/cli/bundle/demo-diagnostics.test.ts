import { expect, test } from 'vitest';
import { AS_CHECK, testSite, type SiteFiles } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const page = (name: string, body: string): SiteFiles => ({
  [`content/${name}.md`]: `---\ntitle: ${name}\ndescription: About ${name}.\n---\n\n${body}\n`,
});

/** Creates a page with a demo, `Name.tsx`, that shows `shown` from its import. */
const demo = (name: string, importing: string, shown: string): SiteFiles => ({
  ...page(name.toLowerCase(), `{{"demo": "${name}.tsx"}}`),
  [`content/${name}.tsx`]: `${importing}\nexport default function ${name}() {\n  return <p>{${shown}}</p>;\n}\n`,
});

const installed = (name: string, code: string): SiteFiles => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.js", "type": "module" }\n`,
  [`node_modules/${name}/index.js`]: code,
});

test('suggests the export that an import with a typo means', async () => {
  const site = testSite({
    ...page('index', '{{"demo": "Kit.tsx"}}\n\n{{"demo": "Own.tsx"}}'),
    'content/Kit.tsx': `import { Buton } from 'kit';\nexport default () => <Buton />;\n`,
    'content/Own.tsx': `import { lable } from './own.ts';\nexport default () => <p>{lable}</p>;\n`,
    'content/own.ts': "export const label = '';\n",
    ...installed('kit', 'export const Button = () => null;\nexport const other = 1;\n'),
  });
  const { diagnostics } = await site.build(AS_CHECK);
  expect(diagnostics.map(({ message, hint }) => `${message}. ${hint}`)).toEqual([
    'kit has no export Buton. Did you mean Button?',
    'content/own.ts has no export lable. Did you mean label?',
  ]);
});

test('reports every broken demo, component and package at once', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', name: 'Test' },
  theme: './theme.tsx',
  components: { Gone: './components/Gone.tsx', Torn: './components/Torn.tsx' },
};
`,
    ...page(
      'index',
      '{{"demo": "Good.tsx"}}\n\n{{"demo": "Throws.tsx"}}\n\n{{"demo": "Lost.tsx"}}',
    ),
    'content/Good.tsx': 'export default function Good() {\n  return <p>All is well</p>;\n}\n',
    ...page('async', '{{"demo": "Async.tsx"}}'),
    'content/Async.tsx': 'export default async function Async() {\n  return <p />;\n}\n',
    ...page('items', '{{"demo": "Items.tsx"}}'),
    'content/Items.tsx': 'export default [1, 2];\n',
    'content/Throws.tsx': 'export default function Throws() {\n  return <p>{window.name}</p>;\n}\n',
    ...page('component', '{{"component": "Gone"}}\n\n{{"component": "Torn"}}'),
    'components/Torn.tsx': 'export default function Torn() {\n  return <p>;\n}\n',
    ...demo('Astray', "import { a } from './nowhere';", 'a'),
    ...demo('AstrayToo', "import { a } from './nowhere';", 'a'),
    ...demo('Names', "import { b } from './values';", 'b'),
    'content/values.js': 'export const a = 1;\n',
    ...demo('Odd', "import odd from './odd.xyz';", 'odd'),
    'content/odd.xyz': 'odd',
    ...demo('Mark', "import Picture from './odd.svg?react';", '<Picture />'),
    'content/odd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...demo('Half', "import half from './half.json';", 'half.a'),
    'content/half.json': '{ "a":',
    ...demo('Styled', "import './styled.css';", '1'),
    'content/styled.css': 'p {\n  background: url(./nowhere.png);\n}\n',
    ...demo('Peerless', "import { a } from 'peerless';", 'a'),
    ...installed('peerless', "import peer from 'peer';\nexport const a = peer;\n"),
    ...demo('Windowed', "import { a } from 'windowed';", 'a'),
    ...installed('windowed', 'export const a = window.name;\n'),
    ...demo('Loud', "import { a } from 'loud';", 'a'),
    ...installed('loud', "throw new Error('not today');\nexport const a = 1;\n"),
    ...demo('Torn', "import { a } from 'torn';", 'a'),
    ...installed('torn', 'export const a = ;\n'),
  });
  const { diagnostics, files } = await site.build();
  const odd = diagnostics.find(({ file }) => file === 'content/Odd.tsx');
  expect(odd?.hint).toBe('Import its text or its address instead: odd.xyz?raw or odd.xyz?url');
  const peerless = diagnostics.filter(({ message }) => message.includes('"peer"'));
  expect(peerless.map(({ hint }) => hint)).toEqual([
    'Install another version of the package, or the dependency that it lacks.',
    'Install peer beside the site, or import less of the package that needs it.',
  ]);
  const found = diagnostics.map(({ file, range, code, message }) =>
    [[file, range?.start.line, range?.start.column].join(':'), code, message].join(' | '),
  );
  expect(found.toSorted()).toEqual([
    'components/Torn.tsx:3:1 | demo/syntax | The character "}" is not valid inside a JSX element',
    'content/Astray.tsx:1:19 | demo/unresolved-import | Cannot find ./nowhere',
    'content/AstrayToo.tsx:1:19 | demo/unresolved-import | Cannot find ./nowhere',
    'content/Mark.tsx:1:21 | demo/bundle-failed | An imported picture is an address here: write <img src={…} />, or put its <svg> in a component',
    'content/Names.tsx:1:10 | demo/no-such-export | content/values.js has no export b',
    'content/Odd.tsx:1:17 | demo/bundle-failed | Demos cannot import .xyz files: content/odd.xyz',
    'content/async.md:6:1 | demo/render-failed | Async is an async function, which browsers cannot render',
    'content/half.json:1:7 | demo/bundle-failed | Unexpected end of file in JSON',
    'content/index.md:10:1 | demo/not-found | No demo Lost.tsx',
    'content/index.md:8:1 | demo/client-only | Throws needs `window`, so only the browser renders it',
    'content/items.md:6:1 | demo/render-failed | The default export of Items is not a component',
    'content/loud.md:6:1 | demo/render-failed | Loud threw an error while it was rendered: not today',
    'content/peerless.md:6:1 | demo/render-failed | Peerless threw an error while it was rendered: Could not resolve "peer" (node_modules/peerless/index.js:1)',
    'content/styled.css:2:15 | demo/unresolved-import | Cannot find ./nowhere.png',
    'content/torn.md:6:1 | demo/render-failed | Torn threw an error while it was rendered: Unexpected ";" (node_modules/torn/index.js:1)',
    'content/windowed.md:6:1 | demo/client-only | Windowed needs `window`, so only the browser renders it',
    'docs.config.ts:4:17 | config/module | The module in components.Gone does not load: there is no ./components/Gone.tsx',
    'node_modules/peerless/index.js:1:1 | demo/package-fault | The package peerless has a defect: Could not resolve "peer"',
    'node_modules/torn/index.js:1:1 | demo/package-fault | The package torn has a defect: Unexpected ";"',
  ]);
  expect(files['index.html']).toContain('All is well');
  expect(files['index.html']).toMatch(
    /<docs-island [^>]*fresh[^>]*><p data-docs-demo-pending="">This demo needs JavaScript/,
  );
  expect(files['peerless/index.html']).toContain('Could not resolve &quot;peer&quot;');
  const torn = Object.entries(files).flatMap(([path, text]) =>
    path.endsWith('.js') && text.includes('(node_modules/torn/index.js:1)') ? [text] : [],
  );
  expect(torn).toHaveLength(1);
  // In an ES module, this would throw another error.
  expect(/[^.\w]module\.exports/.test(torn[0] ?? '')).toBe(false);
});

test('reports a demo that renders nothing, and shows a note in its place', async () => {
  const site = testSite({
    ...page('late', '{{"demo": "Late.tsx"}}'),
    'content/Late.tsx': 'export default () => (globalThis.document ? <p>a</p> : null);\n',
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['demo/client-only', 'Late renders nothing during the build, so only the browser shows it'],
  ]);
  expect(files['late/index.html']).toMatch(
    /<docs-island [^>]*fresh[^>]*><p data-docs-demo-pending/,
  );
});

test.runIf(IS_FULL)('reports a missing package once for a demo and its JavaScript', async () => {
  const importing = "import { a } from 'nowhere';";
  const site = testSite({
    ...demo('Both', importing, 'a'),
    'content/Both.js': `${importing}\nexport default function Both() {\n  return a;\n}\n`,
  });
  const { diagnostics } = await site.build();
  const found = diagnostics.filter(({ code }) => code === 'demo/unresolved-import');
  expect(found.map(({ file }) => file)).toEqual(['content/Both.tsx']);
});

test.runIf(IS_FULL)('explains a missing module of a package that may be installed', async () => {
  const site = testSite({
    ...demo('Parts', "import a from 'parts/gone';\nimport b from '@a/nowhere';", 'a ?? b'),
    ...installed('parts', 'export default 1;\n'),
  });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(({ hint }) => hint).toSorted()).toEqual([
    'Check whether the installed version of parts has this module. If none is installed: npm install parts',
    'Correct the name, or install the package beside the site: npm install @a/nowhere',
  ]);
});

test('reports a dependency that a package lacks once for all its modules', async () => {
  const site = testSite({
    ...demo('Dates', "import { a } from 'dates';", 'a'),
    ...installed(
      'dates',
      "import one from 'calendar/one';\nimport two from 'calendar/two';\nimport x from 'other';\nexport const a = [one, two, x];\n",
    ),
  });
  const { diagnostics } = await site.build();
  const found = diagnostics.filter(({ code }) => code === 'demo/package-fault');
  expect(found.map(({ message }) => message)).toEqual([
    'The package dates has a defect: Could not resolve "calendar/one"',
    'The package dates has a defect: Could not resolve "other"',
  ]);
});

test('says what to do about imports of files of other tools', async () => {
  const names = ['a.module.scss', 'b.less', 'c.styl', 'd.mdx', 'e.vue', 'f.wasm'];
  const demos = names.map((name) => [
    `content/${name}.tsx`,
    `import file from './${name}';\nexport default () => <p>{String(file)}</p>;\n`,
  ]);
  const site = testSite({
    'content/index.md': `---\ntitle: A\ndescription: D.\n---\n\n${names.map((name) => `{{"demo": "${name}.tsx"}}\n\n`).join('')}`,
    ...(Object.fromEntries(demos) as Record<string, string>),
    ...Object.fromEntries(names.map((name) => [`content/${name}`, 'x'])),
  });
  const { diagnostics } = await site.build();
  const found = diagnostics.filter(({ code }) => code === 'demo/bundle-failed');
  expect(found.map(({ file, message, hint }) => [file, message, hint])).toEqual([
    [
      'content/a.module.scss.tsx',
      'Demos cannot import .scss files: content/a.module.scss',
      'Compile it to a.module.css, for example with sass, and import that.',
    ],
    [
      'content/b.less.tsx',
      'Demos cannot import .less files: content/b.less',
      'Compile it to b.css, for example with less, and import that.',
    ],
    [
      'content/c.styl.tsx',
      'Demos cannot import .styl files: content/c.styl',
      'Compile it to c.css, for example with stylus, and import that.',
    ],
    [
      'content/d.mdx.tsx',
      'Demos cannot import .mdx files: content/d.mdx',
      'Demos are React components: write it as one, in a .tsx file.',
    ],
    [
      'content/e.vue.tsx',
      'Demos cannot import .vue files: content/e.vue',
      'Demos are React components: write it as one, in a .tsx file.',
    ],
  ]);
});

test('says where to put the provider that a library needs', async () => {
  const site = testSite({
    ...page('index', '{{"demo": "Kit.tsx"}}'),
    'content/Kit.tsx': `import { Button } from 'kit';\nexport default () => <Button />;\n`,
    ...installed(
      'kit',
      "export const Button = () => {\n  throw new Error('KitProvider was not found');\n};\n",
    ),
  });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    [
      'demo/render-failed',
      'Put the provider of the library into IslandRoot of the theme, which is around every demo.',
    ],
  ]);
});

test('names what a demo uses without an import', async () => {
  const site = testSite({
    ...page('index', '{{"demo": "Bare.jsx"}}'),
    'content/Bare.jsx': 'export default () => <KitProvider><b>1</b></KitProvider>;\n',
  });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    [
      'demo/render-failed',
      'Import or declare KitProvider. If it exists in browsers only, use it only in effects and event handlers.',
    ],
  ]);
});
