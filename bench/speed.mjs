// Measures builds and `dev`, and compares them with other generators in the same run: see
// bench/README.md. Linux only: CPU time and memory come from /proc.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, measureServer, median } from './speed/measure.mjs';
import { generatePages, GENERATORS, writeFiles } from './speed/site.mjs';

const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));
const FIRST_PORT = 4600;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    saves: { type: 'string', default: '20' },
    peers: { type: 'boolean', default: false },
    'no-dev': { type: 'boolean', default: false },
  },
});
const [site] = positionals;
const pages = site === undefined ? generatePages(Number(values.pages)) : [];
const temporary = mkdtempSync(join(tmpdir(), 'docs-build-speed-'));

const isInstalled = (program) => {
  try {
    return execFileSync(program, ['version'], { stdio: 'ignore' }) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Returns the generators to measure: peers from npm only with `--peers`, programs only if
 * installed.
 */
const chosen = Object.entries(GENERATORS).filter(([name, { packages, program }]) => {
  if (name === 'docs-build') return true;
  if (site !== undefined || (packages && !values.peers)) return false;
  return program === undefined || isInstalled(program);
});

/** Makes the site of a generator and installs its packages. Returns its folder. */
function prepare(name, { files, packages }) {
  const root = join(temporary, name);
  if (site !== undefined) {
    const filter = (path) => !['.docs-build', 'dist', '.git'].includes(basename(path));
    cpSync(resolve(site), root, { recursive: true, filter });
    return root;
  }
  const manifest = JSON.stringify({ name: 'bench', private: true, type: 'module' });
  writeFiles(root, { 'package.json': manifest, ...files(pages) });
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  if (packages) execFileSync('npm', [...install, ...packages], { cwd: root, stdio: 'inherit' });
  return root;
}

/** Returns a Markdown page of a site: a generated one, or the first one found. */
function pageIn(root, folder) {
  const found = pages.map(({ path }) => `${path}.md`)[pages.length >> 1];
  const first = () =>
    readdirSync(join(root, folder), { recursive: true }).find((path) => path.endsWith('.md'));
  return join(root, folder, found ?? first());
}

/**
 * Moves old output away. Deleting it would slow the next build: ext4 without journal creates files
 * slowly for minutes after many others were deleted.
 */
function moveAway(path) {
  if (existsSync(path)) renameSync(path, mkdtempSync(join(temporary, 'old-')));
}

/** Returns the median of several builds. `before` runs before each. */
async function builds(command, root, before) {
  const all = [];
  for (let run = 0; run < Number(values.runs); run++) {
    before(run);
    all.push(await measure(command, { cwd: root }));
  }
  const of = (key) => median(all.map((one) => one[key]));
  return { cpu: of('cpu'), wall: of('wall'), mib: of('mib') };
}

async function measureGenerator(name, generator, port) {
  const { folder, build, clean, serve } = generator;
  const root = prepare(name, generator);
  const page = pageIn(root, folder);
  const command = build(CLI);
  const rows = {};
  rows.cold = await builds(command, root, () => {
    for (const path of clean) moveAway(join(root, path));
  });
  rows['no change'] = await builds(command, root, () => {});
  rows['one edit'] = await builds(command, root, (run) => appendFileSync(page, `\nEdit ${run}.\n`));
  rows['renamed page'] = await builds(command, root, (run) => {
    const text = readFileSync(page, 'utf8').replace(/^title: .*/m, `title: Renamed ${run}`);
    writeFileSync(page, text);
  });
  if (!serve || values['no-dev'] || site !== undefined) return rows;
  const { path } = pages[pages.length >> 1];
  const url = `http://localhost:${port}/${path}/`;
  const save = (word) => appendFileSync(page, `\n${word}\n`);
  const options = { cwd: root, url, save, saves: Number(values.saves) };
  const server = await measureServer(serve(CLI, port), options);
  return { ...rows, 'dev start': { wall: server.start }, 'save → text': { wall: server.save } };
}

const cell = (value, digits, unit) =>
  (value === undefined ? '' : `${value.toFixed(digits)} ${unit}`).padStart(12);

function print(results) {
  const own = results['docs-build'];
  console.log(site ?? `${pages.length} pages`);
  for (const row of Object.keys(own)) {
    console.log(`\n${row}`);
    for (const [name, rows] of Object.entries(results)) {
      const shown = rows[row];
      if (!shown) continue;
      const { cpu, wall, mib } = shown;
      const ratio = (own[row].cpu ?? own[row].wall) / (cpu ?? wall);
      const compared = name === 'docs-build' ? '' : `   docs-build: ${ratio.toFixed(2)} ×`;
      const cells = cell(cpu, 2, 's CPU') + cell(wall, 2, 's') + cell(mib, 0, 'MiB');
      console.log(`  ${name.padEnd(11)}${cells}${compared}`);
    }
  }
}

try {
  const results = {};
  for (const [index, [name, generator]] of chosen.entries()) {
    results[name] = await measureGenerator(name, generator, FIRST_PORT + index);
  }
  print(results);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
