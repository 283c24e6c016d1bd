import { linesOutsideCode } from '../model/markdown.ts';
import { type Diagnostic, lineRange } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { CONTAINER_KINDS } from './syntax/nodes.ts';
import { report } from '../report/catalogue.ts';

/** Limits of a page. Larger pages are reported and not compiled. Longer code is not highlighted. */
export interface CompileLimits {
  /** Bytes of the whole file. */
  readonly page: number;
  /** Characters of a code block. */
  readonly codeBytes: number;
  readonly tableRows: number;
  /** Levels of quotes, lists and containers. Also limits consecutive emphasis markers. */
  readonly nesting: number;
  /** Characters of the longest line outside code. */
  readonly lineBytes: number;
  /** Characters of the Markdown copy for agents. Absent if the site has no copies. */
  readonly agentPage?: number;
}

/** Default limits, within which the parser is reliable. */
export const DEFAULT_LIMITS: CompileLimits = {
  page: 1_048_576,
  codeBytes: 100_000,
  tableRows: 5000,
  nesting: 100,
  lineBytes: 20_000,
};

const MIN_INDENT = 2;
/** Emphasis markers and brackets allowed in one line, per allowed level of nesting. */
const MARKS_PER_LEVEL = 10;
/** Shorter lines have too few markers to be slow. */
const MARKED_LINE_LENGTH = 500;
/** Maximum number of open HTML elements. Above it, the HTML parser may overflow the stack. */
const MAX_OPEN_ELEMENTS = 1000;

const CONTAINER_START = /^[ \t>]*:{3,}[ \t]*([A-Za-z][\w-]*)/;
const CONTAINER_END = /^[ \t>]*:{3,}[ \t]*$/;
const TAG = /<(\/?)([A-Za-z][\w-]*)(?:\s[^<>]*)?>/g;
const VOID_ELEMENT = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const TABLE_ROW = /^[ \t>]*\|?.*\|/;
const MARKERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|:{3,}(?=[ \t]*[A-Za-z])))*/;

/** Reports the first limit that a text exceeds. Runs before parsing, which may be too slow. */
export function checkLimits(
  { file, text }: { readonly file: SourcePath; readonly text: string },
  limits: CompileLimits,
): Diagnostic | undefined {
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.page) {
    return report('markdown/too-large', { file }, { bytes, limit: limits.page });
  }
  let rows = 0;
  let containers = 0;
  let elements = 0;
  for (const { line, number, kind } of linesOutsideCode(text)) {
    if (line.trim() === '') {
      rows = 0;
      continue;
    }
    const place = () => ({ file, range: lineRange(number, 1, line.length) });
    const tooDeep = (limit: number) => report('markdown/too-deep', place(), { limit });
    rows = line.includes('|') && TABLE_ROW.test(line.slice(0, 2000)) ? rows + 1 : 0;
    if (CONTAINER_KINDS.has(CONTAINER_START.exec(line)?.[1] ?? '')) containers++;
    else if (CONTAINER_END.test(line)) containers = Math.max(0, containers - 1);
    if (kind === 'prose') elements = Math.max(0, elements + openedElements(line));
    if (elements > MAX_OPEN_ELEMENTS) return tooDeep(MAX_OPEN_ELEMENTS);
    if (containers > limits.nesting) return tooDeep(limits.nesting);
    if (line.length > limits.lineBytes) {
      return report('markdown/long-line', place(), { limit: limits.lineBytes });
    }
    // The header row and the delimiter row do not count.
    if (rows > limits.tableRows + 2) {
      return report('markdown/long-table', place(), { limit: limits.tableRows });
    }
    if (isTooDeep(line, limits.nesting)) return tooDeep(limits.nesting);
  }
  return undefined;
}

/** Returns how many elements a line opens minus how many it closes. Ignores code. */
function openedElements(line: string): number {
  if (!line.includes('<')) return 0;
  let count = 0;
  for (const [tag, slash, name = ''] of line.replace(/`[^`]*`/g, '').matchAll(TAG)) {
    if (tag.endsWith('/>') || VOID_ELEMENT.test(name)) continue;
    count += slash === '' ? 1 : -1;
  }
  return count;
}

function isTooDeep(line: string, limit: number): boolean {
  if (line.length <= limit) return false;
  const markers = MARKERS.exec(line)?.[0].replace(/[ \t\d]/g, '').length ?? 0;
  const indent = /^[ ]*/.exec(line)?.[0].length ?? 0;
  return (
    Math.max(markers, indent / MIN_INDENT) > limit || countMarks(line) > limit * MARKS_PER_LEVEL
  );
}

/** Counts characters that could open emphasis or a link. Pairing them takes quadratic time. */
function countMarks(line: string): number {
  const isBreak = /^[ \t]*(?:[*_-][ \t]*)+$/.test(line);
  return isBreak || line.length < MARKED_LINE_LENGTH ? 0 : (line.match(/[*_~[\]]/g)?.length ?? 0);
}
