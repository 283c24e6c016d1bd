import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';
import { scopeOf } from '../../../cli/commands/check/since.ts';
import { openSite, testConfig } from '../../harness/open-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Writes files below a folder. */
function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** A repository with a site in a subfolder. Every page has one finding, a broken link. */
function repository(pages: Readonly<Record<string, string>>) {
  const files = Object.entries(pages).map(([name, text]) => [
    `docs/content/${name}.md`,
    page(name, text),
  ]);
  const site = Object.entries(SMALL_SITE).map(([path, text]) => [`docs/${path}`, text]);
  const top = directoryWith({
    ...(Object.fromEntries([...site, ...files]) as Record<string, string>),
    '.gitignore': '.docs-build\n',
  });
  git(top, 'init', '-q', '-b', 'main');
  git(top, 'add', '.');
  git(top, 'commit', '-q', '-m', 'First');
  return { top, root: join(top, 'docs') };
}

const page = (name: string, text: string) =>
  `---\ntitle: ${name}\ndescription: About ${name}.\nnav: false\n---\n\n# ${name}\n\n[Gone](/nowhere-${name}/)\n\n${text}\n`;

async function since(root: string, ref: string, ...flags: string[]) {
  const { out, code } = await docsBuild(root, [
    'check',
    '--since',
    ref,
    '--format',
    'json',
    '--skip',
    'nav/*,demo/*',
    ...flags,
  ]);
  const { diagnostics } = JSON.parse(out) as { diagnostics: { file?: string; code: string }[] };
  return { code, files: [...new Set(diagnostics.map(({ file }) => file))] };
}

const contents = (...names: string[]) => names.map((name) => `content/${name}.md`);

test('reports only findings caused by changes since a commit', async () => {
  const { top, root } = repository({
    committed: 'Text.',
    staged: 'Text.',
    written: 'Text.',
    quiet: 'Text.',
    linking: '[Written](./written.md)',
    picture: '![Plan](./plan.svg)',
    moved: 'Text.',
    'to-moved': '[Moved](/moved/#top)',
    deleted: 'Text.',
    'to-deleted': '[Deleted](/deleted/)',
    demo: '{{"demo": "Demo.tsx"}}',
    'to-named': '[Named](/old-name/)',
  });
  write(root, {
    'content/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'content/Demo.tsx': 'export default function Demo() {\n  return <p>One</p>;\n}\n',
    'content/named.md': page('named', '').replace('nav: false', 'nav: false\npathname: /old-name/'),
  });
  git(top, 'add', '.');
  git(top, 'commit', '-q', '-m', 'More');
  git(top, 'tag', 'before');
  expect(await since(root, 'before')).toEqual({ code: 0, files: [] });

  write(root, { 'content/committed.md': page('committed', 'Other.') });
  git(top, 'commit', '-q', '-a', '-m', 'Change');
  write(root, { 'content/staged.md': page('staged', 'Other.') });
  git(top, 'add', '.');
  write(root, {
    'content/written.md': page('written', 'Other.'),
    'content/new.md': page('new', ''),
    'content/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>',
    'content/Demo.tsx': 'export default function Demo() {\n  return <p>Two</p>;\n}\n',
    'content/named.md': page('named', ''),
  });
  renameSync(join(root, 'content/moved.md'), join(root, 'content/moved-away.md'));
  rmSync(join(root, 'content/deleted.md'));
  const found = await since(root, 'before');
  expect(found.code).toBe(1);
  expect(found.files).toEqual([
    ...contents('committed', 'demo', 'linking', 'moved-away', 'named', 'new', 'picture', 'staged'),
    ...contents('to-deleted', 'to-moved', 'to-named', 'written'),
  ]);
  const { err } = await docsBuild(root, ['check', '--since', 'before', '--only', 'link/slash']);
  expect(err).toContain('No problems in 7 changed pages of 14');
}, 60_000);

test.runIf(IS_FULL)(
  'ignores commits on the base branch after the branches diverged',
  async () => {
    const { top, root } = repository({ ours: '', theirs: '' });
    git(top, 'checkout', '-q', '-b', 'work');
    git(top, 'checkout', '-q', 'main');
    write(root, { 'content/theirs.md': page('theirs', 'Other.') });
    git(top, 'commit', '-q', '-a', '-m', 'Theirs');
    git(top, 'checkout', '-q', 'work');
    write(root, { 'content/ours.md': page('ours', 'Other.') });
    expect((await since(root, 'main')).files).toEqual(contents('ours'));
  },
  30_000,
);

test('reports a missing repository or commit in one error', async () => {
  const bare = await docsBuild(directoryWith(SMALL_SITE), ['check', '--since', 'main']);
  expect(bare.code).toBe(2);
  expect(bare.err).toContain('git/no-repository');
  expect(bare.err).toContain('Run check without --since');

  const { top, root } = repository({});
  for (const ref of ['mian', '--output=x', 'HEAD~7']) {
    const unknown = await docsBuild(root, ['check', `--since=${ref}`]);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain(`Unknown git ref ${ref}`);
  }
  git(top, 'commit', '-q', '--allow-empty', '-m', 'Second');
  const shallow = directoryWith();
  git(shallow, 'clone', '-q', '--depth=1', `file://${top}`, '.');
  const cut = await docsBuild(join(shallow, 'docs'), ['check', '--since', 'HEAD~1']);
  expect(cut.code).toBe(2);
  expect(cut.err).toContain('This clone is shallow');
}, 30_000);

test.each([
  ['a demo', 'content/a/A.tsx', ['a']],
  ['a page', 'content/b/index.md', ['b']],
  ['a module outside of the content', 'src/button.ts', ['a', 'b']],
  ['the configuration', 'docs.config.ts', ['a', 'b']],
  ['a text outside of the content', 'README.md', []],
])('after a change of %s, tests the demos that it may affect', async (_name, file, pages) => {
  const demo = 'export default () => <p>A</p>;\n';
  const opened = await openSite({
    'content/a/index.md': page('a', '{{"demo": "A.tsx"}}'),
    'content/a/A.tsx': demo,
    'content/b/index.md': page('b', '{{"demo": "B.tsx"}}'),
    'content/b/B.tsx': demo,
  });
  const configured = {
    ...opened,
    facts: new Map(),
    config: testConfig(),
    configFiles: new Set(['docs.config.ts']),
  };
  const none = { added: new Set<string>(), removed: new Set<string>(), pathnames: [] };
  const { hasDemosOf } = scopeOf(configured, { ...none, files: new Set([file]) });
  expect(['a', 'b'].filter((name) => hasDemosOf(`content/${name}/index.md`))).toEqual(pages);
});

test('starts a browser only if a changed page has demos', async () => {
  const { root } = repository({ text: '', demo: '{{"demo": "A.tsx"}}' });
  write(root, { 'content/text.md': page('text', 'Other.') });
  const argv = ['check', '--demos', '--since', 'main', '--only', 'demo/*'];
  const noBrowser = { CHROMIUM: '/not/there' };
  expect((await docsBuild(root, argv, noBrowser)).err).toContain('No problems in 1 changed page');
  write(root, { 'content/A.tsx': 'export default () => <p>A</p>;\n' });
  expect((await docsBuild(root, argv, noBrowser)).err).toContain('demo/no-browser');
}, 60_000);
