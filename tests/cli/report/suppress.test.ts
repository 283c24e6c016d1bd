import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteText } from '../../../cli/model/files.ts';
import { suppressionComments } from '../../../cli/report/suppress.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { directoryWith, docsBuild, SMALL_SITE } from '../commands/command-line.ts';

/** Formats each comment as `2-4 link/*: why`, without lines for the whole file. */
const commentsIn = (file: string, text: string) =>
  suppressionComments(file, text).map(({ names, reason, lines }) =>
    [lines ? `${lines.from}-${lines.to}` : 'all', `${names.join(' ')}: ${reason}`].join(' '),
  );

const COMMENTS: readonly (readonly [what: string, file: string, text: string, ...string[]])[] = [
  ['a block', 'a.md', '<!-- docs-build-ignore a/b: why -->\n\n1\n2\n\n3', '1-4 a/b: why'],
  ['its own line', 'a.md', 'x\ny <!-- docs-build-ignore a/b: why -->\nz', '2-2 a/b: why'],
  [
    'a file',
    'a.md',
    'x\n\n<!-- docs-build-ignore-file a/*, c/d: why: so -->',
    'all a/* c/d: why: so',
  ],
  [
    'a code block',
    'a.md',
    '<!-- docs-build-ignore a/b: y -->\n```ts\n1\n\n2\n```\n3',
    '1-6 a/b: y',
  ],
  ['a key', 'a.md', '---\n# docs-build-ignore a/b: y\nk: v\n---\nx', '2-3 a/b: y'],
  [
    'two of them',
    'a.ts',
    '// docs-build-ignore a/b: y\n// docs-build-ignore c/d: z\nx();\ny();',
    '1-3 a/b: y',
    '2-3 c/d: z',
  ],
  ['JSX', 'a.tsx', '<a>\n  {/* docs-build-ignore a/b: y */}\n  <b/>\n</a>', '2-3 a/b: y'],
  ['no reason', 'a.ts', 'x(); // docs-build-ignore a/b', '1-1 a/b: '],
  ['carriage returns', 'a.md', '<!-- docs-build-ignore a/b: y -->\r\n1\r\n\r\n2', '1-2 a/b: y'],
  [
    'code and words',
    'a.md',
    '```\n<!-- docs-build-ignore a/b: y -->\n```\n`<!-- docs-build-ignore a/b: y -->`\n# docs-build-ignore a/b: y',
  ],
  ['texts', 'a.ts', "const a = '// docs-build-ignore a/b: y';\nconst b = 'docs-build-ignored';"],
];

test.each(COMMENTS)('reads suppression comments: %s', (_, file, text, ...expected) => {
  expect(commentsIn(file, text)).toEqual(expected);
});

test('reads ten thousand suppression comments in less than two seconds', async () => {
  const text = '<!-- docs-build-ignore a/b: y -->\n\n'.repeat(10_000);
  expect(await cpuMsOf(() => suppressionComments('a.md', text))).toBeLessThan(2000);
});

const CONFIG = `export default {
  site: { url: 'https://docs.example.org' },
  theme: './theme.tsx',
  allow: [
    { rule: 'link/no-such-page', target: '/soon/**', file: 'content/*.md', reason: 'Later.' },
    { rule: 'link/no-such-page', target: '/never/*', reason: 'Nobody needs this.' },
  ],
  // docs-build-ignore nav/no-page: Others write it.
  navigation: [{ pathname: '/' }, { pathname: '/b/' }],
};
`;
const PAGE = `---
title: Home
description: The first page.
# docs-build-ignore front-matter/unknown-key: Another tool reads it.
desription: x
---

# Home

<!-- docs-build-ignore link/no-such-page: They come with the release. -->
See [one](/one/) and
[two](/two/).

[Three](/three/) [four](/soon/a/b/)

<!-- docs-build-ignore link/no-such-pag: A slip. -->
<!-- docs-build-ignore html/image-alt -->
<!-- docs-build-ignore html/image-alt, demo/console: Nothing is here. -->
`;

const places = (out: string) => {
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: {
      file: string;
      range: { start: { line: number; column: number } };
      code: string;
    }[];
  };
  return diagnostics.map(
    ({ file, range: { start }, code }) => `${file}:${start.line}:${start.column} ${code}`,
  );
};

test('suppresses findings by comment and configuration, and reports unused suppressions', async () => {
  const root = directoryWith({ ...SMALL_SITE, 'docs.config.ts': CONFIG, 'content/index.md': PAGE });
  const skip = ['--format', 'json', '--skip', 'demo/types'];
  const first = await docsBuild(root, ['check', ...skip]);
  expect(places(first.out)).toEqual([
    'content/index.md:14:9 link/no-such-page',
    'content/index.md:16:1 ignore/unknown-rule',
    'content/index.md:17:1 ignore/no-reason',
    'content/index.md:18:1 ignore/unused',
    'docs.config.ts:6:5 ignore/unused',
  ]);
  const only = await docsBuild(root, ['check', '--only', 'link', ...skip]);
  expect(places(only.out)).toEqual(['content/index.md:14:9 link/no-such-page']);
  writeFileSync(join(root, 'content/index.md'), PAGE.replace('[Three](/three/) ', ''));
  const built = await docsBuild(root, ['build']);
  expect(built).toMatchObject({ code: 0 });
  expect(built.err).toContain('2 warnings');
});

test('rejects an unknown rule in allow and suggests a similar one', async () => {
  const config = CONFIG.replace("rule: 'link/no-such-page'", "rule: 'link/no-such-pag'");
  const root = directoryWith({ ...SMALL_SITE, 'docs.config.ts': config });
  const { code, err } = await docsBuild(root, ['check']);
  expect(code).toBe(2);
  expect(err).toMatch(
    /config\/unknown-rule {2}docs\.config\.ts:5:7\n {2}Unknown rule link\/no-such-pag in allow/,
  );
  expect(err).toContain('Did you mean link/no-such-page?');
});

test('reads texts, but no images, in search of comments', () => {
  const root = directoryWith({ 'a.md': 'Text', 'a.png': '\u{1f4c4}\0\0' });
  expect(['a.md', 'a.png'].map((file) => siteText(root, file))).toEqual(['Text', undefined]);
});
