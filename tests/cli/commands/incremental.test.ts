import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createRandom, IS_FULL } from '../../harness/sample.ts';
import { snapshot } from '../emit/output-directory.ts';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

const SITE = {
  ...SMALL_SITE,
  'docs.config.ts': `import { navigation } from './navigation.ts';
export default { site: { url: 'https://docs.example.org', languages: ['en', 'de'], name: process.env['SITE_NAME'] },
  theme: './theme.tsx', navigation, publicEnv: ['SHOWN'], check: { 'link/*': 'warn', 'markdown/*': 'warn' }, features: { serviceWorker: { hosts: ['docs.example.org'] } } };
`,
  'navigation.ts': `export const navigation = [{ pathname: '/guide/' }, { pathname: '/more/' }];\n`,
  'content/guide/index.md': page(
    'Guide',
    '## First\n\nSome words, then a [link](/more/) and a [broken one](/nowhere/).\n\n{{"demo": "Counter.tsx"}}\n\n## Second\n\nThe end.',
  ),
  'content/guide/Counter.tsx': `import { start } from './start.ts';
export default function Counter() {
  return <button>Pressed {start} times</button>;
}
`,
  'content/guide/start.ts': `export const start = 1;\n`,
  'content/more/index.md': page('More', 'Words.\n\n![A picture](picture.svg)\n\n- one\n- two'),
  'content/more/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/public/robots.json': '{}\n',
};

/** An edit of a site, given a number from 0 to 1. */
type Edit = (root: string, chance: number) => void;

const pagesOf = (root: string) =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => join(root, 'content', path));

const pick = <T>(list: readonly T[], chance: number): T => {
  const found = list[Math.floor(chance * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
};

const write = (root: string, path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const replaceIn = (path: string, from: RegExp | string, to: string) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

const WORDS = [
  'alpha',
  'beta [link](/guide/)',
  '`code`',
  '## New section',
  '<!-- -->',
  '<!-- docs-build-ignore link/no-such-page: planned -->\n[soon](/nowhere/)',
  '```',
  '{{',
];

const EDITS: Readonly<Record<string, Edit>> = {
  'a word more': (root, chance) => {
    const path = pick(pagesOf(root), chance);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = 4 + Math.floor(((chance * 1e4) % 1) * (lines.length - 4));
    lines.splice(at, (chance * 1e3) % 1 > 0.5 ? 1 : 0, pick(WORDS, (chance * 1e6) % 1));
    writeFileSync(path, lines.join('\n'));
  },
  'another title': (root, chance) =>
    replaceIn(pick(pagesOf(root), chance), /title: .*/, `title: Title ${chance}`),
  'a new page': (root, chance) => {
    const name = `page-${Math.floor(chance * 5)}`;
    write(root, `content/${name}/index.md`, page(name, `Page [home](/) ${chance}.`));
  },
  'a translated page': (root, chance) =>
    write(root, 'content/more/index.de.md', page('Mehr', `Wörter ${chance}.`)),
  'a deleted page': (root, chance) => {
    const others = pagesOf(root).filter((path) => !/guide|content\/index/.test(path));
    if (others.length > 0) rmSync(pick(others, chance));
  },
  'a renamed page': (root, chance) => {
    const from = pagesOf(root).find((path) => path.includes('/page-'));
    if (from) renameSync(from, join(dirname(from), `name-${Math.floor(chance * 9)}.md`));
  },
  'other line endings': (root, chance) => {
    const path = pick(pagesOf(root), chance);
    const text = readFileSync(path, 'utf8');
    const lines = text.split(/\r?\n/);
    writeFileSync(path, lines.join(text.includes('\r') ? '\n' : '\r\n'));
  },
  'a touched page': (root, chance) => utimesSync(pick(pagesOf(root), chance), 1e9, 1e9 + chance),
  'another demo': (root, chance) =>
    write(root, 'content/guide/start.ts', `export const start = ${Math.floor(chance * 100)};\n`),
  'another text in a demo': (root, chance) =>
    replaceIn(
      join(root, 'content/guide/Counter.tsx'),
      /Pressed .*? \{start\}|\{start\}/,
      pick(['Pressed {start}', 'Pressed <b>again</b> {start}', '{start}'], chance),
    ),
  'another import in a demo': (root, chance) =>
    replaceIn(
      join(root, 'content/guide/Counter.tsx'),
      /^(?:import \{ use\w+ \} from 'react';\n)?/,
      pick(['', `import { useId } from 'react';\n`, `import { useState } from 'react';\n`], chance),
    ),
  'another theme': (root, chance) => write(root, 'theme.tsx', `${SITE['theme.tsx']}// ${chance}\n`),
  'another navigation': (root, chance) =>
    write(
      root,
      'navigation.ts',
      `export const navigation = [{ pathname: '/guide/', title: 'G${chance}' }];\n`,
    ),
  'another picture': (root, chance) =>
    write(
      root,
      'content/more/picture.svg',
      SITE['content/more/picture.svg'].replace('9', `${1 + Math.floor(chance * 9)}`),
    ),
  'another public file': (root, chance) => write(root, 'content/public/robots.json', `${chance}\n`),
  'a changed output file': (root, chance) => {
    const outputs = Object.keys(snapshot(join(root, 'dist')));
    writeFileSync(join(root, 'dist', pick(outputs, chance)), 'Changed.');
  },
  'a missing output file': (root, chance) => {
    const outputs = Object.keys(snapshot(join(root, 'dist')));
    rmSync(join(root, 'dist', pick(outputs, chance)));
  },
  'a foreign output file': (root, chance) => write(root, `dist/guide/${chance}.html`, 'Foreign.'),
};

const TURNS = Number(process.env['INCREMENTAL_TURNS'] ?? (IS_FULL ? 12 : 2));

test('a build after any edit equals a build without cache', async () => {
  const seed = Number(process.env['DOCS_TEST_SEED'] ?? 1);
  const random = createRandom(seed);
  const root = directoryWith(SITE);
  const whole = directoryWith();
  const names: string[] = [];
  let variables: Record<string, string> = {};
  expect(await docsBuild(root, ['build', '--log-level', 'error'])).toMatchObject({
    code: 0,
    err: '',
  });
  for (let turn = 0; turn < TURNS; turn++) {
    for (let count = random() < 0.3 ? 2 : 1; count > 0; count--) {
      const name = random() < 0.5 ? 'a word more' : pick(Object.keys(EDITS), random());
      names.push(name);
      EDITS[name]?.(root, random());
    }
    if (random() < 0.1) variables = { SHOWN: String(random()) };
    const made = await docsBuild(root, ['build'], variables);
    const fresh = await docsBuild(
      root,
      ['build', '--no-cache', '--out-dir', join(whole, 'dist')],
      variables,
    );
    const shown = { seed, turn, names: names.slice(-3) };
    const findings = (text: string) => text.replace(/^Built .*$/m, '');
    expect({ ...shown, code: made.code, err: findings(made.err) }).toEqual({
      ...shown,
      code: fresh.code,
      err: findings(fresh.err),
    });
    if (fresh.code === 0) {
      expect({ ...shown, files: snapshot(join(root, 'dist')) }).toEqual({
        ...shown,
        files: snapshot(join(whole, 'dist')),
      });
    }
  }
});

test('a build from the cache equals the first one, also of pages with the same components', async () => {
  const root = directoryWith({
    ...SITE,
    'docs.config.ts': SITE['docs.config.ts'].replace(
      "theme: './theme.tsx',",
      "theme: './theme.tsx', components: { still: { module: './widgets/Still.tsx', static: true } },",
    ),
    'widgets/Still.tsx':
      'import \'./still.css\';\nexport default () => <p className="still">Still</p>;\n',
    'widgets/still.css': '.still { color: red }\n',
    ...Object.fromEntries(
      ['a', 'b'].map((name) => [`content/${name}.md`, page(name, '{{"component": "still"}}')]),
    ),
  });
  const build = async (directory: string) => {
    await docsBuild(root, ['build', '--out-dir', directory]);
    return snapshot(join(root, directory));
  };
  const first = await build('first');
  expect(Object.keys(first).length).toBeGreaterThan(10);
  expect(await build('second')).toEqual(first);
});
