import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { asKnownError, exitCodeOfError } from '../../../cli/commands/output/failure.ts';
import { DocsError } from '../../../cli/model/diagnostic.ts';
import { directoryWith, docsBuild, SMALL_CONFIG, SMALL_SITE } from './command-line.ts';
import { IS_FULL } from '../../harness/sample.ts';

const GUIDE = '---\ntitle: Guide\ndescription: A guide.\n---\n\nWords.\n';
const BROKEN = '---\ntitle: Home\ndescription: The first page.\n---\n\nSee [that](/gone/).\n';

test('build writes the site and prints only to stderr', async () => {
  const root = directoryWith({ ...SMALL_SITE, 'docs.config.ts': SMALL_CONFIG });
  const { code, out, err } = await docsBuild(root, ['build']);
  expect({ code, out }).toEqual({ code: 0, out: '' });
  expect(err).toMatch(/No problems in \d+ pages?\nBuilt .*dist in \d+\.\d s: \d+ files written/);
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
});

test.runIf(IS_FULL)(
  '--root has the same effect as the argument; --out-dir is relative to the working directory',
  async () => {
    const root = directoryWith(SMALL_SITE);
    const cwd = directoryWith();
    expect((await docsBuild(cwd, ['build', root, '--out-dir', 'one'])).code).toBe(0);
    expect((await docsBuild(cwd, ['--root', root, 'build', '--out-dir', 'two'])).code).toBe(0);
    expect((await docsBuild(cwd, ['build', '--out-dir', 'three', '--root', root])).code).toBe(0);
    expect(readdirSync(cwd).sort()).toEqual(['one', 'three', 'two']);
    expect(readdirSync(root).sort()).toEqual([
      '.docs-build',
      ...['content', 'docs.config.ts', 'theme.tsx'],
    ]);
  },
);

test('links to the source of a site in a folder of its repository', async () => {
  const root = directoryWith({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'packages/docs/docs.config.ts':
      "export default { site: { url: 'https://docs.example.org', repository: 'https://git.example.org/a' } };\n",
    'packages/docs/content/index.md': `${GUIDE}\n{{"demo": "Box.tsx"}}\n`,
    'packages/docs/content/Box.tsx': 'export default function Box() {\n  return <b>1</b>;\n}\n',
  });
  const site = join(root, 'packages/docs');
  expect((await docsBuild(site, ['build'])).code).toBe(0);
  const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
  const links = html.match(/(?<=href="https:\/\/git\.example\.org\/a\/)(?:blob|edit)[^"]*/g);
  expect(links).toEqual([
    'blob/main/packages/docs/content/Box.tsx',
    'edit/main/packages/docs/content/index.md',
  ]);
});

test('an offline copy may link to files that only the site on a server has', async () => {
  const page = '---\ntitle: Home\ndescription: The first page.\n---\n\n[Agents](/llms.txt)\n';
  const root = directoryWith({ ...SMALL_SITE, 'content/index.md': page });
  expect((await docsBuild(root, ['build', '--offline'])).code).toBe(0);
});

test('an offline copy has relative addresses of all versions of an image', async () => {
  const svg = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
  const root = directoryWith({
    ...SMALL_SITE,
    'content/guide.md': `${GUIDE}\n<picture><source srcset="a.svg, b%20c.svg 2x"><img src="a.svg" alt="A"></picture>\n`,
    'content/a.svg': svg(1),
    'content/b c.svg': svg(2),
  });
  expect((await docsBuild(root, ['build', '--offline'])).code).toBe(0);
  const html = readFileSync(join(root, 'dist-offline/guide/index.html'), 'utf8');
  expect(/srcset="([^"]*)"/i.exec(html)?.[1]).toMatch(
    /^\.\.\/_assets\/a-\w+\.svg, \.\.\/_assets\/b%20c-\w+\.svg 2x$/,
  );
});

test.runIf(IS_FULL)('--no-cache writes nothing but the output', async () => {
  const root = directoryWith(SMALL_SITE);
  expect((await docsBuild(root, ['build', '--no-cache'])).code).toBe(0);
  expect(readdirSync(root).sort()).toEqual(['content', 'dist', 'docs.config.ts', 'theme.tsx']);
});

test.runIf(IS_FULL)(
  '--report writes time and sizes by page, and compares them with the last report',
  async () => {
    const root = directoryWith({ ...SMALL_SITE, 'content/guide/index.md': GUIDE });
    const reportOf = async () => {
      const { err } = await docsBuild(root, ['build', '--report']);
      return readFileSync(/^Report: (.*)$/m.exec(err)?.[1] ?? '', 'utf8');
    };
    const first = await reportOf();
    expect(first).toMatch(/<th scope="row">compile<\/th>.*<td>0 of \d+<\/td>/);
    expect(first).toMatch(/title="\/guide [\d.]+ kB"/);
    expect(first).not.toContain('compared with');
    const second = await reportOf();
    expect(second).toMatch(/<th scope="row">compile<\/th>.*<td>(\d+) of \1<\/td>/);
    expect(second).toContain('compared with');
    expect(second).not.toMatch(/<script(?! type="application\/json")/);
  },
);

test('build renders no pages once an error is known, but check does', async () => {
  const root = directoryWith({
    ...SMALL_SITE,
    'content/index.md': `${BROKEN}\n{{"demo": "Thrower.tsx"}}\n`,
    'content/Thrower.tsx':
      'export default function Thrower() {\n  throw new Error("no luck");\n}\n',
  });
  const codesOf = ({ err }: { readonly err: string }) =>
    [...err.matchAll(/^(?:error|warning) +(\S+)/gm)].map(([, code]) => code);
  expect(codesOf(await docsBuild(root, ['build']))).toEqual(['link/no-such-page']);
  expect(codesOf(await docsBuild(root, ['check']))).toEqual([
    'link/no-such-page',
    'demo/render-failed',
  ]);
  writeFileSync(
    join(root, 'content/index.md'),
    BROKEN.replace('/gone/', '/') + '\n{{"demo": "Thrower.tsx"}}\n',
  );
  expect(codesOf(await docsBuild(root, ['build']))).toEqual(['demo/render-failed']);
});

test('a broken link fails build and check with 1 and keeps the old site', async () => {
  const root = directoryWith(SMALL_SITE);
  await docsBuild(root, ['build']);
  const before = readFileSync(join(root, 'dist/index.html'), 'utf8');
  writeFileSync(join(root, 'content/index.md'), BROKEN);
  const built = await docsBuild(root, ['build']);
  expect(built.code).toBe(1);
  expect(built.err).toContain('error  link/no-such-page  content/index.md:6:');
  expect(built.err).not.toContain('Built');
  expect(built.err).toContain('Nothing was written. docs-build dev shows the site');
  expect(built.err).toContain("check: { 'link/no-such-page': 'warn' }");
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(before);
  expect((await docsBuild(root, ['check'])).code).toBe(1);
});

test('severity, --only, --skip, --max-warnings and --strict decide what fails', async () => {
  const root = directoryWith({ ...SMALL_SITE, 'content/index.md': BROKEN });
  const codeOf = async (...argv: string[]) => (await docsBuild(root, argv)).code;
  expect(await codeOf('check', '--skip', 'link')).toBe(0);
  expect(await codeOf('check', '--only', 'nav,asset/*')).toBe(0);
  expect(await codeOf('check', '--only', 'link/no-such-page')).toBe(1);
  const config = SMALL_SITE['docs.config.ts'].replace(' };', `, check: { 'link/*': 'warn' } };`);
  writeFileSync(join(root, 'docs.config.ts'), config);
  expect(await codeOf('check')).toBe(0);
  expect(await codeOf('check', '--max-warnings', '0')).toBe(1);
  expect(await codeOf('build')).toBe(0);
  expect(await codeOf('build', '--strict')).toBe(1);
});

test.runIf(IS_FULL)(
  'a page without content fails check and build despite settings, suppressions and flags',
  async () => {
    const settings =
      "limits: { page: 300 }, check: { 'markdown/*': 'off', 'markdown/too-large': 'warn' }";
    const allow = "allow: [{ rule: 'markdown/too-large', reason: 'It is a long page.' }]";
    const root = directoryWith({
      ...SMALL_SITE,
      'docs.config.ts': SMALL_SITE['docs.config.ts'].replace(' };', `, ${settings}, ${allow} };`),
      'content/long.md': `---
title: Long
description: A page over the limit.
---

<!-- docs-build-ignore-file markdown/too-large: it is a long page -->

${'Tides turn twice a day. '.repeat(20)}
`,
    });
    const error = 'error  markdown/too-large  content/long.md';
    for (const argv of [['check'], ['check', '--only', 'link'], ['check', '--skip', 'markdown']]) {
      const { code, err } = await docsBuild(root, argv);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(error) as string });
    }
    const built = await docsBuild(root, ['build']);
    expect(built).toMatchObject({ code: 1, err: expect.stringContaining(error) as string });
    expect(existsSync(join(root, 'dist'))).toBe(false);
  },
);

test.runIf(IS_FULL)(
  'stops a page whose plugin or demo never ends, and checks the others',
  async () => {
    const settings = "markdown: { plugins: ['./plugin.mjs'] }, limits: { pageSeconds: 1 }";
    const page = (title: string, body: string) =>
      `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
    const root = directoryWith({
      ...SMALL_SITE,
      'docs.config.ts': SMALL_SITE['docs.config.ts'].replace(' };', `, ${settings} };`),
      'plugin.mjs': `export const remarkPlugins = [
      () => (tree) => { while (JSON.stringify(tree).includes('Spin')); },
    ];\n`,
      'content/index.md': page('Home', '[Gone](/gone/)'),
      'content/spin.md': page('One', 'Spin.'),
      'content/demo.md': page('Two', '{{"demo": "Endless.tsx"}}'),
      'content/Endless.tsx': `import { useState } from 'react';

export default function Endless() {
  const [isOn] = useState(true);
  while (isOn);
  return <p>Off</p>;
}
`,
    });
    const { code, out } = await docsBuild(root, ['check', '--format', 'json']);
    const { diagnostics } = JSON.parse(out) as { diagnostics: Record<string, string>[] };
    const found = diagnostics.map(({ file, code: rule, message }) => ({ file, rule, message }));
    const stopped = {
      rule: 'markdown/stopped',
      message: 'This page took more than 1 s and was stopped',
    };
    expect(code).toBe(1);
    expect(found).toEqual([
      { file: 'content/demo.md', ...stopped },
      {
        file: 'content/index.md',
        rule: 'link/no-such-page',
        message: expect.stringContaining('/gone/') as string,
      },
      { file: 'content/spin.md', ...stopped },
    ]);
  },
);

test.runIf(IS_FULL)(
  'does not bundle demos if no demo rule runs, and reports the same other findings',
  async () => {
    const demo = (text: string) => `export default function Demo() {\n  ${text}\n}\n`;
    const root = directoryWith({
      ...SMALL_SITE,
      'content/Good.tsx': demo('return <p>made of a demo</p>;'),
      'content/Throws.tsx': demo("throw new Error('No');"),
      'content/Broken.tsx': demo('return <p>;'),
      'content/index.md':
        '---\ntitle: Home\n---\n\n{{"demo": "Good.tsx"}}\n\n{{"demo": "Throws.tsx"}}\n\n{{"demo": "Broken.tsx"}}\n\n{{"demo": "Gone.tsx"}}\n\n![](/gone.png)\n\n[Gone](/gone/)\n\n### Deep\n',
    });
    const check = async (skipped: string) => {
      const { out } = await docsBuild(root, ['check', '--format', 'json', '--skip', skipped]);
      const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string }[] };
      return diagnostics;
    };
    const isMade = () =>
      readdirSync(join(root, '.docs-build/code')).some((name) =>
        readFileSync(join(root, '.docs-build/code', name), 'utf8').includes('made of a demo'),
      );
    const without = await check('demo/*');
    expect(isMade()).toBe(false);
    const whole = await check('demo/types,demo/untyped');
    expect(isMade()).toBe(true);
    const codes = whole.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['demo/syntax', 'demo/render-failed', 'demo/not-found']),
    );
    expect(without.length).toBeGreaterThan(2);
    expect(without).toEqual(whole.filter(({ code }) => !code.startsWith('demo/')));
  },
);

test.runIf(IS_FULL)(
  'check --format json prints one document to stdout, the same in each run',
  async () => {
    const root = directoryWith({ ...SMALL_SITE, 'content/index.md': BROKEN });
    const { code, out, err } = await docsBuild(root, ['check', '--format', 'json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'link/no-such-page' }],
    });
    expect((await docsBuild(root, ['check', '--format', 'json'])).out).toBe(out);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  },
);

test.runIf(IS_FULL)(
  'check with a warm cache reports the same, also after a module of a demo changes',
  async () => {
    const root = directoryWith({
      ...SMALL_SITE,
      'package.json': '{ "type": "module" }',
      'lib/label.ts': "export const label = 'Hello';\n",
      'content/Hello.tsx':
        "import { label } from '../lib/label';\n\nexport default function Hello() {\n  return <p>{label}</p>;\n}\n",
      'content/index.md':
        '---\ntitle: Home\ndescription: The first page.\n---\n\n{{"demo": "Hello.tsx"}}\n\n[Gone](/gone/)\n\n[Old](/old/) <!-- docs-build-ignore link/*: old -->\n\n<!-- docs-build-ignore html/*: nothing -->\n',
    });
    const check = async () => {
      const argv = ['check', '--format', 'json', '--skip', 'demo/types,demo/untyped'];
      const { out } = await docsBuild(root, argv);
      const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string }[] };
      return { out, codes: diagnostics.map(({ code }) => code) };
    };
    const cold = await check();
    expect(cold.codes).toEqual(['link/no-such-page', 'ignore/unused']);
    expect((await check()).out).toBe(cold.out);
    const broken = "throw new Error('No label');\nexport const label = '';\n";
    writeFileSync(join(root, 'lib/label.ts'), broken);
    const warm = await check();
    expect(warm.codes).toContain('demo/render-failed');
    rmSync(join(root, '.docs-build'), { recursive: true });
    expect((await check()).out).toBe(warm.out);
  },
);

test.runIf(IS_FULL)('also prints annotations in GitHub Actions', async () => {
  const root = directoryWith({ ...SMALL_SITE, 'content/index.md': BROKEN });
  const { out, err } = await docsBuild(root, ['check'], { GITHUB_ACTIONS: 'true' });
  expect(out).toMatch(/^::error file=content\/index\.md,line=6,.*::No page/);
  expect(err).toContain('link/no-such-page');
});

test('init creates a site without findings, and only in an empty directory', async () => {
  const cwd = directoryWith();
  const first = await docsBuild(cwd, ['init', 'my-docs']);
  expect(first.code).toBe(0);
  expect(first.err).toContain('cd my-docs');
  // Without the types of demos, the check takes a third of the time.
  const skipped = IS_FULL ? [] : ['--skip', 'demo/types,demo/untyped'];
  const checked = await docsBuild(cwd, ['check', 'my-docs', '--max-warnings', '0', ...skipped]);
  expect(checked).toMatchObject({ code: 0 });
  const again = await docsBuild(cwd, ['init', 'my-docs']);
  expect(again.code).toBe(2);
  expect(again.err).toContain('it is not empty (.docs-build, AGENTS.md, content)');
  expect(again.err).toContain('For existing Markdown, a docs.config.ts is enough');
});

test.each(['file.txt', 'file.txt/below', 'broken', 'loop'])(
  'init rejects the path %s as wrong usage',
  async (path) => {
    const cwd = directoryWith({ 'file.txt': 'mine' });
    symlinkSync(join(cwd, 'missing/folder'), join(cwd, 'broken'));
    symlinkSync(join(cwd, 'loop'), join(cwd, 'loop'));
    const { code, err } = await docsBuild(cwd, ['init', path]);
    expect(code).toBe(2);
    expect(err).toContain(
      'it is a file, a broken symbolic link or a system folder, or is inside one',
    );
    expect(readdirSync(cwd)).toEqual(['broken', 'file.txt', 'loop']);
  },
);

test.runIf(process.platform === 'linux')('init ends with a message in /proc', async () => {
  const { code, err } = await docsBuild(directoryWith(), ['init', '/proc/missing/docs']);
  expect(code).not.toBe(0);
  expect(err).toContain('/proc/missing/docs');
});

/** Mounts a tiny file system until the test ends, if the system allows it. */
function smallDisk(pages: number): string | undefined {
  const disk = directoryWith();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${pages * 4096}`, 'tmpfs', disk]);
  } catch {
    return undefined; // only root may
  }
  onTestFinished(() => void execFileSync('umount', [disk]));
  return disk;
}

test('init leaves no files on a full disk, and works once there is space', async ({ skip }) => {
  const disk = smallDisk(3);
  if (disk === undefined) return skip();
  for (const path of ['.', 'a/new']) {
    const { code, err } = await docsBuild(disk, ['init', path]);
    expect(code).toBe(4);
    expect(err).toContain('the disk is full');
    expect(readdirSync(disk)).toEqual([]);
  }
  execFileSync('mount', ['-o', 'remount,size=1m', disk]);
  expect((await docsBuild(disk, ['init'])).code).toBe(0);
  expect(readdirSync(disk).sort()).toEqual(['AGENTS.md', 'content', 'docs.config.ts']);
});

test('builds a site in a folder with * or brackets in its name', async () => {
  const cwd = directoryWith();
  const files = {
    ...SMALL_SITE,
    'content/demo.md': '---\ntitle: Demo\ndescription: A demo.\n---\n\n{{"demo": "One.tsx"}}\n',
    'content/One.tsx': "import { label } from './label';\n\nexport default () => <p>{label}</p>;\n",
    'content/label.ts': "export const label = 'One';\n",
  };
  for (const name of IS_FULL ? ['a*b', 'a[1]{b,c}'] : ['a*b']) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, name, path)), { recursive: true });
      writeFileSync(join(cwd, name, path), text);
    }
    const { code, err } = await docsBuild(cwd, ['build', name]);
    expect(code, err).toBe(0);
    expect(existsSync(join(cwd, name, 'dist/index.html'))).toBe(true);
  }
});

const UNUSABLE = [
  ['a backslash', 'a\\b'],
  ['a line break', 'a\nb'],
] as const;

test.runIf(sep === '/').each(UNUSABLE)(
  '%s in the path of a site is wrong usage',
  async (character, name) => {
    const cwd = directoryWith({ [`${name}/docs.config.mjs`]: SMALL_CONFIG });
    for (const command of ['build', 'check', 'init']) {
      const { code, err } = await docsBuild(cwd, [command, name]);
      expect(code).toBe(2);
      expect(err).toContain(`The path of the site contains ${character}`);
      expect(err).toContain('Rename the folder');
    }
  },
);

const FOLDERS = ['2024', 'true', "it's", 'null'];

test.runIf(IS_FULL).each(FOLDERS)('init works in a folder called %s', async (name) => {
  const cwd = directoryWith();
  expect(await docsBuild(cwd, ['init', name])).toMatchObject({ code: 0 });
  const checked = await docsBuild(cwd, ['check', name, '--max-warnings', '0', '--skip', 'demo']);
  expect(checked).toMatchObject({ code: 0 });
});

test('rejects a dangerous output directory as wrong usage', async () => {
  const root = directoryWith(SMALL_SITE);
  const { code, err } = await docsBuild(root, ['build', '--out-dir', '.']);
  expect(code).toBe(2);
  expect(err).toContain('it is the root of the site');
});

test('derives the exit code from the error', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/x',
  });
  const converted = asKnownError(full);
  expect(converted).toBeInstanceOf(DocsError);
  expect((converted as DocsError).message).toBe('Cannot write to /x: the disk is full');
  expect(exitCodeOfError(converted)).toBe(4);
  expect(exitCodeOfError(asKnownError(new Error('a bug')))).toBe(3);
  expect(exitCodeOfError(new DocsError([], 'usage'))).toBe(2);
  expect(exitCodeOfError(new DocsError([], 'findings'))).toBe(1);
});
