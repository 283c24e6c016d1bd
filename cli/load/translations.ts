import { isNode, parseDocument } from 'yaml';
import type { Diagnostic, Range } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import { jsonRanges } from './json-keys.ts';
import { positionAfter } from './read-text.ts';
import { doubledTranslation, invalidTranslations } from '../report/rules/translation.ts';

/** Texts of one language, by flat key. */
export interface ReadTexts {
  readonly texts: Readonly<Record<string, string>>;
  /** Of each key as written: the last part of a flat key that is nested. */
  readonly keyRanges: Readonly<Record<string, Range>>;
  /** Of each text, with its quotes. */
  readonly textRanges: Readonly<Record<string, Range>>;
}

/** Texts, and everything wrong with them. */
export interface ReadTranslations extends ReadTexts {
  readonly diagnostics: readonly Diagnostic[];
}

/** Far more than any file of texts needs. */
const MOST_LEVELS = 20;

/** Texts of a translation file. Nested objects are flattened with dots: `{"pages": {"/a": "A"}}` is `pages./a`. */
export function readTranslations(text: string, file: string): ReadTranslations {
  const { value, failure } = parse(text);
  if (failure !== undefined) {
    const { line, column } = positionAfter(text.slice(0, failureOffset(text)));
    const place = { file, range: lineRange(line, column, 1) };
    return {
      texts: {},
      ...NO_RANGES,
      diagnostics: [invalidTranslations('it is not JSON', place)],
    };
  }
  const { texts, wrong } = flatten(value, []);
  const diagnostics = wrong.map(({ path, reason }) => {
    const what = path.length === 0 ? 'the file' : path.join('.');
    const range = reason === TOO_DEEP ? lineRange(1, 1, 1) : rangeOf(text, path);
    return invalidTranslations(`${what} ${reason}`, { file, range });
  });
  // A file that is too deep for a reader is for nobody: only of good ones are places kept.
  if (wrong.length > 0) return { texts: Object.fromEntries(texts), ...NO_RANGES, diagnostics };
  const { keys: keyRanges, texts: textRanges, doubled } = jsonRanges(text);
  return {
    texts: Object.fromEntries(texts),
    ...{ keyRanges, textRanges },
    diagnostics: doubled.map(({ key, range }) => doubledTranslation(key, { file, range })),
  };
}

const NO_RANGES = { keyRanges: {}, textRanges: {} };

function parse(text: string): { readonly value?: unknown; readonly failure?: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Where the text stops being JSON: the parser tells only sometimes, so the longest beginning that could still become JSON is looked for. */
function failureOffset(text: string): number {
  const whole = text.trimEnd();
  let [good, bad] = [0, whole.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (mayBecomeJson(whole.slice(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return good;
}

function mayBecomeJson(beginning: string): boolean {
  const { failure } = parse(beginning);
  if (failure === undefined || /end of JSON|Unterminated/.test(failure)) return true;
  const position = /position (\d+)/.exec(failure)?.[1];
  return position !== undefined && Number(position) >= beginning.length;
}

/** The value at a path of keys. JSON is YAML, whose parser knows places. */
function rangeOf(text: string, path: readonly string[]): Range {
  const node: unknown = parseDocument(text, { logLevel: 'silent' }).getIn(path, true);
  const [start, end] = (isNode(node) ? node.range : undefined) ?? [0, 1];
  return { start: positionAfter(text.slice(0, start)), end: positionAfter(text.slice(0, end)) };
}

interface Flat {
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly wrong: readonly { readonly path: readonly string[]; readonly reason: string }[];
}

const TOO_DEEP = `has more than ${MOST_LEVELS} levels`;

function flatten(value: unknown, path: readonly string[]): Flat {
  if (typeof value === 'string' && path.length > 0) {
    return { texts: [[path.join('.'), value]], wrong: [] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const reason = path.length > 0 ? 'is not a text' : 'is not an object';
    return { texts: [], wrong: [{ path, reason }] };
  }
  if (path.length >= MOST_LEVELS) {
    return { texts: [], wrong: [{ path: path.slice(0, 1), reason: TOO_DEEP }] };
  }
  const parts = Object.entries(value).map(([key, child]) => flatten(child, [...path, key]));
  return {
    texts: parts.flatMap(({ texts }) => texts),
    wrong: parts.flatMap(({ wrong }) => wrong),
  };
}
