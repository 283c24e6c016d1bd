import { paintFor, plain, type Paint } from './terminal-text.ts';

/** A file before and after. Absent texts: it is not there. */
export interface FileChange {
  readonly file: string;
  readonly before?: string;
  readonly after?: string;
  /** Where it goes, for one that moves. */
  readonly to?: string;
}

/** How to show changes. */
export interface DiffOptions {
  readonly color: boolean;
  /** Shows what could move the cursor as escapes: for terminals. Otherwise the diff can be applied. */
  readonly escaped: boolean;
}

const CONTEXT = 3;

/** Changes as a unified diff, as `git apply` takes it. Files without a change are left out. */
export function unifiedDiff(changes: readonly FileChange[], options: DiffOptions): string {
  const paint = paintFor(options.color);
  return changes
    .filter(({ before, after, to }) => before !== after || to !== undefined)
    .flatMap((change) => [...headOf(change), ...hunksOf(change)])
    .map((line) => shown(line, paint, options.escaped))
    .join('');
}

function headOf({ file, before, after, to }: FileChange): string[] {
  const moves =
    to === undefined
      ? []
      : [`diff --git a/${file} b/${to}`, `rename from ${file}`, `rename to ${to}`];
  if (before === after) return moves;
  const old = before === undefined ? '/dev/null' : `a/${file}`;
  return [...moves, `--- ${old}`, `+++ ${after === undefined ? '/dev/null' : `b/${to ?? file}`}`];
}

function shown(line: string, paint: Paint, escaped: boolean): string {
  const text = escaped ? plain(line.replace(/\r$/, '')) : line;
  if (/^(?:--- |\+\+\+ |diff |rename )/.test(text)) return `${paint('strong', text)}\n`;
  if (text.startsWith('@@')) return `${paint('place', text)}\n`;
  if (text.startsWith('-')) return `${paint('removed', text)}\n`;
  return `${text.startsWith('+') ? paint('added', text) : text}\n`;
}

/** A stretch in which the texts differ: from line up to, not including, line; counted from 0. */
interface Stretch {
  readonly old: readonly [from: number, to: number];
  readonly new: readonly [from: number, to: number];
}

function hunksOf({ before = '', after = '' }: FileChange): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lines: string[] = [];
  for (const group of grouped(stretchesOf(old, now))) lines.push(...hunkOf(group, old, now));
  return lines;
}

/** Lines with a mark behind the last one if nothing ends it. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

/** Texts that are changed here and there meet again soon: the nearest lines that are the same in both are looked for. */
function stretchesOf(old: readonly string[], now: readonly string[]): Stretch[] {
  const found: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
      continue;
    }
    const [a, b] = meeting(old, now, [i, j]);
    found.push({ old: [i, a], new: [j, b] });
    [i, j] = [a, b];
  }
  return found;
}

/** How far ahead the texts are looked for to meet again. */
const AHEAD = 64;

function meeting(
  old: readonly string[],
  now: readonly string[],
  [i, j]: readonly [number, number],
): readonly [number, number] {
  for (let far = 1; far <= AHEAD; far++) {
    for (let near = far; near >= 0; near--) {
      if (i + far < old.length && j + near < now.length && old[i + far] === now[j + near])
        return [i + far, j + near];
      if (i + near < old.length && j + far < now.length && old[i + near] === now[j + far])
        return [i + near, j + far];
    }
  }
  return [old.length, now.length];
}

/** Stretches that share their context stand in one hunk. */
function grouped(stretches: readonly Stretch[]): Stretch[][] {
  const groups: Stretch[][] = [];
  for (const stretch of stretches) {
    const group = groups.at(-1);
    const end = group?.at(-1)?.old[1];
    if (group && end !== undefined && stretch.old[0] - end <= 2 * CONTEXT) group.push(stretch);
    else groups.push([stretch]);
  }
  return groups;
}

function hunkOf(group: readonly Stretch[], old: readonly string[], now: readonly string[]) {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return [];
  const lead = Math.min(CONTEXT, first.old[0]);
  const trail = Math.min(CONTEXT, old.length - last.old[1]);
  const lines: string[] = [];
  let at = first.old[0] - lead;
  for (const stretch of group) {
    lines.push(...marked(' ', old.slice(at, stretch.old[0])));
    lines.push(...marked('-', old.slice(...stretch.old)));
    lines.push(...marked('+', now.slice(...stretch.new)));
    at = stretch.old[1];
  }
  lines.push(...marked(' ', old.slice(at, last.old[1] + trail)));
  const range = (from: number, to: number) => {
    const count = to - from + lead + trail;
    return `${count === 0 ? 0 : from - lead + 1},${count}`;
  };
  const head = `@@ -${range(first.old[0], last.old[1])} +${range(first.new[0], last.new[1])} @@`;
  return [head, ...lines.flatMap((line) => line.split('\n'))];
}

const marked = (mark: string, lines: readonly string[]) => lines.map((line) => mark + line);
