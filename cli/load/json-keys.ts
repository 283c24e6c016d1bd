import type { Range } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';

/** The tokens that matter for finding keys: strings, brackets, commas and line ends. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\],:\n]/g;

/** Where each key of an object stands, quotes included, by its path joined with dots. `text` is JSON; of keys that stand twice the last counts. */
export function jsonKeyRanges(text: string): Record<string, Range> {
  const ranges = new Map<string, Range>();
  const path: string[] = [];
  let [line, lineStart] = [1, 0];
  let last: { readonly written: string; readonly column: number } | undefined;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '\n') [line, lineStart] = [line + 1, index + 1];
    else if (token === '{' || token === '[') path.push('');
    else if (token === '}' || token === ']') path.pop();
    else if (token.startsWith('"')) last = { written: token, column: index - lineStart + 1 };
    else if (token === ':' && last) {
      path[path.length - 1] = JSON.parse(last.written) as string;
      ranges.set(path.join('.'), lineRange(line, last.column, last.written.length));
    }
  }
  return Object.fromEntries(ranges);
}
