import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLAIN_THEME } from '../../harness/test-site.ts';
import { directoryWith, docsBuild } from './command-line.ts';

const head = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n`;

const CONFIG = `import { tree } from './navigation/tree.ts';

export default {
  site: { url: 'https://docs.example.org', languages: ['en', 'zh'], footer: [{ text: 'Usage', href: '/guide/usage/#sizes' }] },
  theme: './theme.tsx',
  navigation: tree,
  redirects: [
    { from: '/older/', to: '/guide/usage/' },
  ],
};
`;

const TREE = `export const tree = [
  { pathname: "/" },
  { pathname: "/guide", children: [{ pathname: "/guide/intro/" }, { pathname: "/guide/usage/" }, { pathname: "/guide/usage/#sizes", title: "Sizes" }] },
];
`;

/** A site with every kind of reference. */
const SITE = {
  'docs.config.ts': CONFIG,
  'navigation/tree.ts': TREE,
  'theme.tsx': `export * from ${JSON.stringify(PLAIN_THEME)};\n`,
  'content/index.md':
    `${head('Home')}\n[a](/guide/usage/) [b](guide/usage.md#sizes) [c](/guide/usage/?x=1#sizes "T") [d][e] <a href="/guide/usage/#sizes">f</a>\n\n` +
    '[e]: guide/usage.md "T"\n\n[g](/zh/guide/usage/) [h](guide/usage) [j](https://docs.example.org/guide/usage/?x=1#sizes) ![i](guide/shared.png)\n\n{{"demo": "guide/Shared.tsx"}}\n',
  'content/guide/intro.md': `${head('Intro', 'materialDesign: https://docs.example.org/guide/usage/#sizes\nimage: "shared.png" # wide\n')}\n[a](usage.md) [b](./usage.md#sizes) ![c](shared.png)\n\n{{"demo": "Shared.tsx"}}\n`,
  'content/guide/usage.md': `${head('Usage', 'image: cover.png\n')}\n## Sizes\n\n[a](intro.md) [b](../index.md) [c](#sizes) ![d](own.png) ![e](shared.png)\n\n{{"demo": "demos/Own.tsx"}}\n\n{{"demo": "Shared.tsx"}}\n\n{{"code": "base.ts"}}\n`,
  'content/guide/usage.zh.md': `${head('用法')}\n## Sizes\n\n[a](intro.md) [b](/guide/usage/) ![d](own.png)\n\n{{"demo": "demos/Own.tsx"}}\n`,
  'content/guide/demos/Own.tsx': `import { words } from './words';\nimport { base } from '../base';\nimport Shared from '../Shared.tsx';\n\nexport default function Own() {\n  return (\n    <p>\n      <a href="/guide/usage/#sizes">{words + base}</a>\n      <a href="https://docs.example.org/guide/usage/">a</a>\n      <Shared />\n    </p>\n  );\n}\n`,
  'content/guide/demos/words.ts': `export const words = 'words';\n`,
  'content/guide/base.ts': `export const base = 'base';\n`,
  'content/guide/Shared.tsx': `import { base } from './base.ts';\n\nexport default function Shared() {\n  return <p>{base}</p>;\n}\n`,
  'content/guide/own.png': '',
  'content/guide/cover.png': '',
  'content/guide/shared.png': '',
  'content/translations/zh.json': '{ "pages": { "/guide/usage": "用法" } }\n',
};

/** A site without demos, so that checks are fast. */
const SITE_WITHOUT_DEMOS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SITE).map(([file, text]) => [file, text.replaceAll(/\n\{\{.*\}\}\n/g, '')]),
);

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.docs-build'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const all = (root: string) => filesIn(root).map((file) => [file, read(root, file)] as const);
const SKIP = [
  '--skip',
  'demo/types,html/image-alt,front-matter/no-effect,link/own-site',
  '--max-warnings',
  '0',
];
const checked = async (root: string) => docsBuild(root, ['check', ...SKIP]);

test('moves a page with its files and translations, rewrites all links, and can move it back', async () => {
  const root = directoryWith(SITE);
  const before = all(root);
  const dry = await docsBuild(root, ['mv', '/guide/usage/', '/help/start/', '--dry-run']);
  expect(dry.out).toContain(
    'rename from content/guide/usage.md\nrename to content/help/start.md\n',
  );
  expect(all(root)).toEqual(before);
  const moved = await docsBuild(root, ['mv', '/guide/usage/', '/help/start/']);
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.err).toContain('/guide/usage/ → /help/start/, redirected\n');
  expect(filesIn(root)).toEqual([
    'content/guide/Shared.tsx',
    'content/guide/base.ts',
    'content/guide/intro.md',
    'content/guide/shared.png',
    'content/help/cover.png',
    'content/help/demos/Own.tsx',
    'content/help/demos/words.ts',
    'content/help/own.png',
    'content/help/start.md',
    'content/help/start.zh.md',
    'content/index.md',
    'content/translations/zh.json',
    'docs.config.ts',
    'navigation/tree.ts',
    'theme.tsx',
  ]);
  expect(read(root, 'content/index.md')).toBe(
    SITE['content/index.md'].replaceAll('guide/usage', 'help/start'),
  );
  expect(read(root, 'content/guide/intro.md')).toContain(
    '[a](../help/start.md) [b](../help/start.md#sizes) ',
  );
  expect(read(root, 'content/guide/intro.md')).toContain(
    'materialDesign: https://docs.example.org/help/start/#sizes\nimage: "shared.png" # wide\n',
  );
  expect(read(root, 'content/help/start.md')).toContain(
    '[a](../guide/intro.md) [b](../index.md) [c](#sizes) ![d](own.png) ![e](../guide/shared.png)\n\n' +
      '{{"demo": "demos/Own.tsx"}}\n\n{{"demo": "../guide/Shared.tsx"}}\n\n{{"code": "../guide/base.ts"}}\n',
  );
  expect(read(root, 'content/help/start.zh.md')).toContain('[b](/help/start/)');
  const own = read(root, 'content/help/demos/Own.tsx');
  expect(own).toContain(
    `from './words';\nimport { base } from '../../guide/base';\nimport Shared from '../../guide/Shared.tsx';`,
  );
  expect(own).toContain('href="/help/start/#sizes"');
  expect(own).toContain('href="https://docs.example.org/help/start/"');
  expect(read(root, 'navigation/tree.ts')).toBe(TREE.replaceAll('/guide/usage/', '/help/start/'));
  expect(read(root, 'docs.config.ts')).toBe(
    CONFIG.replaceAll('/guide/usage/', '/help/start/').replace(
      "to: '/help/start/' },\n  ]",
      "to: '/help/start/' },\n    { from: '/guide/usage/', to: '/help/start/' },\n  ]",
    ),
  );
  expect(read(root, 'content/translations/zh.json')).toContain('"/help/start": "用法"');
  const back = await docsBuild(root, ['mv', 'content/help/start.md', 'content/guide/usage.md']);
  expect(back).toMatchObject({ code: 0 });
  expect(read(root, 'docs.config.ts')).toContain(
    "\n    { from: '/help/start/', to: '/guide/usage/' },\n  ]",
  );
  const restored = before
    .filter(([file]) => file !== 'docs.config.ts')
    .map(([file, text]) => [file, text.replace('./usage.md#', 'usage.md#')]);
  expect(all(root).filter(([file]) => file !== 'docs.config.ts')).toEqual(restored);
}, 60_000);

test('moves a whole folder with its navigation group', async () => {
  const root = directoryWith(SITE_WITHOUT_DEMOS);
  const { code, err } = await docsBuild(root, ['mv', 'content/guide', '/help/'], {});
  expect({ code, err }).toMatchObject({ code: 0 });
  expect(existsSync(join(root, 'content/guide'))).toBe(false);
  expect(read(root, 'navigation/tree.ts')).toBe(TREE.replaceAll('/guide', '/help'));
  expect(read(root, 'content/help/usage.md')).toBe(SITE_WITHOUT_DEMOS['content/guide/usage.md']);
  expect(read(root, 'content/help/demos/Own.tsx')).toContain("'../base'");
  expect(read(root, 'docs.config.ts')).toContain(
    "    { from: '/guide/intro/', to: '/help/intro/' },\n    { from: '/guide/usage/', to: '/help/usage/' },\n  ]",
  );
  expect(await docsBuild(root, ['mv', '/help/usage/', '/start/'])).toMatchObject({ code: 0 });
  expect(await checked(root)).toMatchObject({ code: 0 });
}, 60_000);

test('rewrites an alias that leads to a moved page, and reports nothing', async () => {
  const alias = `  pathAliases: [{ from: '/manual/', to: '/guide/usage/' }],\n`;
  const config = CONFIG.replace('  redirects', `${alias}  redirects`);
  const root = directoryWith({ ...SITE_WITHOUT_DEMOS, 'docs.config.ts': config });
  const { code, err } = await docsBuild(root, ['mv', '/guide/usage/', '/guide/use/']);
  expect({ code, err }).toMatchObject({ code: 0 });
  expect(read(root, 'docs.config.ts')).toContain("to: '/guide/use/' }]");
}, 60_000);

test('reports path rules for a moved folder, which must be changed by hand', async () => {
  const rules = `  pathRules: [\n    { path: '/guide', category: 'a', product: null },\n    { path: '/other/', category: 'a', product: null },\n  ],\n`;
  const config = CONFIG.replace('  redirects', `${rules}  redirects`);
  const root = directoryWith({ ...SITE_WITHOUT_DEMOS, 'docs.config.ts': config });
  const { code, err } = await docsBuild(root, ['mv', 'content/guide', '/help/', '--dry-run']);
  expect(code).toBe(1);
  expect(err).toContain('docs.config.ts:8:14');
  expect(err).toContain('The configuration still refers to /guide, from which pages were moved');
  expect(err).toContain('Change it to /help/, unless other pages are still there.');
  expect(err.match(/move\/by-hand/g)).toHaveLength(1);
}, 60_000);

test('rejects an impossible move before it writes anything', async () => {
  const root = directoryWith({
    ...SITE,
    'content/guide/index.md': head('Guide', 'nav: false\n'),
    'content/fixed.md': head('Fixed', 'pathname: /set/\nnav: false\n'),
    'content/intro.md': head('Introduction', 'nav: false\n'),
  });
  const before = all(root);
  const refused = async (...names: string[]) => (await docsBuild(root, ['mv', ...names])).err;
  expect(await refused('/guide/usgae/', '/a/')).toContain('Did you mean /guide/usage/?');
  expect(await refused('/guide/', '/a/')).toContain('move/ambiguous');
  expect(await refused('content/intro.md', 'content/guide')).toContain('content/guide/intro.md');
  expect(await refused('content/intro.md', '/guide/intro/')).toContain(
    'content/guide/intro.md exists',
  );
  expect(await refused('content/intro.md', '/set/')).toContain('content/fixed.md is at /set/');
  expect(await refused('content/intro.md', '/con/')).toContain(
    'is reserved for a device on Windows',
  );
  expect(await refused('content/intro.md', '../outside.md')).toContain('it is outside the content');
  expect(await refused('content/intro.md', 'content/public/a.md')).toContain('contains no pages');
  expect(await refused('content/guide/', 'content/guide/deep')).toContain('inside it');
  expect(await refused('content/guide/usage.zh.md', '/a/')).toContain('move with it');
  expect(await refused('content/intro.md', 'content/intro.md')).toContain(
    'it already has this path',
  );
  expect(all(root)).toEqual(before);
}, 60_000);

test('keeps the front matter pathname if the file moves, and changes it if the address moves', async () => {
  const root = directoryWith({
    ...SITE,
    'docs.config.ts': `const old: { from: string; to: string }[] = [];\n${CONFIG.replace(/redirects: \[[^\]]*\]/, 'redirects: old.concat([])')}`,
    'content/fixed.md': head('Fixed', 'pathname: /set/\nnav: false\n'),
    'content/more.md': `${head('More', 'nav: false\n')}\n[a](/set/) [b](fixed.md)\n`,
  });
  expect(await docsBuild(root, ['mv', 'content/fixed.md', 'content/sub/kept.md'])).toMatchObject({
    code: 0,
  });
  expect(read(root, 'content/more.md')).toContain('[a](/set/) [b](sub/kept.md)');
  const { code, err } = await docsBuild(root, ['mv', '/set/', '/now/']);
  expect(code).toBe(1);
  expect(err).toContain("Add { from: '/set/', to: '/now/' } there.");
  expect(read(root, 'content/sub/kept.md')).toContain('\npathname: /now/\n');
  expect(read(root, 'content/more.md')).toContain('[a](/now/) [b](sub/kept.md)');
}, 60_000);

test('restores everything after a move that fails midway', async () => {
  const root = directoryWith(SITE);
  const elsewhere = directoryWith();
  symlinkSync(elsewhere, join(root, 'content/help'));
  const before = all(root);
  const { code, err } = await docsBuild(root, ['mv', '/guide/usage/', '/help/start/']);
  expect(err).toContain('All files are as before.');
  expect(code).toBe(4);
  expect(all(root)).toEqual(before);
  expect(readdirSync(elsewhere)).toEqual([]);
}, 60_000);

test('adds a redirect with the line endings of the configuration', async () => {
  const config = [
    'export default {',
    "  site: { url: 'https://docs.example.org' },",
    '  redirects: [',
    "    { from: '/old/', to: '/b/' },",
    '  ],',
    '};',
    '',
  ];
  const root = directoryWith({
    'docs.config.ts': config.join('\r\n'),
    'content/index.md': head('Start'),
    'content/b.md': head('B'),
  });
  expect(await docsBuild(root, ['mv', 'content/b.md', 'content/c.md'])).toMatchObject({ code: 0 });
  const added = "    { from: '/old/', to: '/c/' },\r\n    { from: '/b/', to: '/c/' },";
  config[3] = added;
  expect(read(root, 'docs.config.ts')).toBe(config.join('\r\n'));
});
