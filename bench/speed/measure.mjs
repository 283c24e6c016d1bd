import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MS = 20;
const TICKS_PER_SECOND = 100;

/** Returns the parent, CPU seconds and memory in MiB of a process; undefined once it has ended. */
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

/** Returns the usage of a process and its descendants, such as a bundler, by process id. */
function treeOf(root) {
  const known = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), usageOf(pid)]);
  const tree = new Set([root]);
  for (const [pid, usage] of known) if (usage && tree.has(usage.parent)) tree.add(pid);
  return known.filter(([pid, usage]) => usage && tree.has(pid));
}

/**
 * Runs a command and measures its process tree: CPU and wall time in seconds, peak memory in MiB.
 */
export function measure([program, ...args], { cwd }) {
  const started = performance.now();
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const cpu = new Map();
  let mib = 0;
  let errors = '';
  child.stderr.on('data', (bytes) => (errors += bytes));
  const timer = setInterval(() => {
    const tree = treeOf(child.pid);
    for (const [pid, usage] of tree) cpu.set(pid, usage.cpu);
    mib = Math.max(
      mib,
      tree.reduce((sum, [, usage]) => sum + usage.mib, 0),
    );
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${program} ended with ${code}:\n${errors}`));
      const total = [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
      resolve({ cpu: total, wall: (performance.now() - started) / 1000, mib });
    });
  });
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** Waits until the text of an address fulfills a condition. Returns the seconds that took. */
async function secondsUntil(url, isReady) {
  const started = performance.now();
  for (;;) {
    const text = await fetch(url).then(
      (response) => response.text(),
      () => '',
    );
    if (isReady(text)) return (performance.now() - started) / 1000;
    await wait(5);
  }
}

/**
 * Measures a development server: the time until its first page, and from a save to the text on the
 * page.
 */
export async function measureServer([program, ...args], { cwd, url, save, saves }) {
  const server = spawn(program, args, { cwd, stdio: 'ignore', detached: true });
  try {
    const start = await secondsUntil(url, (text) => text.includes('</html>'));
    const times = [];
    for (let round = 0; round <= saves; round++) {
      await wait(300);
      const word = `saved${round}x${Date.now()}`;
      save(word);
      const seconds = await secondsUntil(url, (text) => text.includes(word));
      // Omit the first save, which fills caches that later ones use.
      if (round > 0 || saves === 0) times.push(seconds);
    }
    return { start, save: median(times) };
  } finally {
    process.kill(-server.pid);
  }
}
