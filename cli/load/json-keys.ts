import type { Range } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';

/** The tokens that matter for finding keys and texts: strings, brackets, commas and line ends. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\],:\n]/g;

/** Where the keys and the texts of an object stand, quotes included, by their path joined with dots. */
export interface JsonRanges {
  readonly keys: Readonly<Record<string, Range>>;
  readonly texts: Readonly<Record<string, Range>>;
  /** Keys that stood in their object before, with their paths: what came before is lost. */
  readonly doubled: readonly { readonly key: string; readonly range: Range }[];
}

/** The places in a text that is JSON; of keys that stand twice the last counts. */
export function jsonRanges(text: string): JsonRanges {
  const keys = new Map<string, Range>();
  const texts = new Map<string, Range>();
  const doubled: { key: string; range: Range }[] = [];
  const path: string[] = [];
  const own: Set<string>[] = [];
  let [line, lineStart] = [1, 0];
  let last: { readonly written: string; readonly range: Range } | undefined;
  let isValue = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '\n') {
      [line, lineStart] = [line + 1, index + 1];
      continue;
    }
    if (token === '{' || token === '[') {
      path.push('');
      own.push(new Set());
    } else if (token === '}' || token === ']') {
      path.pop();
      own.pop();
    } else if (token.startsWith('"')) {
      last = { written: token, range: lineRange(line, index - lineStart + 1, token.length) };
      if (isValue) texts.set(path.join('.'), last.range);
    } else if (token === ':' && last) {
      path[path.length - 1] = JSON.parse(last.written) as string;
      const key = path.join('.');
      if (own.at(-1)?.has(key)) doubled.push({ key, range: last.range });
      own.at(-1)?.add(key);
      keys.set(key, last.range);
    }
    isValue = token === ':';
  }
  return { keys: Object.fromEntries(keys), texts: Object.fromEntries(texts), doubled };
}
