import { build } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emit, makeRoot, siteOf } from './output-directory.ts';
import { sampleOf } from '../../harness/sample.ts';

const PAGES = 400;
const siteWith = (letter: string) =>
  Object.fromEntries(
    Array.from({ length: PAGES }, (_, n) => [`p${n}/index.html`, letter.repeat(200)]),
  );

/**
 * Bundles a program that writes `siteWith` one letter after another until it is killed or gets
 * SIGTERM.
 */
async function writerIn(root: string): Promise<string> {
  const outfile = join(root, 'writer.mjs');
  const contents = `
    import { emitSite } from './cli/emit/emit.ts';
    const [root] = process.argv.slice(2);
    async function* site(letter) {
      for (let n = 0; n < ${PAGES}; n++) yield { path: 'p' + n + '/index.html', bytes: letter.repeat(200) };
    }
    const stop = new AbortController();
    process.on('SIGTERM', () => stop.abort());
    process.send('ready');
    for (let turn = 0; !stop.signal.aborted; turn++) {
      const options = { outDir: root + '/dist', root, contentDir: root + '/content', base: '/', commit: () => true, signal: stop.signal };
      await emitSite(site('abcdefgh'[turn % 8]), options).catch((error) => { if (!stop.signal.aborted) throw error; });
    }
    process.exit(143);`;
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  return outfile;
}

const LETTERS = [...'abcdefgh'].map(siteWith);

async function blow(
  writer: string,
  root: string,
  { ms, signal }: { ms: number; signal: NodeJS.Signals },
) {
  const child: ChildProcess = fork(writer, [root], { stdio: 'ignore' });
  await once(child, 'message');
  await sleep(ms);
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

test('leaves a complete site after kill -9 at any time, and the next build removes temporary files', async () => {
  const root = makeRoot();
  const writer = await writerIn(root);
  await emit(root, siteWith('a'));
  for (const ms of sampleOf([20, 47, 90, 113, 160, 201, 260, 333], { of: 'times', size: 3 })) {
    await blow(writer, root, { ms, signal: 'SIGKILL' });
    await emit(root, {}, { commit: () => false });
    expect(LETTERS).toContainEqual(siteOf(root));
    expect(readdirSync(root).sort()).toEqual(['content', 'dist', 'writer.mjs']);
  }
});

test('leaves a complete site and no other file after SIGTERM', async () => {
  const root = makeRoot();
  const writer = await writerIn(root);
  await emit(root, siteWith('a'));
  for (const ms of sampleOf([30, 75, 140], { of: 'times', size: 1 })) {
    await blow(writer, root, { ms, signal: 'SIGTERM' });
    expect(LETTERS).toContainEqual(siteOf(root));
    expect(readdirSync(root).sort()).toEqual(['content', 'dist', 'writer.mjs']);
  }
});
