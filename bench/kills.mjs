// Checks that a killed command leaves a site whole. Kills `check --fix`, `mv` and `build` before
// random calls that change files, and compares the site after the kill and after the next command:
// `node bench/kills.mjs [kills] [seed] [command…]`. Exits with 1 if a site was half changed.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from './random.mjs';

const [kills = '200', seed = '1', ...chosen] = process.argv.slice(2);
const own = (path) => fileURLToPath(new URL(path, import.meta.url));
const [CLI, PRELOAD, THEME] = [
  '../build/cli.mjs',
  'kill-at.mjs',
  '../tests/harness/plain-theme.tsx',
].map(own);
const PAGES = 12;

const head = (title) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n`;
const page = (n) => [
  `content/guide/p${n}.md`,
  `${head(`P${n}`)}[next](/guide//p${(n + 1) % PAGES}/) [home](/)\n\n![picture](p${n}.svg)\n`,
];
const FILES = {
  'docs.config.mjs':
    "export default { site: { url: 'https://docs.example.org' }, theme: './theme.tsx', redirects: [] };\n",
  'theme.tsx': `export * from ${JSON.stringify(THEME)};\n`,
  'content/index.md': `${head('Home')}[first](/guide//p0/)\n`,
  ...Object.fromEntries(Array.from({ length: PAGES }, (_, n) => page(n))),
  ...Object.fromEntries(
    Array.from({ length: PAGES }, (_, n) => [
      `content/guide/p${n}.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
    ]),
  ),
};

/** Whether a file is a lock, a journal or a temporary file. */
const isTemporary = (name) => name.includes('.docs-build-') && !name.endsWith('manifest.json');

/** Returns the text of each file by path, without the cache. */
function treeOf(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (path === '.docs-build') return [];
    if (entry.isDirectory()) return treeOf(root, path);
    return [
      `${path} ${lstatSync(join(root, path)).mode} ${readFileSync(join(root, path), 'utf8')}`,
    ];
  });
}

const textOf = (root, folder) => treeOf(root, folder).sort().join('\n');

/** Returns the text of a killed site, whose temporary files the next command removes. */
const textOfKilled = (root, folder) =>
  treeOf(root, folder)
    .filter((file) => !isTemporary(file.slice(0, file.indexOf(' '))))
    .sort()
    .join('\n');

/** Runs the command line on a site. */
const run = (root, argv, variables = {}) =>
  spawnSync(
    process.execPath,
    [...(variables.FROM_FILE ? ['--import', PRELOAD] : []), CLI, ...argv],
    {
      cwd: root,
      env: { ...process.env, ...variables },
      encoding: 'utf8',
    },
  );

/**
 * Commands by name: arguments, beginning of the lock's name, folder to compare, and the command
 * after the kill.
 */
const COMMANDS = {
  fix: {
    argv: ['check', '--fix', '--only', 'link'],
    lock: '.docs-build-edit-lock',
    prepare: () => undefined,
    folder: '',
    next: ['check', '--list-rules'],
  },
  mv: {
    argv: ['mv', 'content/guide', '/help/'],
    lock: '.docs-build-edit-lock',
    prepare: () => undefined,
    folder: '',
    next: ['check', '--list-rules'],
  },
  build: {
    argv: ['build'],
    lock: '.dist.docs-build-lock',
    // The site has an output, which the build changes.
    prepare: (root) => {
      run(root, ['build']);
      const index = join(root, 'content/index.md');
      writeFileSync(index, `${readFileSync(index, 'utf8')}\nMore.\n`);
    },
    folder: 'dist',
    next: ['build'],
  },
};

function makeSite(folder, prepare) {
  const root = join(folder, 'site');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  prepare(root);
  return root;
}

/** Returns names in the root that neither the author nor a finished command created. */
const leftovers = (root) =>
  readdirSync(root).filter((name) => name.startsWith('.') && name !== '.docs-build');

function measure(name, { argv, lock, prepare, folder, next }) {
  const random = createRandom(Number(seed));
  const base = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'docs-kills-'));
  try {
    // Fills the cache, so that each run does only its own work.
    const site = makeSite(base, prepare);
    const fresh = () => {
      const root = join(base, 'killed');
      rmSync(root, { recursive: true, force: true });
      cpSync(site, root, { recursive: true });
      return root;
    };
    const old = textOf(site, folder);
    const whole = fresh();
    const count = join(base, 'count');
    const from = (root) => ({ FROM_FILE: join(root, lock) });
    const { stderr } = run(whole, argv, { ...from(whole), COUNT_TO: count });
    const now = textOf(whole, folder);
    if (now === old) throw new Error(`${name} changed nothing: ${stderr}`);
    const calls = Number(readFileSync(count, 'utf8'));
    const seen = { killed: 0, old: 0, new: 0, between: 0, healedOld: 0, healedNew: 0, bad: 0 };
    for (let turn = 0; turn < Number(kills); turn++) {
      const root = fresh();
      const at = Math.floor(random() * calls);
      const { signal } = run(root, argv, { ...from(root), KILL_AT: String(at) });
      if (signal === 'SIGKILL') seen.killed += 1;
      const after = existsSync(join(root, folder)) ? textOfKilled(root, folder) : '';
      seen[after === old ? 'old' : after === now ? 'new' : 'between'] += 1;
      run(root, next);
      const healed = textOf(root, folder);
      const left = leftovers(root);
      if (left.length > 0 || (healed !== old && healed !== now)) {
        seen.bad += 1;
        console.error(`${name}: killed before call ${at}: ${left.join(', ') || 'half changed'}`);
      } else seen[healed === old ? 'healedOld' : 'healedNew'] += 1;
      if (turn % 20 === 19) console.error(`${name}: ${turn + 1} of ${kills}`, JSON.stringify(seen));
    }
    console.log(
      `${name.padEnd(6)} ${calls} calls, ${seen.killed} kills: ${seen.old} old, ${seen.new} new, ${seen.between} under way; ` +
        `after the next command ${seen.healedOld} old, ${seen.healedNew} new, ${seen.bad} half changed`,
    );
    return seen.bad;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

const names = chosen.length > 0 ? chosen : Object.keys(COMMANDS);
const bad = names.map((name) => measure(name, COMMANDS[name]));
process.exitCode = bad.some((count) => count > 0) ? 1 : 0;
