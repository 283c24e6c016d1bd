import type { Rule } from '../rule.ts';
import type { Sample } from '../sample.ts';

/** A file of a sample, or the body of a page, which has no path. Of a file that is to go there is no text. */
export interface SampleFile {
  readonly path?: string;
  readonly text?: string;
}

/** The samples of a rule as they are shown: all that is wrong, and of what is right only what differs. */
export interface ShownSamples {
  readonly bad: readonly SampleFile[];
  readonly good: readonly SampleFile[];
}

/** Lines of a file and characters of a line that tell enough. */
const MOST_LINES = 16;
const LONGEST_LINE = 160;

/** The samples of a rule, or undefined for one that no site can show. */
export function shownSamples(rule: Rule): ShownSamples | undefined {
  if ('example' in rule) return undefined;
  const { bad, good } = rule;
  if (typeof bad === 'string' || typeof good === 'string')
    return { bad: filesOf(bad), good: filesOf(good) };
  const changed = Object.entries(good).filter(([path, text]) => bad[path] !== text);
  const gone = Object.keys(bad).filter((path) => good[path] === undefined);
  return {
    bad: filesOf(bad),
    good: [...filesOf(Object.fromEntries(changed)), ...gone.map((path) => ({ path }))],
  };
}

const filesOf = (sample: Sample): SampleFile[] =>
  typeof sample === 'string'
    ? [{ text: shortened(sample) }]
    : Object.entries(sample).map(([path, text]) => ({ path, text: shortened(text) }));

/** The text without white space around it; what is endless is cut. */
function shortened(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const shown = lines.map((line) =>
    line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line,
  );
  if (shown.length > MOST_LINES) return [...shown.slice(0, MOST_LINES), '…'].join('\n');
  return shown.join('\n');
}
