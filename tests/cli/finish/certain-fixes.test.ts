import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyFixes, fixesByFile } from '../../../cli/report/fix.ts';
import {
  certainCorrection,
  editDistance,
  nearestAmong,
  nearestPath,
} from '../../../cli/report/suggest.ts';
import { createRandom } from '../../harness/sample.ts';
import { testSite } from '../../harness/test-site.ts';

const head = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n`;

/** Pairs of a line and the line after `--fix`. Lines that stay equal are ambiguous. */
const LINES: readonly (readonly [wrong: string, right: string])[] = [
  ['[a](/zh/gudie/?x=1#sizes)', '[a](/zh/guide/?x=1#sizes)'],
  ['[b](/zh/old/#sizes) [c](/old/)', '[b](/zh/guide/#sizes) [c](/guide/)'],
  ['[d](/step-3/) [e](#line-2)', '[d](/step-3/) [e](#line-2)'],
  ['{{"dmeo": "A.tsx"}}', '{{"demo": "A.tsx"}}'],
  ['{{"dmeo": "a sentence"}}', '{{"dmeo": "a sentence"}}'],
  ['{{"component": "galery", "a": 1}}', '{{"component": "gallery", "a": 1}}'],
  ['{{"demo": "A.tsx","hideToolbar":false , "bg": true}}', '{{"demo": "A.tsx" , "bg": true}}'],
  [
    '> - {{"demo": "A.tsx", "bg": true, "hideToolbar": false}}',
    '> - {{"demo": "A.tsx", "bg": true}}',
  ],
  [
    '{{"demo": "A.tsx", "heigth": 90, "ifarme": true}}',
    '{{"demo": "A.tsx", "height": 90, "iframe": true}}',
  ],
  ['{{"demo": "A.tsx", "hideEditButon": "no"}}', '{{"demo": "A.tsx", "hideEditButon": "no"}}'],
  ['{{"demo": "A.tsx", "height": 90}}', '{{"demo": "A.tsx", "height": 90}}'],
  ['::: wraning Save\nfirst\n:::', '::: warning Save\nfirst\n:::'],
  [':::tap\nfirst\n:::', ':::tap\nfirst\n:::'],
  [
    '```tyepscript {1}\nconst tyepscript = 1;\n```',
    '```typescript {1}\nconst tyepscript = 1;\n```',
  ],
  ['```jsonl\n{}\n```', '```jsonl\n{}\n```'],
  ['a\u0007 bell, a \u2067turn\u2069, a\u000bbreak', 'a bell, a \u2067turn\u2069, a\u000bbreak'],
];

test('fixes names, options and addresses with only one possible correction, and nothing else', async () => {
  const page = (column: 0 | 1, keys: string) =>
    `${head('Home', keys)}## Line 1\n\n${LINES.map((line) => line[column]).join('\n\n')}\n`;
  const config = (to: string) => `export default {
  site: { url: 'https://docs.example.org', languages: ['en', 'zh'], recognizedLanguages: ['en', 'zh'] },
  theme: './theme.tsx',
  components: { gallery: './content/A.tsx' },
  redirects: [
    { to: '${to}', from: '/older' },
    { from: '/old/', to: "/guide/" },
  ],
};\n`;
  const site = testSite({
    'docs.config.ts': config('/old/'),
    'content/index.md': page(
      0,
      'tittle: One\ndate: 2026-01-01\ndata: x\nimgae: /a.png\nimaeg: /b.png\n',
    ),
    'content/guide.md': `${head('Guide')}## Sizes\n`,
    'content/step-1.md': head('First'),
    'content/A.tsx': 'export default function A() {\n  return <b>1</b>;\n}\n',
    'content/public/a.png': '',
    'content/public/b.png': '',
  });
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8');
  for (const [file, fixes] of fixesByFile((await site.build()).diagnostics))
    site.write({ [file]: applyFixes(read(file), fixes).text });
  expect(read('docs.config.ts')).toBe(config('/guide/'));
  expect(read('content/index.md')).toBe(
    page(1, 'tittle: One\ndate: 2026-01-01\ndata: x\nimage: /a.png\nimaeg: /b.png\n'),
  );
  const left = (await site.build()).diagnostics;
  expect([...fixesByFile(left).keys()]).toEqual([]);
  expect([...new Set(left.map(({ code }) => code))].sort()).toEqual([
    'asset/control-character',
    'demo/redundant-option',
    'demo/unknown-option',
    'front-matter/unknown-key',
    'link/no-such-anchor',
    'link/no-such-page',
    'markdown/unknown-container',
    'markdown/unknown-directive',
    'markdown/unknown-language',
  ]);
});

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['dtae', 'date'],
  ['datte', 'date'],
  ['data', undefined],
  ['dates', undefined],
  ['imge', undefined],
  ['images', 'image'],
  ['image2', undefined],
  ['discription', 'description'],
  ['sourecHash', 'sourceHash'],
  ['sourcHassh', 'sourceHash'],
  ['sourcePath', undefined],
])('finds the key that the typo %s means: %s', (written, meant) => {
  const keys = ['title', 'date', 'image', 'description', 'sourceHash'];
  expect(certainCorrection(written, keys)).toBe(meant);
});

test('suggests a path with another number, but does not fix it', () => {
  const paths = ['/step-1/', '/guide/'];
  expect(nearestPath('/step-2/', paths)).toEqual({ address: '/step-1/', certain: false });
  expect(nearestPath('/gudie/', paths)).toEqual({ address: '/guide/', certain: true });
});

test.each([
  ['/a/b/', '/docs/a/b/'],
  ['/docs/guide/set-up/', '/guide/set-up/'],
  ['/a/c/', undefined],
  ['/other/set-up/', undefined],
])('suggests for %s the only path with other folders before it: %s', (written, meant) => {
  const paths = ['/docs/a/b/', '/v1/a/c/', '/v2/a/c/', '/guide/set-up/'];
  expect(nearestPath(written, paths)).toEqual(meant && { address: meant, certain: false });
});

test.each([
  ['content/start/hooks.md', 'content/03-advanced/02-hooks.md'],
  ['/guide/routing/', '/(0)guide/(2)routing/'],
  ['/04-guide/2-faq/', '/guide/faq/'],
  ['/start/$env/', '/start/1-$env/'],
])('suggests for %s the path with other sorting numbers: %s', (written, address) => {
  const paths = ['content/01-start/01-hooks-api.md', '/(0)guide/', address];
  expect(nearestPath(written, paths)).toEqual({ address, certain: false });
});

test.each([
  ['content/nav/anchor/affix.md', 'content/general/affix/index.md', false],
  ['content/nav/affix.md', 'content/general/affix/index.md', false],
  ['content/general/afix.md', 'content/general/affix/index.md', true],
])('suggests for the file %s the page of a folder: %s', (written, address, certain) => {
  const paths = ['content/index.md', 'content/nav/anchor/index.md', address];
  expect(nearestPath(written, paths)).toEqual({ address, certain });
});

test.each([
  ['/getting_started/', '/getting-started/'],
  ['/react-buton/', '/react-button/'],
  ['/buttons/', '/button/'],
  ['/Custmization/', '/customization/'],
  ['/react-table/', undefined],
  ['/install/', undefined],
  ['/styles/', undefined],
  ['/card/', undefined],
  ['/fig-a.png', undefined],
  ['/step-2/', undefined],
])('finds the only possible correction of %s: %s', (written, meant) => {
  const paths =
    '/getting-started/ /react-button/ /button/ /customization/ /react-tabs/ /uninstall/ /styled/ /cart/ /fig-b.png /step-1/';
  const near = nearestPath(written, paths.split(' '));
  expect(near).toBeDefined();
  expect(near?.certain ? near.address : undefined).toBe(meant);
});

test('finds the closest of many paths', () => {
  const random = createRandom(1);
  const word = () => {
    const letters = Array.from({ length: 3 + Math.floor(random() * 6) }, () =>
      'abcD'.charAt(Math.floor(random() * 4)),
    );
    return letters.join('');
  };
  const address = () => `/folder/${word()}/`;
  const paths = [...new Set(Array.from({ length: 150 }, address))];
  const nearest = nearestAmong(paths);
  const found = Array.from({ length: 150 }, () => {
    const path = address();
    const [best] = paths
      .map((known) => ({ known, edits: editDistance(path.toLowerCase(), known.toLowerCase()) }))
      .filter(({ edits }) => edits <= 2)
      .sort((a, b) => a.edits - b.edits || (a.known < b.known ? -1 : 1));
    expect(nearest(path)?.address).toBe(best?.known);
    return best;
  });
  expect(found.filter((best) => best === undefined).length).toBeGreaterThan(10);
  expect(found.filter((best) => best !== undefined).length).toBeGreaterThan(50);
});
