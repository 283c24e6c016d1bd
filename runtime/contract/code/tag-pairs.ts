import { getFormattedTokens } from 'sucrase';
import type { Options } from 'sucrase';
import type { TextPlace } from './text-place.ts';

/** A tag that closes another one than was opened last. Names are empty for `<>` and `</>`. */
export interface TagMismatch extends TextPlace {
  readonly opened: string;
  readonly closed: string;
}

interface Token extends TextPlace {
  /** `jsxTagStart`, `jsxName`, `jsxTagEnd`, or what is written: `/`. */
  readonly label: string;
  readonly text: string;
}

/** The first tag in JSX that closes another one than was opened last: `transform` lets them pass. The code is known to be right otherwise. */
export function findMismatch(code: string, options: Options): TagMismatch | undefined {
  const tokens = readTokens(code, options);
  const labelAt = (at: number) => tokens[at]?.label;
  const open: string[] = [];
  for (const [at, { label, line, column }] of tokens.entries()) {
    const isEndOfEmpty = label === 'jsxTagEnd' && labelAt(at - 1) === '/';
    if (isEndOfEmpty && labelAt(at - 2) !== 'jsxTagStart') open.pop();
    if (label !== 'jsxTagStart') continue;
    if (labelAt(at + 1) !== '/') {
      open.push(nameFrom(tokens.slice(at + 1)));
      continue;
    }
    const [opened = '', closed] = [open.pop(), nameFrom(tokens.slice(at + 2))];
    if (opened !== closed) return { opened, closed, line, column };
  }
  return undefined;
}

/** The name at the start of some tokens: `Menu.Item`, `svg:path`. */
function nameFrom(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ label }, at) =>
    at % 2 === 0 ? label !== 'jsxName' : label !== '.' && label !== ':',
  );
  return tokens
    .slice(0, end)
    .map(({ text }) => text)
    .join('');
}

/** A line of the table of tokens: from where to where, and what it is. */
const ROW = /^(\d+):(\d+)-\d+:(\d+)\s+(\S+)/;

function readTokens(code: string, options: Options): Token[] {
  const lines = code.split('\n');
  const rows = getFormattedTokens(code, options).split('\n');
  return rows.flatMap((row): Token[] => {
    const [, line, column, end, label] = ROW.exec(row) ?? [];
    if (label === undefined) return [];
    // What is asked for is on one line.
    const text = (lines[Number(line) - 1] ?? '').slice(Number(column) - 1, Number(end) - 1);
    return [{ label, text, line: Number(line), column: Number(column) }];
  });
}
