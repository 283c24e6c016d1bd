import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { familyOf, hasTrait, isNamed, RULE_NAMES } from '../catalogue.ts';
import { ignoreNoReason, ignoreUnknownRule, ignoreUnused } from '../catalogue/site/ignore.ts';
import { closest } from '../suggest.ts';
import { createAllows, type Allowance } from './allowance.ts';
import { ignoresIn, type IgnoreComment } from './comments.ts';

/** What a site says about findings that it accepts. */
export interface Ignoring {
  readonly allow: readonly Allowance[];
  /** Files that hold comments that ignore something, whether anything is found in them or not. */
  readonly files: readonly string[];
  /** Text of a file of the site, or undefined where it cannot be read. */
  readonly textOf: (file: string) => string | undefined;
}

/** Findings without those that the site accepts, and what accepted nothing. */
export interface Heeded {
  /** With what is wrong about the comments themselves. */
  readonly found: readonly Diagnostic[];
  /** For each name in a comment under which nothing was found: the name, and what to say. */
  readonly unused: readonly { readonly name: string; readonly diagnostic: Diagnostic }[];
  /** Indexes of allowances that no finding needed. */
  readonly unusedAllowances: readonly number[];
}

/** One name of a comment. */
interface Ignore {
  readonly name: string;
  readonly comment: IgnoreComment;
  readonly file: string;
}

/** Takes out of the findings what comments and allowances accept. */
export function heedIgnores(diagnostics: readonly Diagnostic[], ignoring: Ignoring): Heeded {
  const files = new Set([...ignoring.files, ...diagnostics.flatMap(({ file }) => file ?? [])]);
  const comments = [...files].sort().flatMap((file) => commentsOf(file, ignoring));
  const told = comments.flatMap(slipsOf);
  const ignores = comments.flatMap(ignoresOf);
  const byFile = groupedByFile(ignores);
  const allows = ignoring.allow.map(createAllows);
  const used = new Set<Ignore>();
  const usedAllowances = new Set<number>();
  const found = diagnostics.filter((diagnostic) => {
    if (hasTrait(diagnostic.code, 'losesPage')) return true;
    const own = (byFile.get(diagnostic.file ?? '') ?? []).filter((one) => covers(one, diagnostic));
    own.forEach((one) => used.add(one));
    const marked = () => markedText(diagnostic, ignoring);
    const allowed = allows.flatMap((isAllowed, index) =>
      isAllowed(diagnostic, marked) ? [index] : [],
    );
    allowed.forEach((index) => usedAllowances.add(index));
    return own.length === 0 && allowed.length === 0;
  });
  return {
    found: [...found, ...told],
    unused: ignores
      .filter((one) => !used.has(one))
      .map(({ name, ...at }) => ({ name, diagnostic: ignoreUnused(name, placeOf(at)) })),
    unusedAllowances: allows.flatMap((_, index) => (usedAllowances.has(index) ? [] : [index])),
  };
}

function groupedByFile(ignores: readonly Ignore[]): ReadonlyMap<string, readonly Ignore[]> {
  const groups = new Map<string, Ignore[]>();
  for (const ignore of ignores) {
    const group = groups.get(ignore.file);
    if (group) group.push(ignore);
    else groups.set(ignore.file, [ignore]);
  }
  return groups;
}

type Commented = Pick<Ignore, 'comment' | 'file'>;

function commentsOf(file: string, { textOf }: Ignoring): Commented[] {
  const text = textOf(file);
  return text === undefined ? [] : ignoresIn(file, text).map((comment) => ({ comment, file }));
}

const placeOf = ({ comment, file }: Commented): Place => ({ file, range: comment.range });

/** Only names that exist, and with a reason, ignore anything. */
const ignoresOf = ({ comment, file }: Commented): Ignore[] =>
  comment.reason === ''
    ? []
    : comment.names
        .filter((name) => RULE_NAMES.includes(name))
        .map((name) => ({ name, comment, file }));

function slipsOf(at: Commented): Diagnostic[] {
  const { names, reason } = at.comment;
  const unknown = (names.length === 0 ? [''] : names).filter((name) => !RULE_NAMES.includes(name));
  return [
    ...unknown.map((name) => ignoreUnknownRule(name, closest(name, RULE_NAMES), placeOf(at))),
    ...(reason === '' ? [ignoreNoReason(names.join(', '), placeOf(at))] : []),
  ];
}

function covers({ name, comment: { lines } }: Ignore, { code, range }: Diagnostic): boolean {
  if (!isNamed(code, [name])) return false;
  if (lines === undefined) return true;
  const line = range?.start.line;
  return line !== undefined && line >= lines.from && line <= lines.to;
}

/** What a finding marks, without quotes around it. */
function markedText({ file, range }: Diagnostic, { textOf }: Ignoring): string | undefined {
  if (file === undefined || !range) return undefined;
  const { start, end } = range;
  const line = textOf(file)
    ?.replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)[start.line - 1];
  const marked = line?.slice(
    start.column - 1,
    end.line === start.line ? end.column - 1 : undefined,
  );
  return marked?.replace(/^(['"`])(.*)\1$/s, '$2');
}

/** Whether a name stands for rules that were all looked for: only then nothing found means something. */
export const isSought = (
  name: string,
  codes: readonly string[],
  sought: (code: string) => boolean,
) => codes.filter((code) => code === name || `${familyOf(code)}/*` === name).every(sought);
