// Measures `check` without a cache, without changes and after one edit, as CPU time relative to
// `--version` of the same command line:
// `node bench/check.mjs <site> [flags of check]`. Deletes the cache of the site first. Appends a
// line to one page and removes it at the end.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [root, ...flags] = process.argv.slice(2);
if (!root) throw new Error('usage: node bench/check.mjs <site> [flags of check]');
const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));

/**
 * Returns the CPU time of all children so far, in seconds. Their children count once they have
 * ended.
 */
function childSeconds() {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Runs the command line. Returns CPU and wall time in seconds. */
function measure(args) {
  const before = { cpu: childSeconds(), at: performance.now() };
  const { status } = spawnSync(process.execPath, [CLI, ...args], { stdio: 'ignore' });
  if (status !== 0 && status !== 1) throw new Error(`exit code ${status}`);
  return { cpu: childSeconds() - before.cpu, wall: (performance.now() - before.at) / 1000 };
}

/** Returns a page of the site. */
function aPage() {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const page = files.sort().find((file) => file.endsWith('.md'));
  if (!page) throw new Error('the site has no page');
  return join(root, 'content', page);
}

const check = ['check', '--root', root, '--format', 'json', ...flags];
const start = measure(['--version']);
const tell = (name, { cpu, wall }) =>
  console.log(
    `${name.padEnd(14)} ${cpu.toFixed(2).padStart(7)} s CPU ${wall.toFixed(2).padStart(7)} s ${(cpu / start.cpu).toFixed(1).padStart(7)} × start`,
  );
tell('start', start);
rmSync(join(root, '.docs-build'), { recursive: true, force: true });
tell('cold', measure(check));
tell('nothing to do', measure(check));
const page = aPage();
const text = readFileSync(page, 'utf8');
try {
  writeFileSync(page, `${text}\nOne more line.\n`);
  tell('one edit', measure(check));
} finally {
  writeFileSync(page, text);
}
