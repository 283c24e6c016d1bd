import type { Code } from 'mdast';
import { type PageText, sourceAt } from '../page.ts';
import { isDiffHeader, isDiffLanguage, isLanguage } from './highlight.ts';

/** Info string of a fence: ```` ```tsx title="App.tsx" {1,3-5} ins={2} showLineNumbers ````. */
export interface FenceInfo {
  /** First bare word, or empty. In lower case if it is a known language. */
  readonly language: string;
  readonly title?: string;
  readonly lines: readonly number[];
  /** Marks from `ins={…}` and `del={…}`, by line number. */
  readonly changes?: ReadonlyMap<number, LineMark>;
  /** Text in brackets, or the second bare word: the label of a tab. */
  readonly tab?: string;
  readonly hasNumbers?: true;
  /** `fragment`: the code may be incomplete and is not checked. */
  readonly isFragment?: true;
  /** `twoslash`: the code contains directives for the compiler. */
  readonly isTwoslash?: true;
}

/** Bare words that are neither a language nor a tab label. */
const NUMBERS = 'showLineNumbers';
const FRAGMENT = 'fragment';
const TWOSLASH = 'twoslash';
/** Words before the name of code that other fences include: ```` ```twoslash include main ````. */
const TWOSLASH_INCLUDE = /^\s*twoslash\s+include\b/;
/** `tsx diff`, as React Router writes it, and `diff lang="tsx"` of Starlight are `diff-tsx`. */
const DIFF = 'diff';
/** VitePress: `ts:line-numbers`, `ts:no-line-numbers`, `ts:line-numbers=2`. */
const NUMBERS_SUFFIX = /^(.*):(line|no-line)-numbers(?:=\d+)?$/;
/**
 * Matches a part of an info string. Unknown attributes have no group. `name` is a class, as Pandoc
 * and MkDocs write languages: `{ .sh .no-copy }`. `label` is the tab in VitePress: `sh [npm]` or
 * `sh[npm]`.
 */
const PART = new RegExp(
  [
    /(?:title|filename|tab)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+))/,
    /(?:(?<change>ins|del)=)?\{(?<ranges>[\d\s,-]*)\}/,
    /\{?\s*hl_lines=["'](?<marked>[\d\s-]+)["']/,
    /\blang=["']?(?<inner>[\w+#-]+)["']?/,
    /[\w-]+=(?:"[^"]*"|'[^']*')/,
    /\{?\s*\.(?<name>[\w+#-]+)/,
    /(?<=[\s\w+#])\[(?<label>[^[\]]+)\]/,
    /(?<word>[\w+#-]+(?=\[[^[\]]+\](?:\s|$))|[^\s{}][^\s{]*|\{\S+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
/** Longer ranges are cut off, because they are typing mistakes. */
const MAX_RANGE = 10_000;

/** Parses the info string of a fence. Unknown words are ignored. */
export function parseFenceInfo(info: string): FenceInfo {
  const words: string[] = [];
  const lines = new Set<number>();
  const changes = new Map<number, LineMark>();
  let title: string | undefined;
  let tab: string | undefined;
  for (const { groups = {} } of info.replace(TWOSLASH_INCLUDE, 'ts twoslash').matchAll(PART)) {
    const { double, single, bare, change, ranges, marked, name, inner, word } = groups;
    title = double ?? single ?? bare ?? title;
    tab = groups['label'] ?? tab;
    if (name !== undefined && words.length === 0) words.push(name);
    if (word !== undefined) words.push(word);
    if (inner !== undefined && words[0] === DIFF) words.splice(0, 1, inner, DIFF);
    // MkDocs separates ranges with spaces: `hl_lines="1 3-5"`.
    for (const line of parseRanges(ranges ?? marked?.trim().replace(/\s+/g, ',') ?? '')) {
      if (change) changes.set(line, change === 'ins' ? 'inserted' : 'deleted');
      else lines.add(line);
    }
  }
  const [first = '', ...others] = words.filter(
    (word) => ![NUMBERS, FRAGMENT, TWOSLASH].includes(word),
  );
  tab ??= others.find((word) => word !== DIFF);
  const [, written = first, numbers] = NUMBERS_SUFFIX.exec(first) ?? [];
  // In rustdoc, attributes follow the language: `rust,ignore`. In Zenn, the file: `js:src/a.js`.
  const [, name = '', file] = /^([^,:]*)(?::(\S*\.\w+)$)?/.exec(written) ?? [];
  title ??= file;
  const own = name.toLowerCase();
  const lower = others.includes(DIFF) && !isDiffLanguage(own) ? `diff-${own}` : own;
  return {
    // In MDX, the info string may start with a bracketed step marker instead of a language.
    language: isLanguage(lower) ? lower : written.startsWith('[') ? '' : written,
    lines: [...lines].sort((a, b) => a - b),
    ...(changes.size > 0 && { changes }),
    ...(title !== undefined && { title }),
    ...(tab !== undefined && { tab }),
    ...((words.includes(NUMBERS) || numbers === 'line') && { hasNumbers: true }),
    ...(words.includes(FRAGMENT) && { isFragment: true }),
    ...(words.includes(TWOSLASH) && { isTwoslash: true }),
  };
}

function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const first = Number(from);
    const count = Math.min(Number(to) - first + 1, MAX_RANGE);
    return count > 0 ? Array.from({ length: count }, (_, index) => first + index) : [];
  });
}

const CUT_BEFORE = /^\s*\/\/ ?---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/ ?---cut-after---\s*$/;
const CUT_START = /^\s*\/\/ ?---cut-start---\s*$/;
const CUT_END = /^\s*\/\/ ?---cut-end---\s*$/;
/**
 * Matches a compiler option, `// @errors: 2322`, and a query, `//    ^?`. Twoslash shows the lines
 * that begin a file, `// @filename: a.ts`.
 */
const TWOSLASH_LINE = /^\s*\/\/\s*(?:@(?!ts-|filename:)\w+(?:: .*)?|\^[?|])\s*$/;

/** Removes what Twoslash does not show: code outside of cuts, compiler options and queries. */
export function withoutTwoslash(code: string): string {
  const lines = code.split('\n');
  const end = lines.findIndex((line) => CUT_AFTER.test(line));
  const start = lines.findLastIndex((line) => CUT_BEFORE.test(line)) + 1;
  const kept = lines.slice(start, end < 0 ? undefined : end);
  const lastCutEnd = kept.findLastIndex((line) => CUT_END.test(line));
  let isCut = false;
  const isShown = (line: string, index: number) => {
    const wasCut = isCut;
    isCut = index < lastCutEnd && (CUT_START.test(line) || (isCut && !CUT_END.test(line)));
    return !wasCut && !isCut && !TWOSLASH_LINE.test(line);
  };
  return kept.filter(isShown).join('\n');
}

export type LineMark = 'highlighted' | 'inserted' | 'deleted';

interface MarkedCode {
  readonly lines: readonly string[];
  readonly marks: ReadonlyMap<number, LineMark>;
}

/** Returns a pattern for a comment with a text, given as a pattern, at the end of a line. */
const commentAtEnd = (text: string) =>
  new RegExp(
    String.raw`\s*(?:\{\/\*|\/\*|\/\/|<!--|--|#|;|%)\s*${text}\s*(?:\*\/\}|\*\/|-->)?\s*$`,
  );
/** As in VitePress: `// [!code ++]`, `// [!code focus:2]`. */
const COMMENT_MARK = commentAtEnd(String.raw`\[!code ([a-z]+|\+\+|--)(?::(\d+))?\]`);
/** As in Docusaurus: `// highlight-next-line`, `// highlight-start`, `// highlight-end`. */
const HIGHLIGHT = commentAtEnd('(highlight-(?:next-line|start|end))');
const MARK_BY_WORD: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'inserted'],
  ['--', 'deleted'],
  ...['highlight', 'hl', 'focus', 'warning', 'error', 'highlight-next-line'].map(
    (word) => [word, 'highlighted'] as const,
  ),
]);

/** Replaces the signs of a diff with spaces, and removed lines if `isNew`. Keeps offsets. */
export const diffCode = (code: string, isNew: boolean) =>
  code
    .split('\n')
    .map((line) =>
      isNew && line.startsWith('-') ? ' '.repeat(line.length) : line.replace(/^[+-]/, ' '),
    )
    .join('\n');

/** Replaces removed lines, and the `+` of added ones, with spaces. Keeps offsets. */
export function withoutRemovedLines(
  code: string,
  changes: ReadonlyMap<number, LineMark> = new Map(),
) {
  const { marks } = findCommentMarks(code.split('\n'));
  const written = (line: string, index: number) => {
    const mark = marks.get(index) ?? changes.get(index + 1);
    if (mark === 'deleted') return ' '.repeat(line.length);
    return mark === 'inserted' ? line.replace(/^\+/, ' ') : line;
  };
  return code.split('\n').map(written).join('\n');
}

/** Removes comments such as `// [!code ++]`, in any language's comment syntax. */
export function readCommentMarks(code: string): MarkedCode {
  const written = code.split('\n');
  const { marks, comments } = findCommentMarks(written);
  const shown = written.flatMap((line, index) => {
    const text = line.slice(0, comments.get(index));
    return comments.has(index) && text === '' ? [] : [{ text, mark: marks.get(index) }];
  });
  return {
    lines: shown.map(({ text }) => text),
    marks: new Map(shown.flatMap(({ mark }, index) => (mark ? [[index, mark]] : []))),
  };
}

/** Returns the marks, and the columns of the comments that set them, by line of the source. */
function findCommentMarks(lines: readonly string[]) {
  const marks = new Map<number, LineMark>();
  const comments = new Map<number, number>();
  let isHighlighted = false;
  for (const [index, line] of lines.entries()) {
    if (isHighlighted) marks.set(index, 'highlighted');
    const match = COMMENT_MARK.exec(line) ?? HIGHLIGHT.exec(line);
    if (!match) continue;
    const [, word = '', count = '1'] = match;
    const mark = MARK_BY_WORD.get(word);
    if (/^highlight-(?:start|end)$/.test(word)) isHighlighted = word === 'highlight-start';
    else if (!mark) continue;
    comments.set(index, match.index);
    // A comment on a line of its own marks the lines below it.
    const first = match.index === 0 ? index + 1 : index;
    const end = Math.min(first + Number(count), lines.length);
    for (let at = first; mark && at < end; at++) marks.set(at, mark);
  }
  return { marks, comments };
}

/**
 * Reads a diff. Removes the first column from all lines if each has it, or else from changed lines.
 * Keeps headers (`@@`, `---`, `+++`).
 */
export function readDiffMarks(code: string): MarkedCode {
  const marks = new Map<number, LineMark>();
  const written = code.split('\n');
  const aligned = written.every((line) => line === '' || /^[ +-]/.test(line) || isDiffHeader(line));
  const lines = written.map((line, index) => {
    if (isDiffHeader(line)) return line;
    if (line.startsWith('+')) marks.set(index, 'inserted');
    if (line.startsWith('-')) marks.set(index, 'deleted');
    return marks.has(index) || (aligned && line.startsWith(' ')) ? line.slice(1) : line;
  });
  return { lines, marks };
}

/** Returns the opening fence of a code block if the block is never closed. */
export function unclosedFence({ position }: Code, { text }: PageText): string | undefined {
  const source = sourceAt(text, position);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  if (fence === undefined) return undefined; // indented code
  const lineEnd = source.lastIndexOf('\n');
  const lastLine = source
    .slice(lineEnd)
    .replace(/^[\s>]+/, '')
    .trimEnd();
  // A line such as "```js" is not the end of a code block but part of it.
  const isClosed = lineEnd !== -1 && lastLine.startsWith(fence) && /^(.)\1*$/.test(lastLine);
  return isClosed ? undefined : fence;
}
