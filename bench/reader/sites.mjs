// Builds and serves sites with the real command.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLI = join(ROOT, 'build/cli.mjs');

/** Builds a site into a folder of its own. Returns the folder. */
export function buildSite(root) {
  const directory = mkdtempSync(join(tmpdir(), 'docs-reader-'));
  const args = [CLI, 'build', '--root', root, '--out-dir', directory, '--log-level', 'error'];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The build ended with ${status}`);
  return directory;
}

/** Serves a built site. */
export function serveSite(directory) {
  const args = [CLI, 'preview', '--out-dir', directory, '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('The server ended')));
    child.stdout.on('data', (text) => {
      const origin = /http:\/\/[^\s/]+/.exec(String(text))?.[0];
      if (origin) resolve({ origin, close: () => child.kill() });
    });
  });
}
