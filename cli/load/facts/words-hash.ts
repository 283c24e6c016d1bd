import { createHash } from 'node:crypto';
import type { FrontMatter } from '../../model/page.ts';

/** Consonants: what is made of them is never a number, a date or a word. */
const LETTERS = 'bcdfghjkmnpqrstv';
const LENGTH = 8;

/**
 * Eight letters that stand for what a translator translates: title, description and body. White space at the ends of lines and of the text does
 * not count. `body` has `\n` line ends.
 */
export function wordsHashOf(
  { title = '', description = '' }: Pick<FrontMatter, 'title' | 'description'>,
  body: string,
): string {
  const lines = body.split('\n').map((line) => line.trimEnd());
  const words = JSON.stringify([title, description, lines.join('\n').trim()]);
  const hex = createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
  return hex.replace(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)));
}
