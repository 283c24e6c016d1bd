import type { LineMark } from './line-marks.ts';

/** Words after a fence, in any order: ```` ```tsx title="App.tsx" {1,3-5} ins={2} del={1} showLineNumbers ````. */
export interface FenceInfo {
  /** First bare word, or empty. */
  readonly language: string;
  readonly title?: string;
  /** Numbers of lines to highlight, ascending. */
  readonly lines: readonly number[];
  /** Numbers of the lines of `ins={…}` and `del={…}`, with their marks. */
  readonly changes?: ReadonlyMap<number, LineMark>;
  /** Second bare word: the name of a tab. */
  readonly tab?: string;
  /** Whether `showLineNumbers` is among the words. */
  readonly hasNumbers?: true;
  /** Whether `fragment` is among the words: the code is not meant to be complete. */
  readonly isFragment?: true;
}

/** Words that ask for something: not a language, and no tab's name. */
const NUMBERS = 'showLineNumbers';
const FRAGMENT = 'fragment';
/** What VitePress has after a language: `ts:line-numbers`, `ts:no-line-numbers`, `ts:line-numbers=2`. */
const NUMBERS_SUFFIX = /^(.*):(line|no-line)-numbers(?:=\d+)?$/;
const PART = /title=(?:"([^"]*)"|'([^']*)'|(\S+))|(?:(ins|del)=)?\{([\d\s,-]*)\}|([^\s{]+|\{\S*)/g;
const CHANGE_BY_WORD: ReadonlyMap<string, LineMark> = new Map([
  ['ins', 'inserted'],
  ['del', 'deleted'],
]);
/** A range longer than this is a slip of the keyboard. */
const MOST_LINES = 10_000;

/** Reads the words after a fence. Never fails: what it does not know is left out. */
export function parseFenceInfo(info: string): FenceInfo {
  const words: string[] = [];
  const lines = new Set<number>();
  const changes = new Map<number, LineMark>();
  let title: string | undefined;
  for (const [, double, single, bare, changeWord = '', ranges, word] of info.matchAll(PART)) {
    title = double ?? single ?? bare ?? title;
    if (word !== undefined) words.push(word);
    const change = CHANGE_BY_WORD.get(changeWord);
    for (const line of parseRanges(ranges ?? '')) {
      if (change) changes.set(line, change);
      else lines.add(line);
    }
  }
  const [first = '', tab] = words.filter((word) => word !== NUMBERS && word !== FRAGMENT);
  const [, name = first, numbers] = NUMBERS_SUFFIX.exec(first) ?? [];
  // Such as the steps of MDX pages.
  const language = name.startsWith('[') ? '' : name;
  return {
    language,
    lines: [...lines].sort((a, b) => a - b),
    ...(changes.size > 0 && { changes }),
    ...(title !== undefined && { title }),
    ...(tab !== undefined && { tab }),
    ...((words.includes(NUMBERS) || numbers === 'line') && { hasNumbers: true }),
    ...(words.includes(FRAGMENT) && { isFragment: true }),
  };
}

function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const first = Number(from);
    const count = Math.min(Number(to) - first + 1, MOST_LINES);
    return count > 0 ? Array.from({ length: count }, (_, index) => first + index) : [];
  });
}
