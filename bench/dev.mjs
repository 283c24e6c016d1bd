// Measures how soon `dev` reports a mistake. Opens a page of a site, saves a broken link in it a
// few times, and prints how long the terminal and the open page take to report it. CPU time of the
// server, its threads and its children is relative to `--version` of the same command line.
// Restores the file at the end. `node bench/dev.mjs <site> [address] [file]`
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [root, address = '/', name = 'content/index.md'] = process.argv.slice(2);
if (!root) throw new Error('usage: node bench/dev.mjs <site> [address] [file]');
const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));
const ROUNDS = 8;
/** Milliseconds without work after which a server counts as idle. */
const IDLE_MS = 1500;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the fields of a process in `/proc`, from its state on. */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined; // it has ended since the list was read
  }
}

/** Returns the CPU time of a process and its children, in seconds. */
function secondsOf(pid) {
  const ofProcess = (fields) => (Number(fields[11]) + Number(fields[12])) / 100;
  const all = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const children = all.flatMap((entry) => {
    const fields = fieldsOf(entry);
    return fields && Number(fields[1]) === pid ? [ofProcess(fields)] : [];
  });
  const own = fieldsOf(pid);
  return children.reduce((sum, one) => sum + one, own ? ofProcess(own) : 0);
}

/** Returns the CPU time of the shortest run of the command line, in seconds. */
function startSeconds() {
  const ended = () => {
    const fields = fieldsOf('self') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  };
  const before = ended();
  spawnSync(process.execPath, [CLI, '--version'], { stdio: 'ignore' });
  return ended() - before;
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const start = startSeconds();
const server = spawn(process.execPath, [CLI, 'dev', root, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
const heard = { text: '' };
for (const stream of [server.stdout, server.stderr]) {
  stream.on('data', (bytes) => (heard.text += bytes));
}
const until = async (isSo) => {
  while (!isSo()) await wait(2);
};

/** Waits until the server is idle, so that the work of an earlier save is not counted. */
async function idle() {
  for (let before = -1; ;) {
    const now = secondsOf(server.pid);
    if (now - before < 0.03) return now;
    before = now;
    await wait(IDLE_MS);
  }
}

const file = join(root, name);
const text = readFileSync(file, 'utf8');
const stream = new AbortController();
try {
  await until(() => /Watching for changes/.test(heard.text));
  const [origin] = /http:\/\/localhost:\d+/.exec(heard.text);
  const url = origin + address;
  const html = await (await fetch(url)).text();
  const token = /token=(\w+)/.exec(html)[1];
  const events = { text: '' };
  const { body } = await fetch(
    `${origin}/__docs/events?token=${token}&page=${encodeURIComponent(address)}`,
    { signal: stream.signal },
  );
  const read = async () => {
    for await (const bytes of body) {
      const words = Buffer.from(bytes).toString('utf8');
      // As the client does: fetches the changed page, so that the server sends its findings.
      if (words.includes('"kind":"page"')) void fetch(url).then((page) => page.text());
      events.text += words;
    }
  };
  read().catch(() => undefined);
  const times = { terminal: [], page: [], cpu: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = await idle();
    const slip = `/no-such-page-${round}/`;
    const at = performance.now();
    writeFileSync(file, `${text}\n[Slip](${slip})\n`);
    const since = async (where) => {
      await until(() => where.text.includes(`No page at ${slip}`));
      return performance.now() - at;
    };
    const [terminal, page] = await Promise.all([since(heard), since(events)]);
    const cpu = (await idle()) - before;
    if (round === 0) continue; // the first save also fills the caches
    times.terminal.push(terminal);
    times.page.push(page);
    times.cpu.push(cpu);
  }
  const [terminal, page, cpu] = [times.terminal, times.page, times.cpu].map(middle);
  console.log(`save → terminal ${terminal.toFixed(0)} ms, save → page ${page.toFixed(0)} ms`);
  console.log(
    `processor ${cpu.toFixed(2)} s, ${(cpu / start).toFixed(1)} × start (${start.toFixed(2)} s)`,
  );
} finally {
  writeFileSync(file, text);
  stream.abort();
  server.kill();
}
