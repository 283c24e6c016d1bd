import { lineRange, type Outcome, positionAfter, type Range } from '../model/diagnostic.ts';
import type { TranslationFile } from '../model/sources.ts';
import { failureOffset, tryParseJson } from '../model/text.ts';
import { report } from '../report/catalogue.ts';

export interface TranslatedTexts extends Omit<TranslationFile, 'file'> {
  readonly texts: Readonly<Record<string, string>>;
}

const MAX_LEVELS = 20;

/** Reads translations. Flattens nested objects: `{"pages": {"/a": "A"}}` becomes `pages./a`. */
export function readTranslations(text: string, file: string): Outcome<TranslatedTexts> {
  const { value, failure } = tryParseJson(text);
  if (failure !== undefined) {
    const { line, column } = positionAfter(text.slice(0, failureOffset(text)));
    const place = { file, range: lineRange(line, column, 1) };
    return {
      value: { texts: {}, keyRanges: {}, textRanges: {} },
      diagnostics: [report('translation/json', place, { reason: 'it is not JSON' })],
    };
  }
  const { texts, faults } = flatten(value);
  const { keyRanges, textRanges, doubled } = jsonRanges(text);
  const faulty = faults.map(({ path, reason }) => {
    const what = path.length === 0 ? 'the file' : path.join('.');
    const range = keyRanges[path.join('.')] ?? lineRange(1, 1, 1);
    return report('translation/json', { file, range }, { reason: `${what} ${reason}` });
  });
  const repeated = doubled.map(({ key, range }) =>
    report('translation/doubled-key', { file, range }, { key }),
  );
  return {
    value: { texts: Object.fromEntries(texts), keyRanges, textRanges },
    diagnostics: [...faulty, ...repeated],
  };
}

const TOO_DEEP = `has more than ${MAX_LEVELS} levels`;

function flatten(root: unknown) {
  const texts = new Map<string, string>();
  const faults: { readonly path: readonly string[]; readonly reason: string }[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string' && path.length > 0) {
      texts.set(path.join('.'), value);
    } else if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      const reason = path.length > 0 ? 'is not a string' : 'is not an object';
      faults.push({ path, reason });
    } else if (path.length >= MAX_LEVELS) {
      faults.push({ path: path.slice(0, 1), reason: TOO_DEEP });
    } else for (const [key, child] of Object.entries(value)) visit(child, [...path, key]);
  };
  visit(root, []);
  return { texts, faults };
}

/** Strings, brackets, colons, commas and line ends. A YAML parser is a hundred times slower. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\],:\n]/g;

/** Returns the ranges of keys and texts by flat key, and of duplicate keys; the last one wins. */
function jsonRanges(text: string) {
  const keyRanges = new Map<string, Range>();
  const textRanges = new Map<string, Range>();
  const doubled: { key: string; range: Range }[] = [];
  const path: string[] = [];
  const siblings: Set<string>[] = [];
  let [line, lineStart] = [1, 0];
  let last: { readonly written: string; readonly range: Range } | undefined;
  let isValue = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '\n') {
      [line, lineStart] = [line + 1, index + 1];
      continue;
    }
    // Deeper keys are not used, and their paths would take quadratic time.
    if (path.length > MAX_LEVELS && !'{}[]'.includes(token)) continue;
    if (token === '{' || token === '[') {
      path.push('');
      siblings.push(new Set());
    } else if (token === '}' || token === ']') {
      path.pop();
      siblings.pop();
    } else if (token.startsWith('"')) {
      last = { written: token, range: lineRange(line, index - lineStart + 1, token.length) };
      if (isValue) textRanges.set(path.join('.'), last.range);
    } else if (token === ':' && last) {
      path[path.length - 1] = JSON.parse(last.written) as string;
      const key = path.join('.');
      if (siblings.at(-1)?.has(key)) doubled.push({ key, range: last.range });
      siblings.at(-1)?.add(key);
      keyRanges.set(key, last.range);
    }
    isValue = token === ':';
  }
  return {
    keyRanges: Object.fromEntries(keyRanges),
    textRanges: Object.fromEntries(textRanges),
    doubled,
  };
}
