import { isScalar, isSeq } from 'yaml';
import type { Diagnostic, Fix, Range } from '../../model/diagnostic.ts';
import type { FrontMatter } from '../../model/page.ts';
import { frontMatterType, unknownFrontMatterKey } from '../../report/rules/front-matter.ts';
import { closest, slipOf } from '../../report/suggest.ts';

/** One key of front matter and its YAML value. */
export interface Key {
  readonly name: string;
  /** Of the key itself. */
  readonly range: Range;
  readonly node: unknown;
  /** Of its text, where that stands as it is read, without quotes and escapes: under nothing, or of the texts of a list, under `.0`. */
  readonly textRanges: Readonly<Record<string, Range>>;
}

type Kind = 'text' | 'list' | 'flag' | 'date';

/** Every key that something reads, and what it holds. The contract's list. */
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
  draft: 'flag',
  nav: 'flag',
  date: 'date',
  authors: 'list',
  tags: 'list',
  image: 'text',
  sourceHash: 'text',
};

const EXPECTED: Readonly<Record<Kind, string>> = {
  text: 'text',
  list: 'a list of names',
  flag: 'true or false',
  date: 'a date such as 2025-01-31',
};

const kindOf = (name: string): Kind | undefined =>
  Object.hasOwn(KINDS, name) ? KINDS[name as keyof FrontMatter] : undefined;

/** The keys that are known and right, and what is wrong with the others. */
export function checkKeys(
  keys: readonly Key[],
  file: string,
): { readonly frontMatter: FrontMatter; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const right: [string, unknown][] = [];
  const taken = new Set(keys.map(({ name }) => name));
  for (const key of keys) {
    const { name, range, node } = key;
    const place = { file, range };
    const kind = kindOf(name);
    if (kind === undefined) {
      const free = Object.keys(KINDS).filter((known) => !taken.has(known));
      const slip = slipOf(name, free);
      // Of two that mean one, the second is left: no key may be there twice.
      if (slip !== undefined) taken.add(slip);
      diagnostics.push(unknownFrontMatterKey(name, { near: closest(name, free), slip }, place));
      continue;
    }
    const value = READERS[kind](node);
    if (value === undefined) {
      const expected = EXPECTED[kind];
      const fix = kind === 'date' ? dateFix(key) : undefined;
      const found = { expected, received: wordFor(node, kind), fix };
      diagnostics.push(frontMatterType(name, found, place));
    } else {
      right.push([name, value]);
    }
  }
  return { frontMatter: Object.fromEntries(right), diagnostics };
}

/** The value of a node, or undefined where it is not of the kind. Blank counts as missing. */
const READERS: Readonly<Record<Kind, (node: unknown) => unknown>> = {
  text: textOf,
  list: listOf,
  flag: (node) => (isScalar(node) && typeof node.value === 'boolean' ? node.value : undefined),
  date: (node) => {
    const text = textOf(node);
    return text !== undefined && isDate(text) ? text : undefined;
  },
};

function textOf(node: unknown): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  return node.value.trim() === '' ? undefined : node.value.trim();
}

/** `A, B`, `[A, B]` and one item a line are the same. */
function listOf(node: unknown): readonly string[] | undefined {
  if (isSeq(node)) {
    const items = node.items.map(textOf);
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  return textOf(node)
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** `2025-01-31`, perhaps with a time behind it, that the calendar has. */
function isDate(text: string): boolean {
  const day =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text,
    )?.[1];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The day that `2020/12/21` or `2020-1-5` means, in place of it. The year comes first: other orders could be two days. */
function dateFix({ node, textRanges: { '': range } }: Key): Fix | undefined {
  const parts = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(textOf(node) ?? '');
  const [, year = '', , month = '', day = ''] = parts ?? [];
  const replace = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return range && isDate(replace) ? { replace, range } : undefined;
}

function wordFor(node: unknown, kind: Kind): string {
  if (isSeq(node)) return kind === 'list' ? 'a list of other things' : 'a list';
  if (!isScalar(node)) return node === null || node === undefined ? 'empty' : 'a group of keys';
  const { value } = node;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return 'empty';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? `${String(value)}` : 'a number';
}
