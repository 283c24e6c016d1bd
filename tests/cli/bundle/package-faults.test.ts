import { expect, test } from 'vitest';
import { PLAIN_THEME, testSite, type SiteFiles } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const page = (...demos: readonly string[]): SiteFiles => ({
  'content/index.md': `---\ntitle: Home\ndescription: Home.\n---\n\n${demos.map((name) => `{{"demo": "${name}.tsx"}}`).join('\n\n')}\n`,
});

/** Creates a demo that shows an expression. */
const demo = (name: string, importing: string, shown: string): SiteFiles => ({
  [`content/${name}.tsx`]: `${importing}\nexport default function ${name}() {\n  return <p>{${shown}}</p>;\n}\n`,
});

const installed = (name: string, files: Readonly<Record<string, string>>): SiteFiles => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.js", "type": "module" }\n`,
  ...Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`node_modules/${name}/${path}`, text]),
  ),
});

const inShort = (diagnostics: readonly { code: string; file?: string; message: string }[]) =>
  diagnostics.map(({ code, file, message }) => [code, file, message].filter(Boolean).join(' | '));

test('replaces a missing export that a package imports with undefined, and reports it', async () => {
  const site = testSite({
    ...page('Good', 'Faulty'),
    ...demo('Good', "import { styled } from 'ui/styles';", 'styled'),
    ...demo('Faulty', "import { brand } from 'brand';", 'brand'),
    ...installed('ui', { 'styles.js': "export const styled = 'said styled';\n" }),
    ...installed('brand', {
      'index.js':
        "import { styled, Theme } from 'ui/styles';\nexport const brand = styled + typeof Theme;\n",
    }),
  });
  const { diagnostics, files } = await site.build();
  expect(inShort(diagnostics)).toEqual([
    'demo/package-fault | node_modules/brand/index.js | The package brand has a defect: "ui/styles" has no export Theme',
  ]);
  expect(files['index.html']).toContain('<p>said styled</p>');
  expect(files['index.html']).toContain('<p>said styledundefined</p>');
});

test('reports a missing export at each demo that imports it', async () => {
  const site = testSite({
    ...page('Good', 'Wrong', 'WrongToo'),
    ...demo('Good', "import { label } from 'ui';", 'label'),
    ...demo('Wrong', "import { label, lable } from 'ui';", 'lable + label'),
    ...demo('WrongToo', "import { lable } from 'ui';", 'lable'),
    ...installed('ui', { 'index.js': "export const label = 'said label';\n" }),
  });
  const { diagnostics, files } = await site.build();
  expect(inShort(diagnostics)).toEqual([
    'demo/no-such-export | content/Wrong.tsx | ui has no export lable',
    'demo/no-such-export | content/WrongToo.tsx | ui has no export lable',
  ]);
  expect(diagnostics.map(({ range }) => range)).toMatchObject([
    { start: { line: 1, column: 17 }, end: { line: 1, column: 22 } },
    { start: { line: 1, column: 10 }, end: { line: 1, column: 15 } },
  ]);
  expect(files['index.html']).toContain('<p>said label</p>');
});

test('replaces Node built-ins with empty modules in browsers, with one warning per package', async () => {
  const site = testSite({
    ...page('Good', 'Needy'),
    ...demo('Good', '', "'well'"),
    ...demo('Needy', "import { label } from 'needy';", 'label'),
    ...installed('needy', {
      'index.js':
        "import { sep } from 'node:path';\nimport fs from 'fs';\nimport { more } from './more.js';\nexport const label = 'said ' + typeof fs + (sep ? '' : '') + more;\n",
      'more.js': "import { Readable } from 'stream';\nexport const more = typeof Readable;\n",
    }),
  });
  const { diagnostics, files } = await site.build();
  expect(inShort(diagnostics)).toEqual([
    'demo/node-module | needy imports modules of Node.js, which are empty in browsers: fs, node:path, stream',
  ]);
  expect(files['index.html']).toContain('said objectfunction');
});

test.runIf(IS_FULL)(
  'prefers an installed package to a Node built-in with the same name',
  async () => {
    const site = testSite({
      ...page('Needy'),
      ...demo('Needy', "import { label } from 'needy';", 'label'),
      ...installed('needy', {
        'index.js': "import { on } from 'events/';\nexport { on as label };\n",
      }),
      ...installed('events', { 'index.js': "export const on = 'said on';\n" }),
    });
    const { diagnostics, files } = await site.build();
    expect(inShort(diagnostics)).toEqual([]);
    expect(files['index.html']).toContain('said on');
  },
);

test('the element around a demo has its name as id, unless the demo uses that id', async () => {
  const { files } = await testSite({
    'docs.config.ts': "export default { site: { url: 'https://docs.example.org' } };\n",
    'content/index.md': '# Home\n\n{{"demo": "Field.tsx"}}\n\n{{"demo": "Plain.tsx"}}\n',
    'content/Field.tsx': 'export default function Field() {\n  return <input id="Field" />;\n}\n',
    'content/Plain.tsx': 'export default function Plain() {\n  return <p>Text</p>;\n}\n',
  }).build();
  const html = String(files['index.html']);
  expect(html.match(/<\w+ [^>]*\bid="Field"/g)).toEqual(['<input id="Field"']);
  expect(html).toMatch(/<section [^>]*\bid="Plain"/);
});

test('bundles JSX, CommonJS, JSON, style sheets and images of packages', async () => {
  const site = testSite({
    ...page('All'),
    ...demo(
      'All',
      "import { Label } from 'jsx';\nimport old from 'old';\nimport values from 'old/values.json';\nimport 'old/look.css';",
      '<Label text={old.name + values.name} />',
    ),
    ...installed('jsx', {
      'index.js':
        "import mark from './mark.svg';\nexport const Label = ({ text }) => <b title={mark}>{text} {process.env.NODE_ENV} {import.meta.env.MODE} {String(import.meta.env?.DEV)}</b>;\n",
      'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
    'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
    'node_modules/old/index.js': "exports.name = 'old ';\n",
    'node_modules/old/values.json': '{ "name": "values" }',
    'node_modules/old/look.css': '.old-look { color: red; }',
  });
  const { diagnostics, files } = await site.build();
  expect(inShort(diagnostics)).toEqual([]);
  expect(files['index.html']).toContain(
    'old values<!-- --> <!-- -->production<!-- --> <!-- -->production<!-- --> <!-- -->false',
  );
  const sheets = Object.keys(files).filter((path) => files[path]?.includes('.old-look'));
  expect(sheets).toEqual([expect.stringMatching(/^_assets\/page-.*\.css$/)]);
});

test.runIf(IS_FULL)('renders a memoized component', async () => {
  const site = testSite({
    ...page('Memo'),
    'content/Memo.tsx':
      "import { memo } from 'react';\nexport default memo(function Memo() {\n  return <p>said memo</p>;\n});\n",
  });
  const { diagnostics, files } = await site.build();
  expect(inShort(diagnostics)).toEqual([]);
  expect(files['index.html']).toContain('<p>said memo</p>');
});

test.runIf(IS_FULL)(
  'defines `global` as the global object of the browser for packages',
  async () => {
    const site = testSite({
      ...page('Root'),
      ...demo('Root', "import { root } from 'rooted';", 'typeof root'),
      'node_modules/rooted/package.json': '{ "name": "rooted", "version": "1.0.0" }',
      'node_modules/rooted/index.js':
        "exports.label = 'of the root';\nexports.root = typeof global === 'undefined' ? this : global;\n",
    });
    const { diagnostics, files } = await site.build();
    expect(inShort(diagnostics)).toEqual([]);
    const scripts = Object.entries(files).filter(
      ([path, text]) => path.endsWith('.js') && text.includes('of the root'),
    );
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.[1]).toContain('globalThis');
    expect(scripts[0]?.[1]).not.toMatch(/\bglobal\b/);
  },
);

test('reports a theme that imports a broken file of a package at that file', async () => {
  const site = testSite({
    ...page(),
    'theme.tsx': `export { theme } from ${JSON.stringify(PLAIN_THEME)};\nexport * from 'brand';\n`,
    ...installed('brand', { 'index.js': '\nexport const brand = {;\n' }),
  });
  const failed = await site.build().catch((error: unknown) => error);
  expect(failed).toMatchObject({
    diagnostics: [
      {
        code: 'config/module',
        message: 'The module in theme does not load: Expected identifier but found ";"',
        file: 'node_modules/brand/index.js',
        range: { start: { line: 2 } },
      },
    ],
  });
});

test('resolves path aliases in a workspace package by its own tsconfig.json', async () => {
  const files: SiteFiles = {
    ...page('Word'),
    ...demo('Word', "import { word } from 'ui';", 'word'),
    'packages/ui/package.json': '{ "name": "ui", "exports": "./src/index.ts" }',
    'packages/ui/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    'packages/ui/src/index.ts': "export { word } from '@/words/word';\n",
    'packages/ui/src/words/word.ts': "export const word = 'said by an alias';\n",
  };
  const built = await testSite(files, { ui: 'packages/ui' }).build();
  expect(built.diagnostics).toEqual([]);
  expect(built.files['index.html']).toContain('<p>said by an alias</p>');
});

test('advises to correct a faulty file of a workspace package', async () => {
  const files: SiteFiles = {
    ...page('Word'),
    ...demo('Word', "import { word } from 'ui';", 'word'),
    'packages/ui/package.json': '{ "name": "ui", "exports": "./index.ts" }',
    'packages/ui/index.ts': 'export const other = 1;\nexport const word = ;\n',
  };
  const { diagnostics } = await testSite(files, { ui: 'packages/ui' }).build();
  expect(diagnostics.find(({ code }) => code === 'demo/package-fault')).toMatchObject({
    file: 'packages/ui/index.ts',
    range: { start: { line: 2 } },
    message: 'The package ui has a defect: Unexpected ";"',
    hint: 'Correct this file, which belongs to a package that is linked to the site.',
  });
});
