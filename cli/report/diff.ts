import { structuredPatch } from 'diff';
import { paintFor, plain, type Paint } from './text-layout.ts';

/** A file before and after. A text is absent where the file does not exist. */
export interface FileChange {
  readonly file: string;
  readonly before?: string;
  readonly after?: string;
  /** New path of a file that moves. */
  readonly to?: string;
}

export interface DiffOptions {
  readonly color: boolean;
  /** Shows control characters as escapes, for terminals. Otherwise the diff can be applied. */
  readonly escaped: boolean;
}

const CONTEXT_LINES = 3;

/** Returns changes as a unified diff for `git apply`. Files without a change are left out. */
export function unifiedDiff(changes: readonly FileChange[], options: DiffOptions): string {
  const paint = paintFor(options.color);
  return changes
    .filter(({ before, after, to }) => before !== after || to !== undefined)
    .flatMap((change) => [...diffHead(change), ...diffHunks(change)])
    .map((line) => diffLine(line, paint, options.escaped))
    .join('');
}

function diffHead({ file, before, after, to }: FileChange): string[] {
  const moves =
    to === undefined
      ? []
      : [`diff --git a/${file} b/${to}`, `rename from ${file}`, `rename to ${to}`];
  if (before === after) return moves;
  const old = before === undefined ? '/dev/null' : `a/${file}`;
  return [...moves, `--- ${old}`, `+++ ${after === undefined ? '/dev/null' : `b/${to ?? file}`}`];
}

function diffHunks({ file, before = '', after = '' }: FileChange): string[] {
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: CONTEXT_LINES });
  return hunks.flatMap(({ lines, ...hunk }) => {
    const old = `${hunk.oldStart},${hunk.oldLines}`;
    return [`@@ -${old} +${hunk.newStart},${hunk.newLines} @@`, ...lines];
  });
}

function diffLine(line: string, paint: Paint, escaped: boolean): string {
  const text = escaped ? plain(line.replace(/\r$/, '')) : line;
  if (/^(?:--- |\+\+\+ |diff |rename )/.test(text)) return `${paint('strong', text)}\n`;
  if (text.startsWith('@@')) return `${paint('place', text)}\n`;
  if (text.startsWith('-')) return `${paint('removed', text)}\n`;
  return `${text.startsWith('+') ? paint('added', text) : text}\n`;
}
