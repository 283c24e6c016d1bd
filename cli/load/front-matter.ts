import matter from 'gray-matter';
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Document, YAMLMap } from 'yaml';
import { type FrontMatterFence, findFrontMatter } from '../model/markdown.ts';
import type { Diagnostic, Outcome, Range } from '../model/diagnostic.ts';
import { lineRange, rangeBetween } from '../model/diagnostic.ts';
import type { FrontMatter, PageSource } from '../model/page.ts';
import { checkKeys, type Key } from './front-matter-keys.ts';
import { report } from '../report/catalogue.ts';

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
  const problem = frontMatterProblem(fence, file);
  if (problem) return { value: { ...none, broken: true }, diagnostics: [problem] };
  const yaml = fence.kind === 'yaml' ? fence.yaml : '';
  const { keys, problems } = readYaml(yaml, file);
  if (problems.length > 0) {
    return {
      value: { ...none, broken: true, frontMatter: titleInInvalidYaml(yaml) },
      diagnostics: problems,
    };
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

function frontMatterProblem(fence: FrontMatterFence, file: string): Diagnostic | undefined {
  if (fence.kind === 'unclosed') {
    return report('front-matter/fence:unclosed', { file, range: lineRange(1, 1, 3) });
  }
  if (fence.kind === 'language') {
    const place = { file, range: lineRange(1, 1, fence.opening.length) };
    return report('front-matter/fence', place, { written: fence.written, fix: { replace: '---' } });
  }
  return fence.kind === 'yaml' ? tooMuch(fence.yaml, file) : undefined;
}

/** Reports YAML that must not be parsed: it is too long, too deep, or has a stray `---`. */
function tooMuch(yaml: string, file: string): Diagnostic | undefined {
  if (yaml.length > MAX_CHARACTERS) {
    const limit = `${MAX_CHARACTERS} characters`;
    return report('front-matter/too-deep', { file, range: lineRange(1, 1, 3) }, { limit });
  }
  const stray = /^---/m.exec(yaml);
  const deep = deepLine(yaml);
  if (deep !== undefined) {
    const place = { file, range: lineRange(deep, 1, 1) };
    return report('front-matter/too-deep', place, { limit: `${MAX_LEVELS} levels` });
  }
  if (!stray) return undefined;
  const line = yaml.slice(0, stray.index).split('\n').length + 1;
  const place = { file, range: lineRange(line, 1, 3) };
  return report('front-matter/yaml', place, { reason: 'a line begins with ---' });
}

/** Matches a quoted value on one line, in which brackets are text. */
const QUOTED_VALUE = /(?<=(?:^|[[{,:-])[ \t]*)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/g;

/** Returns the line with too many levels, estimated from brackets, list dashes and indentation. */
function deepLine(yaml: string): number | undefined {
  let brackets = 0;
  for (const [index, written] of yaml.split('\n').entries()) {
    const line = written.replace(QUOTED_VALUE, '');
    const lead = /^[\s?-]*/.exec(line)?.[0] ?? '';
    const dashes = lead.replace(/\s/g, '').length;
    const opened = line.replace(/[^[{]/g, '').length;
    const indent = line.trim() === '' ? 0 : lead.length / 8;
    if (Math.max(brackets + opened, dashes, indent) > MAX_LEVELS) return index + 2;
    brackets = Math.max(0, brackets + opened - line.replace(/[^\]}]/g, '').length);
  }
  return undefined;
}

interface ReadYaml {
  readonly keys: readonly Key[];
  readonly problems: readonly Diagnostic[];
}

function readYaml(yaml: string, file: string): ReadYaml {
  const read: ReadYaml[] = [];
  const parse = (source: string) => {
    read.push(parseYaml(source, file));
    return {};
  };
  const refuse = () => ({});
  matter(`---\n${yaml}---\n`, {
    language: 'yaml',
    engines: { yaml: parse, json: refuse, js: refuse, javascript: refuse, coffee: refuse },
  });
  return read[0] ?? { keys: [], problems: [] };
}

/** Parses YAML. `source` starts at the end of line 1, so its lines are lines of the file. */
function parseYaml(source: string, file: string): ReadYaml {
  const document = parseDocument(source, {
    schema: 'core',
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
  });
  // The parser's line counter is wrong after a quoted multi-line key.
  const placeAt = (start: number, end: number) => ({
    file,
    range: rangeBetween(source, start, end),
  });
  // Further syntax errors are often consequences of the first.
  const errors = document.errors.filter(
    ({ code }, index) => index === 0 || code === 'DUPLICATE_KEY',
  );
  const faults = [...errors, ...document.warnings, ...aliasFaults(document)];
  const problems = faults.map(({ code, message, pos: [start, end] }) => {
    const rule = code === 'DUPLICATE_KEY' ? 'front-matter/yaml:key' : 'front-matter/yaml';
    const reason = message.split('\n', 1)[0] ?? message;
    return report(rule, placeAt(start, Math.max(end, start + 1)), { reason });
  });
  if (problems.length > 0) return { keys: [], problems };
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    return { keys: [], problems };
  }
  if (!isMap(contents)) {
    const [start = 0, end = 1] = contents.range ?? [];
    const reason = 'it has to be a list of keys with values';
    return { keys: [], problems: [report('front-matter/yaml', placeAt(start, end), { reason })] };
  }
  return { keys: keysOf(contents, { source, document, placeAt }), problems };
}

interface Fault {
  readonly code?: string;
  readonly message: string;
  readonly pos: readonly [number, number];
}

/** Reports recursive aliases and too many aliases, which could expand without limit. */
function aliasFaults(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  const seen: number[] = [];
  visit(document, {
    Alias(_, alias, path) {
      const pos: [number, number] = [alias.range?.[0] ?? 0, alias.range?.[1] ?? 1];
      seen.push(pos[0]);
      const target = alias.resolve(document);
      if (seen.length === MAX_ALIASES + 1) {
        faults.push({ message: `more than ${MAX_ALIASES} aliases`, pos });
      } else if (!target) {
        faults.push({ message: `there is no anchor &${alias.source}`, pos });
      } else if (path.includes(target)) {
        faults.push({ message: `the alias *${alias.source} refers to itself`, pos });
      }
    },
  });
  return faults;
}

interface Yaml {
  readonly source: string;
  readonly document: Document.Parsed;
  readonly placeAt: (start: number, end: number) => { readonly range: Range };
}

function keysOf(map: YAMLMap, yaml: Yaml): Key[] {
  const { document, placeAt } = yaml;
  return map.items.map(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : String(key).trim();
    const [start = 0, end = 1] = (isNode(key) ? key.range : undefined) ?? [];
    const node = isAlias(value) ? value.resolve(document) : value;
    return { name, range: placeAt(start, end).range, node, textRanges: textRangesIn(value, yaml) };
  });
}

/** Returns the range of a text (key `''`), or of the texts in a list or map (`.0`, `.key`). */
function textRangesIn(value: unknown, yaml: Yaml): Key['textRanges'] {
  const texts = isSeq(value)
    ? value.items.map((item, at) => [`.${at}`, item])
    : isMap(value)
      ? value.items.map((item) => [`.${String(item.key)}`, item.value])
      : [['', value]];
  return Object.fromEntries(
    texts.flatMap(([at, text]): [string, Range][] => {
      const range = textRangeOf(text, yaml);
      return range ? [[String(at), range]] : [];
    }),
  );
}

/** Returns the range of a text without its quotes. Undefined if it has escapes. */
function textRangeOf(value: unknown, { source, placeAt }: Yaml): Range | undefined {
  if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return undefined;
  const [from, to] = value.range;
  const written = source.slice(from, to);
  const quote = /^(["'])[^\n]*\1$/.test(written) ? 1 : 0;
  const isAsRead = written.slice(quote, written.length - quote) === value.value;
  return isAsRead ? placeAt(from + quote, to - quote).range : undefined;
}
