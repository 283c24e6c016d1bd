// Builds sites with the real command.
import { spawnSync } from 'node:child_process';
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
