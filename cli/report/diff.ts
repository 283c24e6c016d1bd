import { structuredPatch } from 'diff';
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

/** Lines around a change that show where it is. */
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

/** The lines of a file's hunks, each with its mark. */
function hunksOf({ file, before = '', after = '' }: FileChange): string[] {
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: CONTEXT });
  return hunks.flatMap(({ lines, ...hunk }) => {
    const old = `${hunk.oldStart},${hunk.oldLines}`;
    return [`@@ -${old} +${hunk.newStart},${hunk.newLines} @@`, ...lines];
  });
}
