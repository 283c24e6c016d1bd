import { isMap, isScalar, isSeq } from 'yaml';
import type { Diagnostic, Fix, Range } from '../model/diagnostic.ts';
import type { FrontMatter } from '../model/page.ts';
import { isDate } from '../model/text.ts';
import { closest, certainCorrection } from '../report/suggest.ts';
import { report, replaceWith } from '../report/catalogue.ts';

/** A front matter key with its YAML value. */
export interface Key {
  readonly name: string;
  readonly range: Range;
  readonly node: unknown;
  /** Ranges of texts without escapes and quotes: key `''`, or `.0` and `.key` in lists and maps. */
  readonly textRanges: Readonly<Record<string, Range>>;
}

type Kind = 'text' | 'list' | 'map' | 'flag' | 'date' | 'factor';

const KINDS: Readonly<Record<keyof FrontMatter, Kind>> = {
  title: 'text',
  description: 'text',
  pathname: 'text',
  productId: 'text',
  components: 'list',
  hooks: 'list',
  packageName: 'text',
  githubLabel: 'text',
  githubSource: 'text',
  waiAria: 'text',
  materialDesign: 'text',
  disableAd: 'flag',
  keywords: 'list',
  search: 'flag',
  searchBoost: 'factor',
  draft: 'flag',
  nav: 'flag',
  anchors: 'map',
  date: 'date',
  authors: 'list',
  tags: 'list',
  image: 'text',
  sourceHash: 'text',
};

const EXPECTED: Readonly<Record<Kind, string>> = {
  text: 'text',
  list: 'a list of names',
  map: 'a map of ids, such as old-id: new-id',
  flag: 'true or false',
  date: 'a date such as 2025-01-31',
  factor: 'a number from 0.1 to 10',
};

const KIND_OF: ReadonlyMap<string, Kind> = new Map(Object.entries(KINDS));

/** What takes the place of a key of another generator. */
type Successor = 'address' | 'description' | 'head' | 'home' | 'navigation' | 'redirects';

const FOREIGN_KEYS: ReadonlyMap<string, Successor> = new Map([
  ['id', 'address'],
  ['permalink', 'address'],
  ['slug', 'address'],
  ['desc', 'description'],
  ['excerpt', 'description'],
  ['summary', 'description'],
  ['head', 'head'],
  ['features', 'home'],
  ['hero', 'home'],
  ['eleventyNavigation', 'navigation'],
  ['linkTitle', 'navigation'],
  ['nav_order', 'navigation'],
  ['nav_title', 'navigation'],
  ['navigation', 'navigation'],
  ['order', 'navigation'],
  ['sidebar', 'navigation'],
  ['sidebarTitle', 'navigation'],
  ['sidebar_label', 'navigation'],
  ['sidebar_position', 'navigation'],
  ['weight', 'navigation'],
  ['aliases', 'redirects'],
  ['redirectFrom', 'redirects'],
  ['redirect_from', 'redirects'],
]);

const UNKNOWN_KEY = 'front-matter/unknown-key';

/** Returns the valid keys and reports the others. */
export function checkKeys(
  keys: readonly Key[],
  file: string,
): { readonly frontMatter: FrontMatter; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const valid: [string, unknown][] = [];
  const taken = new Set(keys.map(({ name }) => name));
  for (const key of keys) {
    const { name, range, node } = key;
    const place = { file, range };
    const kind = KIND_OF.get(name);
    if (kind === undefined) {
      const free = [...KIND_OF.keys()].filter((known) => !taken.has(known));
      const near = certainCorrection(name, free);
      // A key that does not take the value, such as `author: { name: A }`, would be an error.
      const nearKind = KIND_OF.get(near ?? '');
      const correction = nearKind && READERS[nearKind](node) !== undefined ? near : undefined;
      // If two keys are typos of the same key, fix only the first, so that no key occurs twice.
      if (correction !== undefined) taken.add(correction);
      const values = { key: name, meant: closest(name, free), fix: replaceWith(correction) };
      const foreign = FOREIGN_KEYS.get(name);
      const id = foreign ? (`front-matter/unknown-key:${foreign}` as const) : UNKNOWN_KEY;
      diagnostics.push(report(id, place, values));
      continue;
    }
    const value = READERS[kind](node);
    if (value === undefined) {
      const expected = EXPECTED[kind];
      const fix = kind === 'date' ? dateFix(key) : undefined;
      const received = describe(node, kind);
      diagnostics.push(report('front-matter/type', place, { key: name, expected, received, fix }));
    } else {
      valid.push([name, value]);
    }
  }
  return { frontMatter: Object.fromEntries(valid), diagnostics };
}

/** Functions that return the value of a node, or undefined if it has another kind or is blank. */
const READERS: Readonly<Record<Kind, (node: unknown) => unknown>> = {
  text: scalarText,
  list: textList,
  map: textMap,
  flag: (node) => (isScalar(node) && typeof node.value === 'boolean' ? node.value : undefined),
  date: (node) => {
    const text = scalarText(node);
    return text !== undefined && isDate(text) ? text : undefined;
  },
  factor: (node) => {
    const value = isScalar(node) ? node.value : undefined;
    return typeof value === 'number' && value >= 0.1 && value <= 10 ? value : undefined;
  },
};

function scalarText(node: unknown): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  return node.value.trim() === '' ? undefined : node.value.trim();
}

/** Reads `A, B`, `[A, B]` or a list with one item per line. Items may be numbers, as in `[9.0]`. */
function textList(node: unknown): readonly string[] | undefined {
  if (isSeq(node)) {
    const items = node.items.map((item) =>
      isScalar(item) && typeof item.value === 'number' ? item.source : scalarText(item),
    );
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  return scalarText(node)
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function textMap(node: unknown): Readonly<Record<string, string>> | undefined {
  if (!isMap(node)) return undefined;
  const entries = node.items.map(({ key, value }) => [scalarText(key), scalarText(value)] as const);
  return entries.every((entry): entry is [string, string] => !entry.includes(undefined))
    ? Object.fromEntries(entries)
    : undefined;
}

/** Fixes dates such as `2020/12/21`. The year must be first: other orders are ambiguous. */
function dateFix({ node, textRanges: { '': range } }: Key): Fix | undefined {
  const parts = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(scalarText(node) ?? '');
  const [, year = '', , month = '', day = ''] = parts ?? [];
  const replace = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return range && isDate(replace) ? { replace, range } : undefined;
}

function describe(node: unknown, kind: Kind): string {
  if (isSeq(node)) return kind === 'list' ? 'a list of other values' : 'a list';
  if (!isScalar(node)) return node === null || node === undefined ? 'empty' : 'a group of keys';
  const { value } = node;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return 'empty';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? `${String(value)}` : 'a number';
}
