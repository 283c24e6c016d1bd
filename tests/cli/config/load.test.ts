import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../cli/config/load.ts';
import { formatFinding } from '../../harness/open-site.ts';
import { directoryWith, problemsOf } from './config-site.ts';

const MINIMAL = `export default { site: { url: 'https://docs.example.org/' } };\n`;

test('fills in all defaults of a minimal configuration', async () => {
  const root = directoryWith({ 'docs.config.ts': MINIMAL });
  const { config, file, inputs, warnings, printed } = await loadConfig(root);
  expect(config).toEqual({
    site: {
      url: 'https://docs.example.org',
      name: 'docs.example.org',
      languages: ['en'],
      recognizedLanguages: ['en'],
      base: '/',
      branch: 'main',
      brand: {},
      header: [],
      footer: [],
      assistants: [],
    },
    products: [],
    pathRules: [],
    content: './content',
    theme: 'docs-build/default-theme',
    components: {},
    head: [],
    redirects: [],
    features: {
      ads: false,
      analytics: false,
      serviceWorker: false,
      search: true,
      feeds: false,
      llms: true,
      feedback: false,
      openGraph: false,
      sandbox: true,
      license: false,
    },
    api: [],
    codeStyles: [],
    versions: [],
    markdown: { plugins: [], rawHtml: 'safe', headingIds: 'words', embedHosts: [] },
    check: {},
    demoOrigins: [],
    allow: [],
    externalLinks: { privateHosts: [] },
    limits: {
      titleLength: 70,
      descriptionLength: 160,
      page: 1_048_576,
      asset: 1_048_576,
      codeBytes: 100_000,
      tableRows: 5_000,
      nesting: 100,
      lineBytes: 20_000,
      agentPage: 50_000,
      pageSeconds: 10,
    },
    pathAliases: [],
    trailingSlash: true,
    untranslated: [],
    storagePrefix: 'docs',
    publicEnv: [],
  });
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  expect({ inputs, warnings, printed }).toEqual({ inputs: [file], warnings: [], printed: '' });
});

test('keeps all configured values', async () => {
  const features = `{ ads: { pool: [{ name: 'kit', link: '/kit/', description: 'A <b>kit</b>' }] }, serviceWorker: { hosts: ['x'] }, llms: false }`;
  const root = directoryWith({
    'docs.config.ts': `import { defineConfig } from 'docs-build';
import type { NavEntry } from 'docs-build';
const tree: NavEntry[] = [{ pathname: '/a/', children: [{ pathname: 'https://example.org', plan: 'pro' }] }];
export default defineConfig({
  site: { url: 'http://localhost:3000', languages: ['en', 'pt-BR'], base: '/docs/', footer: [{ text: 'A', href: '/a/' }] },
  products: [{ id: 'a', name: 'A', path: '/a', versions: [{ text: 'v1', href: 'https://v1.example.org/' }] }],
  pathRules: [{ path: '/a/{name}', category: null, product: 'a-{name}' }],
  navigation: { a: tree },
  features: ${features},
  check: { 'link/*': 'warn', 'config/syntax': 'off', 'api/*': 'error' },
  redirects: [{ from: '/old/#x', to: '/new/#y' }],
  limits: { page: 10 },
});\n`,
  });
  const { config } = await loadConfig(root);
  expect(config.site.recognizedLanguages).toEqual(['en', 'pt-BR']);
  expect(config.navigation).toEqual({
    a: [{ pathname: '/a/', children: [{ pathname: 'https://example.org', plan: 'pro' }] }],
  });
  expect(config.features).toMatchObject({
    ads: { pool: [{ name: 'kit', link: '/kit/' }], inDev: false },
    serviceWorker: { hosts: ['x'] },
    llms: false,
  });
  expect(config.limits).toMatchObject({ page: 10, nesting: 100 });
});

test('accepts old spellings of keys, warns of them, and offers a fix that keeps the code valid', async () => {
  const root = directoryWith({
    'docs.config.ts': `const licence = false;
export default {
  site: { url: 'https://docs.example.org', 'recognisedLanguages': ['en', 'zh'] },
  features: { licence },
};\n`,
  });
  const { config, warnings } = await loadConfig(root);
  expect(config.site.recognizedLanguages).toEqual(['en', 'zh']);
  expect(config.features.license).toBe(false);
  const range = (line: number, column: number, length: number) => ({
    start: { line, column },
    end: { line, column: column + length },
  });
  expect(warnings).toMatchObject([
    {
      code: 'config/renamed-key',
      severity: 'warning',
      message: 'The key site.recognisedLanguages was renamed to recognizedLanguages',
      range: range(3, 44, 21),
      fix: { replace: "'recognizedLanguages'", range: range(3, 44, 21) },
    },
    {
      code: 'config/renamed-key',
      message: 'The key features.licence was renamed to license',
      fix: { replace: 'license: licence', range: range(4, 15, 7) },
    },
  ]);
});

test('rejects feeds without a blog', async () => {
  const root = directoryWith({
    'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org' },
  features: { feeds: true },
};\n`,
  });
  await expect(loadConfig(root)).rejects.toMatchObject({
    diagnostics: [{ code: 'config/invalid', range: { start: { line: 3, column: 15 } } }],
  });
});

test.each(['docs.config.mts', 'docs.config.mjs', 'docs.config.js'])(
  'loads a configuration file named %s',
  async (name) => {
    const root = directoryWith({ [name]: MINIMAL, 'sub/docs.config.ts': 'broken' });
    expect((await loadConfig(root)).file).toBe(join(realpathSync(root), name));
  },
);

test('loads the configuration from another file', async () => {
  const root = directoryWith({ 'config/site.ts': MINIMAL });
  const { file } = await loadConfig(root, 'config/site.ts');
  expect(file).toBe(join(realpathSync(root), 'config/site.ts'));
});

test('lists the loaded files without packages, and follows a linked root', async () => {
  const root = directoryWith({
    'docs.config.ts': `import { name } from 'a-package';\nimport trees from './navigation/index.ts';\nimport text from './x.json';\nexport default { site: { url: 'https://docs.example.org', name: name + text.x }, navigation: trees };\n`,
    'navigation/index.ts': `import { one } from './one';\nexport default [one];\n`,
    'navigation/one.ts': `export const one = { pathname: '/one/' };\n`,
    'x.json': `{ "x": "!" }`,
    'node_modules/a-package/package.json': `{ "name": "a-package", "main": "index.js" }`,
    'node_modules/a-package/index.js': `exports.name = require('node:path').basename('/x/y');\n`,
  });
  const link = `${root}-link`;
  symlinkSync(root, link);
  const { inputs, config } = await loadConfig(link);
  const real = realpathSync(root);
  expect(inputs).toEqual(
    ['docs.config.ts', 'navigation/index.ts', 'navigation/one.ts', 'x.json'].map((path) =>
      join(real, path),
    ),
  );
  expect(config.site.name).toBe('y!');
});

test('import.meta.url is the URL of its own file', async () => {
  const root = directoryWith({
    'docs.config.ts': `import { here } from './deep/er/here.ts';\nexport default { site: { url: 'https://docs.example.org', name: here } };\n`,
    'deep/er/here.ts': `export const here = new URL('.', import.meta.url).pathname;\n`,
  });
  expect((await loadConfig(root)).config.site.name).toBe(`${realpathSync(root)}/deep/er/`);
});

test('warns of a tsconfig.json that extends a missing file, at its location', async () => {
  const root = directoryWith({
    'docs.config.ts': MINIMAL,
    'tsconfig.json': '{\n  "extends": "./missing.json"\n}\n',
  });
  expect((await loadConfig(root)).warnings).toMatchObject([
    {
      severity: 'warning',
      message: 'Cannot find base config file "./missing.json"',
      file: 'tsconfig.json',
      range: { start: { line: 2, column: 14 } },
    },
  ]);
});

test('captures the output of the configuration, and warns of suspicious code at its location', async () => {
  const root = directoryWith({
    'docs.config.js': `console.log('hello');\nexport default {\n  site: { url: 'https://docs.example.org' },\n  content: 'a',\n  content: 'b',\n};\n`,
  });
  const { printed, warnings } = await loadConfig(root);
  expect(printed).toBe('hello\n');
  expect(warnings).toMatchObject([
    {
      code: 'config/syntax',
      severity: 'warning',
      file: 'docs.config.js',
      range: { start: { line: 5, column: 3 } },
    },
  ]);
});

test('writes no files while a configuration loads', async () => {
  const root = directoryWith({ 'docs.config.ts': MINIMAL });
  mkdirSync(join(root, 'content'));
  await loadConfig(root);
  const { readdirSync } = await import('node:fs');
  expect(readdirSync(root).sort()).toEqual(['content', 'docs.config.ts']);
});

test('finds all locations of a pathname in all files', async () => {
  const root = directoryWith({
    'docs.config.ts': `import { b } from './b.ts';\nexport default {\n  site: { url: 'https://docs.example.org' },\n  navigation: [{ pathname: '/a/' }, ...b],\n};\n`,
    'b.ts': `export const b = [\n  { title: 'A', pathname: '/a' },\n  { pathname: '/b/', children: [{ "pathname": \`/a/\` }] },\n];\n`,
  });
  const { locateValue } = await loadConfig(root);
  const places = locateValue('/a/').map(({ file, range }) =>
    [file, range?.start.line, range?.start.column].join(':'),
  );
  expect(places).toEqual(['docs.config.ts:4:28', 'b.ts:2:27', 'b.ts:3:47']);
  expect(locateValue('/c/')).toEqual([]);
});

test('reports a root that is missing or a file', async () => {
  const root = directoryWith({ 'docs.config.ts': '' });
  await expect(loadConfig(join(root, 'gone'))).rejects.toThrow(
    /The directory .*gone does not exist/,
  );
  await expect(loadConfig(join(root, 'docs.config.ts'))).rejects.toThrow(/is not a directory/);
});

test('reports several problems at once', async () => {
  const found = await problemsOf({
    'docs.config.ts': `export default {\n  site: { url: 1 },\n  them: 'x',\n  limits: { pages: 1 },\n  check: { nope: 'warn' },\n};\n`,
  });
  expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'docs.config.ts:2:11 config/invalid',
    'docs.config.ts:4:13 config/unknown-key',
    'docs.config.ts:3:3 config/unknown-key',
    'docs.config.ts:5:12 config/unknown-rule',
  ]);
});

test('loads a linked configuration file from its real location', async () => {
  const root = directoryWith({ 'real/docs.config.ts': MINIMAL, 'site/content/.keep': '' });
  symlinkSync(join(root, 'real/docs.config.ts'), join(root, 'site/docs.config.ts'));
  writeFileSync(join(root, 'site/x'), '');
  expect((await loadConfig(join(root, 'site'))).config.site.name).toBe('docs.example.org');
});

test('leaves out invalid compiler options, and reports their location', async () => {
  const root = directoryWith({
    'docs.config.ts': MINIMAL,
    'tsconfig.json': '{\n  // Comment\n  "compilerOptions": { "strict": tru },\n}\n',
  });
  const { config, warnings } = await loadConfig(root);
  expect(config.site.languages).toEqual(['en']);
  expect(warnings.map(formatFinding)).toEqual([
    'tsconfig.json:3:34 error config/syntax Unexpected "tru" in JSON',
  ]);
});
