import { InvalidArgumentError } from 'commander';
import { isBasePath } from '../model/paths.ts';

/** A whole number in a range, as a parser of a flag. */
const wholeNumber = (from: number, to: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= from && value <= to) return value;
  throw new InvalidArgumentError(`Expected a whole number from ${from} to ${to}.`);
};

/** A port; 0 is any free one. */
export const port = wholeNumber(0, 65_535);

/** How many at a time. */
export const concurrency = wholeNumber(1, 256);

/** A number of findings. */
export const count = wholeNumber(0, 1_000_000);

/** `link,demo/*` and repeated flags as one list. */
export const names = (text: string, before: readonly string[] = []) => [
  ...before,
  ...text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
];

/** A path that starts and ends with a slash. */
export function basePath(text: string): string {
  if (isBasePath(text)) return text;
  throw new InvalidArgumentError('Expected a path that starts and ends with /, such as /docs/.');
}
