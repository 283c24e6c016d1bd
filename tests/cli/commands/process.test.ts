import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../../cli/dev/listen.ts';
import { directoryWith, SMALL_SITE } from './command-line.ts';
import { IS_FULL, sampleOf } from '../../harness/sample.ts';

const CLI = resolve('build/cli.mjs');

/** Entries of the root after a command that did not write the site. */
const LEFT = ['.docs-build', 'content', 'docs.config.ts', 'theme.tsx'];

/** Starts the real program in a separate process. */
function start(cwd: string, argv: readonly string[]) {
  const child = spawn(process.execPath, [CLI, ...argv], { cwd });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended };
}

test('prints help outside of a site', async () => {
  const { output, ended } = start('/', ['--help']);
  expect(await ended).toBe(0);
  expect(output.out).toContain('Exit codes:');
});

test.runIf(IS_FULL)(
  'prints the first output of each demo, after its name, and equal outputs once',
  async () => {
    const demo = (name: string) =>
      `console.warn('${name} loads');\nexport default function ${name}() {\n  console.log('${name} shows');\n  return <b>${name}</b>;\n}\n`;
    const page = '---\ntitle: A\ndescription: D.\n---\n\n';
    const root = directoryWith({
      ...SMALL_SITE,
      'content/a.md': `${page}{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}\n\n{{"demo": "Three.tsx"}}\n`,
      'content/One.tsx': demo('One'),
      'content/Three.tsx': demo('Three').replace('Three loads', 'One loads'),
      'content/Two.tsx': `${demo('Two')}setTimeout(() => { throw new Error('too late'); });\n`,
    });
    const { output, ended } = start(root, ['build']);
    expect(await ended).toBe(0);
    expect(output.err.match(/.*(?:loads|shows)/g)).toEqual(['One: One loads', 'Two: Two loads']);
    expect(output.err).toMatch(/^After a demo was rendered: Error: too late/m);
    expect(output.out).not.toContain('loads');
  },
);

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

test.each(sampleOf(SIGNALS, { of: 'signals', size: 1 }))(
  'a server stopped by %s exits with %i',
  async (signal, code) => {
    const root = directoryWith({ ...SMALL_SITE, 'dist/index.html': '<p>hello</p>' });
    const { child, output, ended } = start(root, ['preview', '--port', '0']);
    await once(child.stdout, 'data');
    const [url = ''] = output.out.split('\n');
    expect(await (await fetch(url)).text()).toContain('hello');
    child.kill(signal);
    expect(await ended).toBe(code);
  },
);

test.each(sampleOf(SIGNALS, { of: 'signals', size: 1 }))(
  'a build stopped by %s exits with %i and leaves nothing but the cache',
  async (signal, code) => {
    const pages = Array.from({ length: 300 }, (_, n) => [
      `content/p${n}.md`,
      `---\ntitle: P${n}\ndescription: Page ${n}.\n---\n\ntext\n`,
    ]);
    const root = directoryWith({
      ...SMALL_SITE,
      ...(Object.fromEntries(pages) as Record<string, string>),
    });
    const { child, ended } = start(root, ['build']);
    await vi.waitUntil(
      () => readdirSync(root).some((name) => name.startsWith('.dist.docs-build-lock')),
      { timeout: 60_000, interval: 5 },
    );
    child.kill(signal);
    expect(await ended).toBe(code);
    expect(readdirSync(root).sort()).toEqual(LEFT);
  },
);

test('preview reports that its port is in use, and takes the next one', async () => {
  const busy = await listen(createServer(), { port: 0 });
  onTestFinished(busy.close);
  const root = directoryWith({ ...SMALL_SITE, 'dist/index.html': '<p>hello</p>' });
  const { child, output, ended } = start(root, ['preview', '--port', String(busy.port)]);
  await once(child.stdout, 'data');
  expect(output.err).toBe(`Port ${busy.port} is in use by another program.\n`);
  expect(output.out).not.toContain(`:${busy.port}/`);
  child.kill('SIGINT');
  await ended;
});

test('dev serves pages, applies changes, and exits on a signal', async () => {
  const root = directoryWith(SMALL_SITE);
  const { child, output, ended } = start(root, ['dev', '--port', '0']);
  await once(child.stdout, 'data');
  const [url = ''] = output.out.split('\n');
  expect(await (await fetch(url)).text()).toContain('<h1');
  writeFileSync(
    join(root, 'content/new.md'),
    '---\ntitle: New\ndescription: Another page.\n---\n\nfresh\n',
  );
  await expect.poll(async () => (await fetch(`${url}new/`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(readdirSync(root).sort()).toEqual(LEFT);
});

test.runIf(IS_FULL)(
  'dev reports new and remaining problems in other files after a save, then that none are left',
  async () => {
    const page = (title: string, text: string) =>
      `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
    const link = (title: string) => page(title, '[New](/new/#one)');
    const root = directoryWith({
      ...SMALL_SITE,
      'content/new.md': page('New', '## One'),
      'content/b.md': link('B'),
      'content/c.md': link('C'),
    });
    const { child, output, ended } = start(root, ['dev', '--port', '0']);
    const save = (name: string, text: string) => writeFileSync(join(root, 'content', name), text);
    const hears = (words: string) =>
      expect.poll(() => output.err, { timeout: 60_000 }).toContain(words);
    await hears('Watching');
    save('new.md', page('New', '## Two'));
    await hears('2 errors\n');
    save('b.md', page('B', 'Words.'));
    await hears('1 error left\n');
    save('c.md', page('C', 'Words.'));
    await hears('No problems\n');
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  },
);

test('exits with 0 if stdout is closed early', async () => {
  const { child, ended } = start('/', ['check', '--list-rules']);
  child.stdout.destroy();
  expect(await ended).toBe(0);
});
