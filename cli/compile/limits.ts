import { linesOutsideCode } from '../model/content/lines.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import {
  longLine,
  longTable,
  tooDeep,
  tooLarge,
} from '../report/catalogue/content/markdown-limits.ts';
import type { CompileInput, CompileLimits } from './input.ts';

/** Spaces of indentation that one level of a list needs at least. */
const LEAST_INDENT = 2;
/** Marks of emphasis and opening brackets in one line, for each allowed level of nesting. */
const MARKS_PER_LEVEL = 10;
const CONTAINER_START = /^[ \t>]*:{3,}[ \t]*[A-Za-z]/;
const CONTAINER_END = /^[ \t>]*:{3,}[ \t]*$/;
/** Elements that may be open at a time: fewer than overflow the stack of what parses them, which differs from run to run. */
const MOST_ELEMENTS = 1000;
const TAG = /<(\/?)([A-Za-z][\w-]*)(?:\s[^<>]*)?>/g;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const TABLE_ROW = /^[ \t>]*\|?.*\|/;
const MARKERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|:{3,}(?=[ \t]*[A-Za-z])))*/;

type Finding = 'deep' | 'long' | 'table';

/**
 * What makes the text too costly to parse, looked for before it is parsed: bytes, length of lines outside code, depth of quotes and
 * lists, rows of tables. The first finding only.
 */
export function checkLimits(input: CompileInput, text: string): Diagnostic | undefined {
  const { file, options } = input;
  const { limits } = options;
  const bytes = new TextEncoder().encode(input.text).length;
  if (bytes > limits.page) return tooLarge({ file }, bytes, limits.page);
  let rows = 0;
  let containers = 0;
  let elements = 0;
  for (const { line, number, kind } of linesOutsideCode(text)) {
    const place = { file, range: lineRange(number, 1, line.length) };
    if (line.trim() === '') {
      rows = 0;
      continue;
    }
    rows = TABLE_ROW.test(line.slice(0, 2000)) ? rows + 1 : 0;
    if (CONTAINER_START.test(line)) containers++;
    else if (CONTAINER_END.test(line)) containers = Math.max(0, containers - 1);
    if (kind === 'prose') elements = Math.max(0, elements + opened(line));
    if (elements > MOST_ELEMENTS) return tooDeep(place, MOST_ELEMENTS);
    const finding = containers > limits.nesting ? 'deep' : checkLine(line, rows, limits);
    if (finding === 'deep') return tooDeep(place, limits.nesting);
    if (finding === 'long') return longLine(place, limits.lineBytes);
    if (finding === 'table') return longTable(place, limits.tableRows);
  }
  return undefined;
}

function checkLine(line: string, rows: number, limits: CompileLimits): Finding | undefined {
  if (line.length > limits.lineBytes) return 'long';
  // The header and its dashes are not rows.
  if (rows > limits.tableRows + 2) return 'table';
  return levels(line) > limits.nesting || marks(line) > limits.nesting * MARKS_PER_LEVEL
    ? 'deep'
    : undefined;
}

/** Elements that a line opens and leaves open; fewer than none where it closes others. Code in it is no element. */
function opened(line: string): number {
  if (!line.includes('<')) return 0;
  const tags = [...line.replace(/`[^`]*`/g, '').matchAll(TAG)].filter(
    ([tag, , name = '']) => !tag.endsWith('/>') && !VOID.test(name),
  );
  return tags.reduce((sum, [, slash]) => sum + (slash === '' ? 1 : -1), 0);
}

/** Levels that a line may open or continue, seen from its first characters alone. */
function levels(line: string): number {
  const [markers] = MARKERS.exec(line) ?? [''];
  const signs = markers.replace(/[ \t\d]/g, '').length;
  const indent = /^[ ]*/.exec(line)?.[0].length ?? 0;
  return Math.max(signs, indent / LEAST_INDENT);
}

/** Marks that could open something: the cost of pairing them grows with their square. */
function marks(line: string): number {
  if (/^[ \t]*(?:[*_-][ \t]*)+$/.test(line)) return 0;
  return line.length < 500 ? 0 : (line.match(/[*_~[\]]/g)?.length ?? 0);
}
