import { structuredPatch } from 'diff';
import {
  locationText,
  type Diagnostic,
  type NewFile,
  type Position,
  type Range,
} from '../model/diagnostic.ts';
import { groupBy } from '../model/collections.ts';
import { escapeControls, paintFor, type Paint } from './text-layout.ts';
import { oneLine } from '../model/text.ts';

export interface Replacement {
  readonly range: Range;
  readonly replace: string;
  /** Code of the finding that it fixes. */
  readonly code?: string;
}

export interface AppliedFix extends Replacement {
  readonly old: string;
}

/** Returns the replacement of text that fixes a finding. Undefined for other findings. */
export function replacementOf({ code, file, range: found, fix }: Diagnostic) {
  if (file === undefined || !fix || !('replace' in fix)) return undefined;
  const range = fix.range ?? found;
  return range && { file, range, replace: fix.replace, code };
}

export const fixesByFile = (
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly Replacement[]> =>
  groupBy(
    diagnostics.flatMap((diagnostic) => replacementOf(diagnostic) ?? []),
    ({ file }) => file,
  );

export interface CreatedFile extends NewFile {
  readonly code: string;
}

export function filesToCreate(diagnostics: readonly Diagnostic[]): readonly CreatedFile[] {
  const byPath = new Map<string, CreatedFile>();
  for (const { code, fix } of diagnostics) {
    if (!fix || !('create' in fix) || byPath.has(fix.create.path)) continue;
    byPath.set(fix.create.path, { ...fix.create, code });
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Applies fixes and returns them in text order. Overlapping fixes wait for the next round. */
export function applyFixes(
  text: string,
  fixes: readonly Replacement[],
): { readonly text: string; readonly applied: readonly AppliedFix[] } {
  const offset = offsetsIn(text);
  const spans = fixes
    .map((fix) => ({ fix, from: offset(fix.range.start), to: offset(fix.range.end) }))
    .filter(({ fix, from, to }) => text.slice(from, to) !== fix.replace)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const pieces: string[] = [];
  const applied: AppliedFix[] = [];
  let done = 0;
  let last: number | undefined;
  for (const { fix, from, to } of spans) {
    if (from < done || from === last) continue;
    pieces.push(text.slice(done, from), fix.replace);
    applied.push({ ...fix, old: text.slice(from, to) });
    done = to;
    last = from;
  }
  return { text: pieces.join('') + text.slice(done), applied };
}

/** Returns a function from positions to offsets, for any line ending. Skips a byte order mark. */
export function offsetsIn(text: string): (position: Position) => number {
  const first = text.startsWith('\ufeff') ? 1 : 0;
  const starts = [
    first,
    ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length),
  ];
  return ({ line, column }) =>
    Math.min(text.length, (starts[line - 1] ?? text.length) + column - 1);
}

/** Maximum length of an old or new text in a line, in characters. */
const MAX_LENGTH = 80;

const excerpt = (text: string) => {
  const line = oneLine(text);
  if (line === '') return '(nothing)';
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
};

export const fixLine = (file: string, { range, code = '', old, replace }: AppliedFix) =>
  `${escapeControls(`${locationText({ file, range })}  ${code}  ${excerpt(old)} → ${excerpt(replace)}`)}\n`;

export const createdLine = ({ path, code }: CreatedFile) =>
  `${escapeControls(`${path}  ${code}  created`)}\n`;

const SKIP_REASONS = {
  changed: 'it has changed since it was checked; run the command again',
  link: 'it is a symbolic link, inside one, or outside the site',
  'not-text': 'it is not UTF-8',
} as const;

export const skippedLine = (file: string, why: keyof typeof SKIP_REASONS) =>
  `${escapeControls(`${file} was not changed: ${SKIP_REASONS[why]}`)}\n`;

export const undoneLines = (
  command: string,
  left: readonly { readonly file: string; readonly reason: string }[],
) =>
  [
    `docs-build ${command} was interrupted: its changes were undone`,
    ...left.map(({ file, reason }) => `${file} was not restored: ${reason}`),
  ]
    .map((line) => `${escapeControls(line)}\n`)
    .join('');

/** Texts of a file before and after a change. One is absent if the file does not exist then. */
export interface FileChange {
  readonly file: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly to?: string;
}

interface DiffOptions {
  readonly color: boolean;
  /** Whether to escape control characters, for terminals. Such a diff cannot be applied. */
  readonly escaped: boolean;
}

const CONTEXT_LINES = 3;

/** Returns changes as a unified diff for `git apply`. Omits unchanged files. */
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
  const text = escaped ? escapeControls(line.replace(/\r$/, '')) : line;
  if (/^(?:--- |\+\+\+ |diff |rename )/.test(text)) return `${paint('strong', text)}\n`;
  if (text.startsWith('@@')) return `${paint('place', text)}\n`;
  if (text.startsWith('-')) return `${paint('removed', text)}\n`;
  return `${text.startsWith('+') ? paint('added', text) : text}\n`;
}
