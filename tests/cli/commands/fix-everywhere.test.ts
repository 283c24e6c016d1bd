import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLAIN_THEME } from '../../harness/test-site.ts';
import { directoryWith, docsBuild } from './command-line.ts';

const head = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n`;

/**
 * Lines before and after `--fix`. Equal ones are ambiguous or need escapes, so they are not fixed.
 */
const LINES: readonly (readonly [wrong: string, right: string])[] = [
  ['👍 [a](/guide/usgae/#sizs)', '👍 [a](/guide/usage/#sizes)'],
  ['[b](/guide/usage) [c](/guide//usage/)', '[b](/guide/usage/) [c](/guide/usage/)'],
  ['[d](/older/?x=1) [e](/there/)', '[d](/guide/usage/?x=1) [e](/there/)'],
  ['[f](guide/usgae.md) [g](</guide/usgae/>)', '[f](guide/usage.md) [g](</guide/usage/>)'],
  ['[h][h]\n\n[h]: /guide/usage?x=1#sizes "H"', '[h][h]\n\n[h]: /guide/usage/?x=1#sizes "H"'],
  ['<a href="/guide/usgae/">i</a>', '<a href="/guide/usage/">i</a>'],
  ['<a href="/old/?a=1&amp;b=2">j</a>', '<a href="/old/?a=1&amp;b=2">j</a>'],
  ['![k](/pictuer.png) ![l](guide/sizse.png)', '![k](/picture.png) ![l](guide/sizes.png)'],
  ['<img src="/pictuer.png" alt="m">', '<img src="/picture.png" alt="m">'],
  ['![n](/fig-a.png)', '![n](/fig-a.png)'],
  ['::: wraning\nx\n:::', '::: warning\nx\n:::'],
];

/** Returns the site before `--fix` (column 0) or after it (column 1). */
const siteOf = (column: 0 | 1): Readonly<Record<string, string>> => {
  const either = (wrong: string, right: string) => (column === 0 ? wrong : right);
  const [usage, anchor] = [either('/guide/usgae/', '/guide/usage/'), either('#sizs', '#sizes')];
  return {
    'docs.config.ts': `import { tree } from './navigation/tree.ts';

export default {
  site: {
    url: 'https://docs.example.org',
    languages: ['en', 'zh'],
    footer: [
      { text: 'A', href: '${usage}${anchor}' },
      { text: 'B', href: '${either('/old/', '/guide/usage/')}' },
    ],
  },
  theme: './theme.tsx',
  navigation: tree,
  redirects: [
    { from: '/old/', to: '${usage}' },
    { from: '/older/', to: '${either('/old/', '/guide/usage/')}' },
    { from: '/oldest/', to: '${either('/guide/usage', '/guide/usage/')}${anchor}' },
    { from: '/there/', to: '/back/' },
    { from: '/back/', to: '/there/' },
    { from: '/guide/', to: '/guide/usage/' },
  ],
};
`,
    'navigation/tree.ts': `export const tree = [
  { pathname: '/' },
  { pathname: '${usage}' },
  { pathname: '/guide/usage/${anchor}', title: 'Sizes' },
  { pathname: "${either('/guide/othre/', '/guide/other/')}" },
  { pathname: '/guide/otherr/' },
];
`,
    'theme.tsx': `export * from ${JSON.stringify(PLAIN_THEME)};\n`,
    'content/index.md': `${head('Home', `waiAria: "${usage}"\nmaterialDesign: ${either('/older/', '/guide/usage/')}\n`)}${LINES.map((line) => line[column]).join('\n\n')}\n`,
    'content/guide/usage.md':
      `\ufeff${head('Usage')}## Sizes\n\n[a](${anchor}) [b](${either('/old/', '/guide/usage/')})\n`.replaceAll(
        '\n',
        '\r\n',
      ),
    'content/guide/usage.zh.md': `${head('用法')}## Sizes\n\n[a](${anchor}) [b](${either('/zh/old/', '/zh/guide/usage/')}) [c](${either('othre.md', 'other.md')})\n`,
    'content/guide/other.md': `${head('Other')}[a](${either('/guide/usage', '/guide/usage/')})`,
    'content/guide/sizes.png': '',
    'content/public/picture.png': '',
    'content/public/fig-b.png': '',
    'content/translations/zh.json': `{ "pages.${either('/guide/othre', '/guide/other')}": "另" }\n`,
  };
};

test('--fix corrects typos in every kind of address, and --fix-dry-run prints the same changes', async () => {
  const [wrong, right] = [siteOf(0), siteOf(1)];
  const names = Object.keys(right);
  const textsOf = (root: string) =>
    Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
  const root = directoryWith(wrong);
  const dry = await docsBuild(root, ['check', '--skip', 'demo', '--fix-dry-run']);
  expect(textsOf(root)).toEqual(wrong);
  await docsBuild(root, ['check', '--skip', 'demo', '--fix']);
  expect(textsOf(root)).toEqual(right);
  const again = await docsBuild(root, ['check', '--skip', 'demo', '--fix']);
  expect(again.err).toContain('0 findings fixed');
  const drafted = directoryWith(wrong);
  execFileSync('git', ['apply', '-'], { cwd: drafted, input: dry.out });
  expect(textsOf(drafted)).toEqual(right);
});
