import type { TextRun } from '../contract/services/advert-text.ts';
import { AD_LIMITS } from './policy.ts';

/** All of a text, as a screen reader gets it. */
export const wordsOf = (runs: readonly TextRun[]) =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** As much of a text as is shown: cut after a word, with `…`, where it is too long. */
export function shorten(runs: readonly TextRun[]): readonly TextRun[] {
  const { maxShownLength } = AD_LIMITS;
  const whole = runs.map(({ text }) => text).join('');
  if (whole.length <= maxShownLength) return runs;
  const head = whole.slice(0, maxShownLength);
  const space = head.search(/\s+\S*$/);
  // A word without an end is cut within, but no character is.
  const end =
    space > maxShownLength / 2 ? space : head.slice(0, -1).replace(/[\ud800-\udbff]$/, '').length;
  const shown: TextRun[] = [];
  let left = end;
  for (const run of runs) {
    if (left <= 0) break;
    shown.push({ ...run, text: run.text.slice(0, left) });
    left -= run.text.length;
  }
  return [...shown, { text: '…', marks: [] }];
}
