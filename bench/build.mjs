// How fast is a build? Generates a site, builds it with the real command line cold, warm and after one edit, and sets each time in relation to
// parsing the same Markdown once with remark: `node bench/build.mjs [pages]`. Linux only: processor time and memory come from /proc.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from './random.mjs';

const PAGES = Number(process.argv[2] ?? 300);
const SAMPLE_MS = 20;
const TICKS_PER_SECOND = 100;
const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));
const WORDS =
  'button grid theme style state event value token color layout render focus label menu'.split(' ');

/** Text of a page: prose, a list, a table and code that no other page has. */
function pageText(number, random) {
  const word = () => WORDS[Math.floor(random() * WORDS.length)];
  const words = (count) => Array.from({ length: count }, word).join(' ');
  const code = (section) =>
    Array.from(
      { length: 10 },
      (_, line) =>
        `const ${word()}_${number}_${section}_${line} = <${word()} id="${word()}" at={${line}} />;`,
    );
  const section = (index) =>
    [
      `## ${words(3)} ${index}`,
      `${words(40)} **${word()}** \`${word()}\` [home](/).`,
      `- ${words(6)}\n- ${words(6)}`,
      ['```tsx', ...code(index), '```'].join('\n'),
    ].join('\n\n');
  const head = `---\ntitle: Page ${number}\ndescription: ${words(8)}\n---`;
  const sections = Array.from({ length: 6 }, (_, index) => section(index));
  return [head, ...sections, `| a | b |\n| --- | --- |\n| ${word()} | ${word()} |`, ''].join(
    '\n\n',
  );
}

/** Writes the site; gives its folder and the paths of its pages. */
function makeSite(count) {
  const root = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  const random = createRandom(1);
  mkdirSync(join(root, 'content'));
  writeFileSync(
    join(root, 'docs.config.mjs'),
    "export default { site: { url: 'https://docs.example.org', name: 'Bench' } };\n",
  );
  writeFileSync(
    join(root, 'content/index.md'),
    '---\ntitle: Home\ndescription: Home.\n---\n\nHome\n',
  );
  const pages = Array.from({ length: count }, (_, number) => {
    const path = join(root, `content/page-${number}.md`);
    writeFileSync(path, pageText(number, random));
    return path;
  });
  return { root, pages };
}

/** Seconds of processor time and MiB in use of a process; undefined once it is gone. */
function usageOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return {
      parent: Number(fields[1]),
      cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      mib: Number(rss) / 1024,
    };
  } catch {
    return undefined;
  }
}

/** All processes below one, itself included: the bundler is one of its own. */
function treeOf(root) {
  const known = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), usageOf(pid)]);
  const tree = new Set([root]);
  for (const [pid, usage] of known) if (usage && tree.has(usage.parent)) tree.add(pid);
  return known.filter(([pid, usage]) => usage && tree.has(pid));
}

/** Runs Node with these arguments and measures it and what it starts. */
function measure(args) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const cpu = new Map();
  const peak = { mib: 0 };
  const look = () => {
    const tree = treeOf(child.pid);
    for (const [pid, usage] of tree) cpu.set(pid, usage.cpu);
    peak.mib = Math.max(
      peak.mib,
      tree.reduce((sum, [, usage]) => sum + usage.mib, 0),
    );
  };
  const timer = setInterval(look, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`exit code ${code}`));
      const total = [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
      resolve({ cpu: total, wall: (performance.now() - started) / 1000, mib: peak.mib });
    });
  });
}

const BASELINE = `
import { readFileSync, readdirSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
const parser = unified().use(remarkParse).use(remarkGfm);
for (const name of readdirSync(process.argv[1])) parser.parse(readFileSync(process.argv[1] + '/' + name, 'utf8'));
`;

const { root, pages } = makeSite(PAGES);
try {
  const build = [CLI, 'build', '--root', root, '--log-level', 'error'];
  const baseline = await measure(['--input-type=module', '-e', BASELINE, join(root, 'content')]);
  const row = (name, { cpu, wall, mib }) =>
    `${name.padEnd(10)} ${cpu.toFixed(1).padStart(6)} s CPU ${wall.toFixed(1).padStart(6)} s ${mib.toFixed(0).padStart(6)} MiB ${(cpu / baseline.cpu).toFixed(2).padStart(7)} × baseline`;
  console.log(`${PAGES} pages`);
  console.log(row('baseline', baseline));
  console.log(row('cold', await measure(build)));
  console.log(row('warm', await measure(build)));
  appendFileSync(pages[0], '\nOne more line.\n');
  console.log(row('one edit', await measure(build)));
} finally {
  rmSync(root, { recursive: true, force: true });
}
