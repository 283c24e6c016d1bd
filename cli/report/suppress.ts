import { groupBy } from '../model/collections.ts';
import { lineRange, linesIn, type Diagnostic, type Place } from '../model/diagnostic.ts';
import { linesOutsideCode } from '../model/markdown.ts';
import { escapeRegExp } from '../model/text.ts';
import { hasTrait, includesRule, RULE_NAMES, report } from './catalogue.ts';
import { closest } from './suggest.ts';

/** An entry of `allow` in the configuration: findings that a site accepts. */
export interface Allowance {
  readonly rule: string;
  /** Files: a path from the root with `*` and `**`. */
  readonly file?: string | undefined;
  /** The text that a finding marks, such as the address of a link, with `*` and `**`. */
  readonly target?: string | undefined;
  readonly reason: string;
}

export interface Suppressions {
  readonly allow: readonly Allowance[];
  /** Files with suppression comments, whether they have findings or not. */
  readonly files: readonly string[];
  /** Returns the text of a file. Undefined if it is unreadable. */
  readonly textOf: (file: string) => string | undefined;
}

type Suppression = { readonly name: string; readonly comment: SuppressionComment };

/**
 * Removes the findings that comments and entries of `allow` suppress. Also returns the names in
 * comments that suppress nothing, and the indexes of such entries of `allow`.
 */
export function suppressFindings(diagnostics: readonly Diagnostic[], suppressions: Suppressions) {
  const { allow, textOf } = suppressions;
  const files = new Set([...suppressions.files, ...diagnostics.flatMap(({ file }) => file ?? [])]);
  const comments = [...files].sort().flatMap((file) => {
    const text = textOf(file);
    return text === undefined ? [] : suppressionComments(file, text);
  });
  const all = comments.flatMap(validSuppressions);
  const byFile = groupBy(all, ({ comment }) => comment.file);
  const matchers = allow.map(allowanceMatcher);
  const used = new Set<Suppression>();
  const usedAllowances = new Set<number>();
  const found = diagnostics.filter((diagnostic) => {
    if (hasTrait(diagnostic.code, 'losesPage')) return true;
    const own = (byFile.get(diagnostic.file ?? '') ?? []).filter((suppression) =>
      covers(suppression, diagnostic),
    );
    own.forEach((suppression) => used.add(suppression));
    const marked = () => markedText(diagnostic, suppressions);
    const allowed = [...matchers.keys()].filter((index) => matchers[index]?.(diagnostic, marked));
    allowed.forEach((index) => usedAllowances.add(index));
    return own.length === 0 && allowed.length === 0;
  });
  return {
    found: [...found, ...comments.flatMap(commentFindings)],
    unused: all
      .filter((suppression) => !used.has(suppression))
      .map(({ name, comment }) => ({
        name,
        diagnostic: report('ignore/unused', comment, { name }),
      })),
    unusedAllowances: [...allow.keys()].filter((index) => !usedAllowances.has(index)),
  };
}

/** Returns the names that have an effect: known rules, if the comment gives a reason. */
const validSuppressions = (comment: SuppressionComment): Suppression[] =>
  comment.reason === ''
    ? []
    : comment.names.filter((name) => RULE_NAMES.includes(name)).map((name) => ({ name, comment }));

function commentFindings(comment: SuppressionComment): Diagnostic[] {
  const { names, reason } = comment;
  const unknown = (names.length === 0 ? [''] : names).filter((name) => !RULE_NAMES.includes(name));
  return [
    ...unknown.map((name) => {
      const id = name === '' ? 'ignore/unknown-rule:none' : 'ignore/unknown-rule';
      return report(id, comment, { name, meant: closest(name, RULE_NAMES) });
    }),
    ...(reason === ''
      ? [report('ignore/no-reason', comment, { names: names.join(', ') || 'link/no-such-page' })]
      : []),
  ];
}

function covers({ name, comment: { lines } }: Suppression, { code, range }: Diagnostic): boolean {
  if (!includesRule(code, [name])) return false;
  if (lines === undefined) return true;
  const line = range?.start.line;
  return line !== undefined && line >= lines.from && line <= lines.to;
}

function allowanceMatcher(allowance: Allowance) {
  const file = allowance.file === undefined ? undefined : globPattern(allowance.file);
  const target = allowance.target === undefined ? undefined : globPattern(allowance.target);
  return (diagnostic: Diagnostic, marked: () => string | undefined): boolean =>
    includesRule(diagnostic.code, [allowance.rule]) &&
    (file === undefined || (diagnostic.file !== undefined && file.test(diagnostic.file))) &&
    (target === undefined || target.test(marked() ?? ''));
}

/** Compiles a glob such as `/x/**`: `*` matches within a folder, `**` across folders. */
function globPattern(glob: string): RegExp {
  const parts = glob.split(/(\*+)/).map((part) => {
    if (part.startsWith('**')) return '.*';
    return part === '*' ? '[^/]*' : escapeRegExp(part);
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

/** Returns the text that a finding marks, without surrounding quotes. */
function markedText({ file, range }: Diagnostic, { textOf }: Suppressions): string | undefined {
  if (file === undefined || !range) return undefined;
  const { start, end } = range;
  const last = end.line === start.line ? end.column - 1 : undefined;
  const marked = linesIn(textOf(file) ?? '')[start.line - 1]?.slice(start.column - 1, last);
  return marked?.replace(/^(['"`])(.*)\1$/s, '$2');
}

export const SUPPRESSION_WORD = 'docs-build-ignore';

export interface SuppressionComment extends Required<Place> {
  /** Rules and families as written. */
  readonly names: readonly string[];
  /** Empty if missing. */
  readonly reason: string;
  /** First and last covered line. Absent for the whole file. */
  readonly lines?: { readonly from: number; readonly to: number };
}

type FoundComment = { readonly number: number; readonly match: RegExpExecArray };

const IN_MARKDOWN = /<!--\s*docs-build-ignore(-file)?(?![\w-])([^\n]*?)(?:-->|$)/;
const IN_CODE = /(?:\/\/|\/\*)\s*docs-build-ignore(-file)?(?![\w-])([^\n]*?)(?:\*\/|$)/;
const IN_YAML = /#\s*docs-build-ignore(-file)?(?![\w-])([^\n]*)$/;

/** Finds the suppression comments of a text. Their syntax depends on the kind of file. */
export function suppressionComments(file: string, text: string): SuppressionComment[] {
  if (!text.includes(SUPPRESSION_WORD)) return [];
  const lines = linesIn(text);
  const found = file.endsWith('.md')
    ? findInMarkdown(lines)
    : findInLines(lines, /\.ya?ml$/.test(file) ? IN_YAML : IN_CODE);
  const ownLines = new Set(found.map(({ number }) => number));
  return found.map((line) => {
    const [comment, wholeFile, words = ''] = line.match;
    const [, names = '', reason = ''] = /^([^:]*)(?::(.*))?$/s.exec(words) ?? [];
    const covered =
      wholeFile === undefined
        ? coveredLines(line, lines, comment.startsWith('<!--') ? undefined : ownLines)
        : undefined;
    return {
      names: names.split(/[\s,]+/).filter(Boolean),
      reason: reason.trim(),
      file,
      range: lineRange(line.number, line.match.index + 1, comment.trimEnd().length),
      ...(covered && { lines: covered }),
    };
  });
}

/** Finds HTML comments outside code, and comments in the front matter. */
function findInMarkdown(lines: readonly string[]): FoundComment[] {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const head = findInLines(lines.slice(0, Math.max(0, end)), IN_YAML);
  const body = [...linesOutsideCode(lines.join('\n'))].flatMap(({ line, number }) => {
    const match = number > end + 1 ? IN_MARKDOWN.exec(line) : null;
    return match && !isQuoted(line.slice(0, match.index), ['`']) ? [{ number, match }] : [];
  });
  return [...head, ...body];
}

const findInLines = (lines: readonly string[], pattern: RegExp): FoundComment[] =>
  lines.flatMap((line, index) => {
    const match = line.includes(SUPPRESSION_WORD) ? pattern.exec(line) : null;
    return match && !isQuoted(line.slice(0, match.index), ['"', "'", '`'])
      ? [{ number: index + 1, match }]
      : [];
  });

/** Whether an odd number of quotes precedes a text, so that it is inside quotes. */
const isQuoted = (before: string, quotes: readonly string[]) =>
  quotes.some((quote) => before.split(quote).length % 2 === 0);

/**
 * Returns the lines that a comment covers: its own if it has other content, else the next one with
 * content. In Markdown that includes the rest of its block, to a blank line or the end of the code.
 */
function coveredLines(
  { number, match }: FoundComment,
  lines: readonly string[],
  ownLines: ReadonlySet<number> | undefined,
) {
  const rest = (lines[number - 1] ?? '').replace(match[0], '').replace(/^[\s>{}*-]+$/, '');
  if (rest.trim() !== '') return { from: number, to: number };
  let from = number + 1;
  const isPassed = (line: number) =>
    line <= lines.length && ((lines[line - 1] ?? '').trim() === '' || ownLines?.has(line));
  while (isPassed(from)) from += 1;
  return { from: number, to: ownLines ? from : blockEnd(lines, from) };
}

function blockEnd(lines: readonly string[], from: number): number {
  const fence = /^[\s>]*(`{3,}|~{3,})/.exec(lines[from - 1] ?? '')?.[1];
  const isEnd = (line: string) =>
    fence === undefined ? line.trim() === '' : line.trim().startsWith(fence);
  let end = from;
  while (end < lines.length && !isEnd(lines[end] ?? '')) end += 1;
  return fence === undefined ? end : Math.min(lines.length, end + 1);
}
