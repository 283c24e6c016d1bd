/** What stands after a fence: ```` ```tsx title="App.tsx" {1,3-5} showLineNumbers ````, in any order. */
export interface FenceInfo {
  /** First bare word, or empty. */
  readonly language: string;
  readonly title?: string;
  /** Numbers of lines to highlight, ascending. */
  readonly lines: readonly number[];
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
const PART = /title=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([\d\s,-]*)\}|([^\s{]+|\{\S*)/g;
/** A range longer than this is a slip of the keyboard. */
const MOST_LINES = 10_000;

/** Reads the words after a fence. Never fails: what it does not know is left out. */
export function parseFenceInfo(info: string): FenceInfo {
  const words: string[] = [];
  const lines = new Set<number>();
  let title: string | undefined;
  for (const [, double, single, bare, ranges, word] of info.matchAll(PART)) {
    title = double ?? single ?? bare ?? title;
    if (word !== undefined) words.push(word);
    for (const line of parseRanges(ranges ?? '')) lines.add(line);
  }
  const [language = '', tab] = words.filter((word) => word !== NUMBERS && word !== FRAGMENT);
  return {
    language,
    lines: [...lines].sort((a, b) => a - b),
    ...(title !== undefined && { title }),
    ...(tab !== undefined && { tab }),
    ...(words.includes(NUMBERS) && { hasNumbers: true }),
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
