import { tryParseJson } from './text.ts';
import type { Directive } from './page.ts';

/** A line outside fenced code. */
export interface TextLine {
  readonly line: string;
  /** Line number, starting at 1. */
  readonly number: number;
  /** `fence` is the opening line of a code block. The block ends before the next yielded line. */
  readonly kind: 'prose' | 'fence' | 'comment';
}

/** Yields the lines outside fenced code, at any depth of lists and quotes, without a full parse. */
export function* linesOutsideCode(text: string): Generator<TextLine> {
  let fence: string | undefined;
  let inComment = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      continue;
    }
    const isComment: boolean = inComment || /^ {0,3}<!--/.test(line);
    inComment = isComment && !line.includes('-->');
    if (!isComment) fence = openingFence(line);
    const other = fence === undefined ? 'prose' : 'fence';
    yield { line, number: index + 1, kind: isComment ? 'comment' : other };
  }
}

/** Returns the marker that opens a code block, such as three backticks. */
export function openingFence(line: string): string | undefined {
  const [, marks, rest = ''] =
    /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (marks === undefined || (marks.startsWith('`') && rest.includes('`'))) return undefined;
  return marks;
}

/** Whether a line closes the code block opened by `fence`. */
export function closesFence(line: string, fence: string): boolean {
  const marks = line.replace(/^[ \t>]+/, '').trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

/** Front matter of a text: absent, well-formed, or one of two errors. Lines are counted from 1. */
export type FrontMatterFence = { readonly bodyLine: number } & (
  | { readonly kind: 'none' }
  | { readonly kind: 'unclosed' }
  /** The opening line is `---js` or `+++`, for example. `opening` is that line, trimmed. */
  | { readonly kind: 'language'; readonly written: string; readonly opening: string }
  /** Well-formed: lines 2 to `bodyLine - 2` contain YAML. */
  | { readonly kind: 'yaml'; readonly yaml: string }
);

/** Fence of front matter as some translation services rewrite it. */
export const SPACED_FENCE = '- - -';

/** Finds front matter between `---` lines. `text` has `\n` line endings and no byte order mark. */
export function findFrontMatter(text: string): FrontMatterFence {
  if (/^\+{3}[ \t]*\n/.test(text)) {
    return { kind: 'language', written: 'TOML', opening: '+++', bodyLine: 1 };
  }
  if (/^- - -[ \t]*\ntitle:[^]*?\n- - -[ \t]*\n/.test(text)) {
    return { kind: 'language', written: 'lines of - - -', opening: SPACED_FENCE, bodyLine: 1 };
  }
  const opening = /^---(?!-)([^\n]*)(?:\n|$)/.exec(text);
  if (!opening) return { kind: 'none', bodyLine: 1 };
  const written = (opening[1] ?? '').trim();
  if (written !== '') {
    return { kind: 'language', written, opening: opening[0].trimEnd(), bodyLine: 1 };
  }
  const rest = text.slice(opening[0].length);
  const closing = /^---[ \t]*$/m.exec(rest);
  if (!closing) return { kind: 'unclosed', bodyLine: 1 };
  const yaml = rest.slice(0, closing.index);
  return { kind: 'yaml', yaml, bodyLine: yaml.split('\n').length + 2 };
}

/** Returns the offset at which line `number` starts, or the length of a text with fewer lines. */
export function offsetOfLine(text: string, number: number): number {
  let offset = 0;
  for (let line = 1; line < number; line++) {
    const end = text.indexOf('\n', offset);
    if (end === -1) return text.length;
    offset = end + 1;
  }
  return offset;
}

/** A line meant as a directive such as `{{"demo": …}}`, even without quotes or an end. */
const DIRECTIVE_LINE =
  /^\{\{\s*(?:"(?:demo|component|code)"\s*:|'?(?:demo|component|code)'?\s*:\s*["'])(?:.*\}[ \t]*|[^}]*)$/;

const LEAD = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/** Returns the white space and the list and quote markers at the start of a line. */
export const leadOf = (line: string): string => LEAD.exec(line)?.[0] ?? '';

/** Whether the text from the first brace to the end of the line is meant as a directive. */
export const isDirective = (written: string) => DIRECTIVE_LINE.test(written);

export const DIRECTIVE_KINDS = ['demo', 'component', 'code'] as const;

/** Returns the kind of a directive, its first key: a component may have a prop called `demo`. */
export const directiveKind = (body: object): Directive['kind'] =>
  Object.keys(body).flatMap((key) => DIRECTIVE_KINDS.find((kind) => kind === key) ?? [])[0] ??
  'component';

/** Parses a directive from `{{` to `}}`. Undefined if it is invalid. */
export function directiveOf(written: string): Pick<Directive, 'kind' | 'name'> | undefined {
  // `compile` reports the location of a syntax error.
  const { value } = isDirective(written) ? tryParseJson(written.slice(1, -1)) : {};
  if (value === undefined) return undefined;
  const body = value as Readonly<Record<string, unknown>>;
  const kind = directiveKind(body);
  const name = body[kind];
  return typeof name === 'string' && name !== '' ? { kind, name } : undefined;
}

/**
 * Parses a `srcset`. Missing descriptors, such as `2x` or `800w`, are empty. As in browsers, a
 * comma only ends an address before white space.
 */
export const parseSrcset = (srcset: string) =>
  [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s([^,]*))?/g)].map(
    ({ 1: url = '', 2: descriptor = '', index }) => ({
      url,
      descriptor: descriptor.trim(),
      offset: index,
    }),
  );
