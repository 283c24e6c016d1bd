import { posix } from 'node:path';
import matter from 'gray-matter';
import {
  type Document,
  type YAMLMap,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import { type FrontMatterFence, SPACED_FENCE, findFrontMatter } from '../model/markdown.ts';
import type { Diagnostic, Fix, Outcome, Range } from '../model/diagnostic.ts';
import { lineRange, rangeBetween } from '../model/diagnostic.ts';
import {
  FRONT_MATTER,
  type FrontMatter,
  type FrontMatterKind,
  type PageSource,
} from '../model/page.ts';
import { isDate } from '../model/text.ts';
import { report, replaceWith } from '../report/catalogue.ts';
import { certainCorrection, closest, hasReplacedLetters } from '../report/suggest.ts';

type SourceKeys = Pick<PageSource, 'frontMatter' | 'keyRanges' | 'textRanges' | 'broken'>;

// Limits far above real use, which bound the parser's recursion and time.
const MAX_CHARACTERS = 20_000;
const MAX_LEVELS = 20;
const MAX_ALIASES = 50;

/** Reads the YAML front matter of a page. `text` has `\n` line endings. */
export function readFrontMatter(text: string, file: string): Outcome<SourceKeys> {
  const fence = findFrontMatter(text);
  const none = { frontMatter: {}, keyRanges: {}, textRanges: {} };
  if (fence.kind === 'none') return { value: none, diagnostics: [] };
  if (fence.kind !== 'yaml') {
    return { value: { ...none, broken: true }, diagnostics: [fenceProblem(fence, file)] };
  }
  const { keys, problems } = readYaml(fence.yaml, file);
  if (problems.length > 0) {
    const frontMatter = titleInInvalidYaml(fence.yaml);
    return { value: { ...none, broken: true, frontMatter }, diagnostics: problems };
  }
  const { frontMatter, diagnostics } = checkKeys(keys, file);
  const keyRanges = Object.fromEntries(keys.map(({ name, range }) => [name, range]));
  const textRanges = Object.fromEntries(
    keys.flatMap(({ name, textRanges }) =>
      Object.entries(textRanges).map(([index, range]) => [name + index, range]),
    ),
  );
  return { value: { frontMatter, keyRanges, textRanges }, diagnostics };
}

/** Returns the title in invalid YAML such as `title: 'What's new'`, so that the page has a name. */
function titleInInvalidYaml(yaml: string): FrontMatter {
  const title = /^title:[ \t]+(['"]?)([^\s[\]{}|>&*!%#].*?)\1[ \t]*$/m.exec(yaml)?.[2];
  return title === undefined ? {} : { title };
}

function fenceProblem(
  fence: Extract<FrontMatterFence, { kind: 'unclosed' | 'language' }>,
  file: string,
): Diagnostic {
  if (fence.kind === 'unclosed') {
    return report('front-matter/fence:unclosed', { file, range: lineRange(1, 1, 3) });
  }
  const { written, opening } = fence;
  const place = { file, range: lineRange(1, 1, opening.length) };
  // A fix of the first line alone would leave the front matter open.
  const fix = opening === SPACED_FENCE ? undefined : { replace: '---' };
  return report('front-matter/fence', place, { written, fix });
}

interface ReadYaml {
  readonly keys: readonly Key[];
  readonly problems: readonly Diagnostic[];
}

function readYaml(yaml: string, file: string): ReadYaml {
  if (yaml.length > MAX_CHARACTERS) {
    const values = { limit: `${MAX_CHARACTERS} characters` };
    const place = { file, range: lineRange(1, 1, 3) };
    return { keys: [], problems: [report('front-matter/too-deep', place, values)] };
  }
  // gray-matter would end the front matter at such a line and drop the keys below it.
  const [before, stray] = yaml.split(/^(---)/m);
  if (stray !== undefined) {
    const line = (before ?? '').split('\n').length + 1;
    const place = { file, range: lineRange(line, 1, 3) };
    const reason = 'a line begins with ---';
    return { keys: [], problems: [report('front-matter/yaml', place, { reason })] };
  }
  const { data } = matter(`---\n${yaml}---\n`, {
    engines: { yaml: (source) => parseYaml(source, file) },
  });
  // Without a key, gray-matter does not call the engine.
  return { keys: [], problems: [], ...(data as Partial<ReadYaml>) };
}

/** Parses YAML. `source` starts at the end of line 1, so its lines are lines of the file. */
function parseYaml(source: string, file: string): ReadYaml {
  const document = parseDocument(source, {
    schema: 'core',
    prettyErrors: false,
    logLevel: 'silent',
  });
  const problems = faultsIn(document).map(({ code, message, pos: [start, end] }) => {
    // The parser's line counter is wrong after a quoted multi-line key.
    const place = { file, range: rangeBetween(source, start, Math.max(end, start + 1)) };
    if (code === TOO_DEEP) {
      return report('front-matter/too-deep', place, { limit: `${MAX_LEVELS} levels` });
    }
    const rule = code === 'DUPLICATE_KEY' ? 'front-matter/yaml:key' : 'front-matter/yaml';
    return report(rule, place, { reason: message.split('\n', 1)[0] ?? message });
  });
  const { contents } = document;
  return {
    keys: isMap(contents) && problems.length === 0 ? keysOf(contents, document, source) : [],
    problems,
  };
}

interface Fault {
  readonly code?: string;
  readonly message: string;
  readonly pos: readonly [number, number];
}

/** The parser's code for a stack overflow, also used for trees that it can parse. */
const TOO_DEEP = 'RESOURCE_EXHAUSTION';

/** Returns what makes a document invalid, or expensive to expand. */
function faultsIn(document: Document.Parsed): Fault[] {
  const { contents } = document;
  // Further syntax errors are often consequences of the first.
  const errors = document.errors.filter(
    ({ code }, index) => index === 0 || code === 'DUPLICATE_KEY' || code === TOO_DEEP,
  );
  const faults: Fault[] = [...errors, ...document.warnings];
  let aliases = 0;
  visit(document, {
    Collection(_, { range }, path) {
      if (path.filter(isCollection).length <= MAX_LEVELS) return undefined;
      faults.push({ code: TOO_DEEP, message: '', pos: [range?.[0] ?? 0, 0] });
      return visit.BREAK;
    },
    Alias(_, alias, path) {
      aliases += 1;
      const target = alias.resolve(document);
      const pos = [alias.range?.[0] ?? 0, alias.range?.[1] ?? 1] as const;
      if (aliases > MAX_ALIASES) {
        faults.push({ message: `more than ${MAX_ALIASES} aliases`, pos });
        return visit.BREAK;
      }
      if (!target) faults.push({ message: `there is no anchor &${alias.source}`, pos });
      else if (path.includes(target)) {
        faults.push({ message: `the alias *${alias.source} refers to itself`, pos });
      }
      return undefined;
    },
  });
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  // After another fault, the parser may wrongly see a text or a list here.
  if (faults.length === 0 && !isEmpty && !isMap(contents)) {
    const [start, end] = contents.range;
    faults.push({ message: 'it has to be a list of keys with values', pos: [start, end] });
  }
  const tooDeep = faults.find(({ code }) => code === TOO_DEEP);
  return tooDeep ? [tooDeep] : faults;
}

interface Key {
  readonly name: string;
  readonly range: Range;
  readonly node: unknown;
  /** Ranges of texts without escapes and quotes: key `''`, or `.0` and `.key` in lists and maps. */
  readonly textRanges: Readonly<Record<string, Range>>;
}

function keysOf(map: YAMLMap, document: Document, source: string): Key[] {
  return map.items.map(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : String(key).trim();
    const [start = 0, end = 1] = (isNode(key) ? key.range : undefined) ?? [];
    const node = isAlias(value) ? value.resolve(document) : value;
    const textRanges = textsIn(value).flatMap(([at, text]) => {
      const range = textRangeOf(text, source);
      return range ? [[at, range] as const] : [];
    });
    return {
      name,
      range: rangeBetween(source, start, end),
      node,
      textRanges: Object.fromEntries(textRanges),
    };
  });
}

function textsIn(value: unknown): (readonly [at: string, text: unknown])[] {
  if (isSeq(value)) return value.items.map((item, at) => [`.${at}`, item]);
  if (isMap(value)) return value.items.map((item) => [`.${String(item.key)}`, item.value]);
  return [['', value]];
}

/** Returns the range of a text without its quotes. Undefined if it has escapes. */
function textRangeOf(value: unknown, source: string): Range | undefined {
  if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return undefined;
  const [from, to] = value.range;
  const written = source.slice(from, to);
  const quote = /^(["'])[^\n]*\1$/.test(written) ? 1 : 0;
  const isAsRead = written.slice(quote, written.length - quote) === value.value;
  return isAsRead ? rangeBetween(source, from + quote, to - quote) : undefined;
}

const EXPECTED: Readonly<Record<FrontMatterKind, string>> = {
  text: 'text',
  list: 'a list of names',
  map: 'a map of ids, such as old-id: new-id',
  flag: 'true or false',
  date: 'a date such as 2025-01-31',
  factor: 'a number from 0.1 to 10',
};

const KIND_OF: ReadonlyMap<string, FrontMatterKind> = new Map(Object.entries(FRONT_MATTER));

/** Keys of other generators, by the variant of the hint that says what to write instead. */
const FOREIGN_KEYS = {
  address: ['id', 'permalink', 'slug', 'url'],
  authors: ['author'],
  description: ['desc', 'excerpt', 'summary'],
  head: ['head'],
  home: ['features', 'hero'],
  navigation:
    `eleventyNavigation linkTitle nav_order nav_title navigation order sidebar sidebarTitle
    sidebar_label sidebar_position sort weight`.split(/\s+/),
  redirects: `alias aliases oldUrl redirect redirectFrom redirectTo redirect_from redirect_to
    redirects`.split(/\s+/),
} as const;

const SUCCESSORS = Object.keys(FOREIGN_KEYS) as (keyof typeof FOREIGN_KEYS)[];

/** Returns the variant of the hint for a key of another generator. */
function successorOf({ name, node }: Key, file: string) {
  // Nuxt has `navigation.title: A`.
  const [group] = name.split('.', 1);
  const found = SUCCESSORS.find((one) => FOREIGN_KEYS[one].some((key) => key === group));
  const isFileName = found === 'address' && scalarText(node) === posix.basename(file, '.md');
  return isFileName ? 'name' : found;
}

function checkKeys(keys: readonly Key[], file: string) {
  const diagnostics: Diagnostic[] = [];
  const valid: [string, unknown][] = [];
  const taken = new Set(keys.map(({ name }) => name));
  for (const key of keys) {
    const { name, range, node } = key;
    const place = { file, range };
    const kind = KIND_OF.get(name);
    if (kind === undefined) {
      const free = [...KIND_OF.keys()].filter(
        (known) => !taken.has(known) && !hasReplacedLetters(name, known),
      );
      const near = certainCorrection(name, free);
      // Rename only if the known key accepts the value: `authors: { name: A }` would be an error.
      const nearKind = KIND_OF.get(near ?? '');
      const correction = nearKind && VALUE_READERS[nearKind](node) !== undefined ? near : undefined;
      // If two keys are typos of the same key, fix only the first, so that no key occurs twice.
      if (correction !== undefined) taken.add(correction);
      const successor = successorOf(key, file);
      const meant = closest(name, free);
      const values = { key: name, ...(!successor && { meant, fix: replaceWith(correction) }) };
      const id = 'front-matter/unknown-key';
      const variant = successor ? (`${id}:${successor}` as const) : id;
      diagnostics.push(report(variant, place, values));
      continue;
    }
    const value = VALUE_READERS[kind](node);
    if (value === undefined) {
      const expected = EXPECTED[kind];
      const fix = kind === 'date' ? dateFix(key) : undefined;
      const received = describeValue(node, kind);
      diagnostics.push(report('front-matter/type', place, { key: name, expected, received, fix }));
    } else {
      valid.push([name, value]);
    }
  }
  const frontMatter: FrontMatter = Object.fromEntries(valid);
  return { frontMatter, diagnostics };
}

/** Functions that return the value of a node, or undefined if it has another kind or is blank. */
const VALUE_READERS: Readonly<Record<FrontMatterKind, (node: unknown) => unknown>> = {
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

function describeValue(node: unknown, kind: FrontMatterKind): string {
  if (isSeq(node)) return kind === 'list' ? 'a list of other values' : 'a list';
  if (!isScalar(node)) return node === null || node === undefined ? 'empty' : 'a group of keys';
  const { value } = node;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return 'empty';
  if (typeof value === 'string') return 'text';
  const isNamed = typeof value === 'boolean' || (typeof value === 'number' && kind === 'factor');
  return isNamed ? `${value}` : 'a number';
}
