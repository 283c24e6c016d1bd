import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyFixesOnce } from '../../../cli/commands/check/fix.ts';
import { applyFileEdits } from '../../../cli/edit/apply.ts';
import { openWorkspace } from '../../../cli/edit/workspace.ts';
import { lineRange } from '../../../cli/model/diagnostic.ts';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';
import { IS_FULL } from '../../harness/sample.ts';

const head = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n`;

/** A site with many findings that `--fix` corrects. */
const SLIPS = {
  ...SMALL_SITE,
  'docs.config.ts': SMALL_SITE['docs.config.ts'].replace(
    ' };',
    `, redirects: [{ from: '/old/', to: '/guide/usage/' }] };`,
  ),
  'content/index.md':
    '---\ntitle: Home\ndesription: The first page.\n---\n\n# Home\n\n' +
    '👍 [a](/guide/usgae/#sizs) [b](/guide/usage) [c](/guide//usage/) [d](/old/)\n\n[e]: /guide/usage?x=1#sizes\n',
  'content/guide/usage.md':
    `\ufeff${head('Usage')}\n## Sizes\n\n[a](#sizs) [b](/old/)\n`.replaceAll('\n', '\r\n'),
  'content/guide/other.md': `${head('Other')}\n[a](/guide/usage)\n`.replaceAll('\n', '\r'),
};

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const textsOf = (root: string) =>
  Object.keys(SLIPS).map((file) => [file, read(root, file)] as const);

test('--fix-dry-run prints all changes as a diff, writes nothing, and reports the findings of the unchanged site', async () => {
  const root = directoryWith(SLIPS);
  const before = textsOf(root);
  const { code, out, err } = await docsBuild(root, ['check', '--skip', 'demo', '--fix-dry-run']);
  expect(code).toBe((await docsBuild(root, ['check', '--skip', 'demo'])).code);
  expect(textsOf(root)).toEqual(before);
  expect(out).toContain('--- a/content/index.md\n+++ b/content/index.md\n@@ -1,');
  expect(out).toContain('\n-desription: The first page.\n+description: The first page.\n');
  expect(out).toContain('+👍 [a](/guide/usage/#sizes) [b](/guide/usage/) [c](/guide/usage/) [d]');
  expect(out).toContain('\n-[a](#sizs) [b](/old/)\r\n+[a](#sizes) [b](/guide/usage/)\r\n');
  expect(err).toContain('link/no-such-page');
  const report = await docsBuild(root, [
    'check',
    '--skip',
    'demo',
    '--fix-dry-run',
    '--format',
    'json',
  ]);
  expect(JSON.parse(report.out)).toMatchObject({ ok: false });
  expect(report.err).toContain('+++ b/content/index.md');
});

test.runIf(IS_FULL)(
  '--fix fixes everything in one run, and keeps byte order marks and line endings',
  async () => {
    const root = directoryWith(SLIPS);
    chmodSync(join(root, 'content/index.md'), 0o640);
    const { code, err } = await docsBuild(root, [
      'check',
      '--skip',
      'demo',
      '--fix',
      '--max-warnings',
      '0',
    ]);
    expect(err).toContain('content/index.md:8:8  link/no-such-page  /guide/usgae/#sizs → ');
    expect(err).toContain('content/index.md:8:8  link/no-such-anchor');
    expect(err).toContain(
      'content/index.md:3:1  front-matter/unknown-key  desription → description\n',
    );
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(read(root, 'content/index.md')).toBe(
      '---\ntitle: Home\ndescription: The first page.\n---\n\n# Home\n\n' +
        '👍 [a](/guide/usage/#sizes) [b](/guide/usage/) [c](/guide/usage/) [d](/guide/usage/)\n\n' +
        '[e]: /guide/usage/?x=1#sizes\n',
    );
    expect(read(root, 'content/guide/usage.md')).toBe(
      SLIPS['content/guide/usage.md'].replace('#sizs', '#sizes').replace('/old/', '/guide/usage/'),
    );
    expect(read(root, 'content/guide/other.md')).toMatch(/\r\[a\]\(\/guide\/usage\/\)\r$/);
    expect(statSync(join(root, 'content/index.md')).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(root, 'content'))).toEqual(['guide', 'index.md']);
    const after = textsOf(root);
    const again = await docsBuild(root, ['check', '--skip', 'demo', '--fix']);
    expect(again.err).toContain('0 findings fixed');
    expect((await docsBuild(root, ['check', '--skip', 'demo', '--fix-dry-run'])).out).toBe('');
    expect(textsOf(root)).toEqual(after);
  },
);

test.runIf(IS_FULL)('--fix inspects a file again that was saved during the check', async () => {
  const root = directoryWith({
    ...SLIPS,
    'docs.config.ts': SLIPS['docs.config.ts'].replace(
      ' };',
      `, markdown: { plugins: ['./saves.mjs'] } };`,
    ),
  });
  const [page, mark] = ['content/index.md', 'saved.txt'].map((file) => join(root, file));
  writeFileSync(
    join(root, 'saves.mjs'),
    `import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
const saveOnce = () => () => {
  if (existsSync(${JSON.stringify(mark)})) return;
  writeFileSync(${JSON.stringify(mark)}, '');
  appendFileSync(${JSON.stringify(page)}, '[f](/guide/usage)');
};
export const remarkPlugins = [saveOnce];
`,
  );
  const { err } = await docsBuild(root, ['check', '--skip', 'demo', '--fix']);
  expect(err).not.toContain('was not changed');
  expect(read(root, 'content/index.md')).toContain('[b](/guide/usage/)');
  expect(read(root, 'content/index.md')).toContain('[f](/guide/usage/)');
});

const finding = { code: 'x/y', severity: 'error', message: '', range: lineRange(1, 5, 3) } as const;

test('--fix changes only files of the site, and none that are links or saved since the check', async () => {
  const outside = directoryWith({ 'b.md': 'one two\n' });
  const root = directoryWith({
    'content/a.md': 'one two\n',
    'content/saved.md': 'one two\n',
    'content/bytes.md': 'one two\n',
  });
  symlinkSync(join(outside, 'b.md'), join(root, 'content/linked.md'));
  symlinkSync(outside, join(root, 'content/folder'));
  writeFileSync(join(root, 'content/bytes.md'), Buffer.from([0x6f, 0xff, 0x20, 0x6f]));
  const workspace = await openWorkspace(root);
  const names = ['a.md', 'saved.md', 'linked.md', 'folder/b.md', 'bytes.md', 'gone.md'];
  const files = [...names.map((name) => `content/${name}`), '../b.md', join(outside, 'b.md')];
  const versions = new Map<string, string>();
  for (const file of files) versions.set(file, (await workspace.versionOf(file)) ?? '');
  writeFileSync(join(root, 'content/saved.md'), 'one two three\n');
  const asked = ['content/new/n.md', 'content/a.md', 'content/folder/n.md', '../n.md'];
  const fixed = await applyFixesOnce(
    [
      ...files.map((file) => ({ ...finding, file, fix: { replace: '2' } })),
      ...asked.map((path) => ({ ...finding, fix: { create: { path, text: 'new\n' } } })),
    ],
    {
      ...workspace,
      write: (edits) => expect(applyFileEdits(root, 'check --fix', edits)).toEqual({ ok: true }),
    },
    versions,
  );
  expect(fixed.lines).toEqual([
    'content/a.md:1:5  x/y  two → 2\n',
    'content/new/n.md  x/y  created\n',
  ]);
  expect(fixed.skipped.map(({ file, why }) => `${file} ${why}`)).toEqual([
    'content/saved.md changed',
    'content/linked.md link',
    'content/folder/b.md link',
    'content/bytes.md not-text',
    `${join(outside, 'b.md')} link`,
  ]);
  expect(read(root, 'content/a.md')).toBe('one 2\n');
  expect(read(root, 'content/saved.md')).toBe('one two three\n');
  expect(read(root, 'content/new/n.md')).toBe('new\n');
  expect(read(outside, 'b.md')).toBe('one two\n');
  expect(readdirSync(outside)).toEqual(['b.md']);
  expect(existsSync(join(root, '../n.md'))).toBe(false);
});
