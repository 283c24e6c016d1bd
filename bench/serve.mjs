import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));

/** Serves a built site with the real command, on a free port, until this process ends. */
export function serve(dist) {
  const args = [CLI, 'preview', '--out-dir', dist, '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('The server ended')));
    child.stdout.on('data', (text) => {
      const origin = /http:\/\/[^\s/]+/.exec(String(text))?.[0];
      if (origin) resolve({ origin, close: () => child.kill() });
    });
  });
}
