import type { TextPlace } from '../../contract/code/text-place.ts';

/** What is wrong with edited code, in words for who edits it. */
export class CodeProblem extends Error {
  override readonly name = 'CodeProblem';
  /** What in the code it is about, as written there. */
  readonly word: string | undefined;

  constructor(message: string, word?: string) {
    super(message);
    this.word = word;
  }
}

/** The first place of a word in a text; its start if it is not there. */
export function placeOfWord(text: string, word: string): TextPlace {
  const lines = text.split('\n');
  const isWord = new RegExp(`(?<![\\w$])${word.replace(/[^\w]/g, '\\$&')}(?![\\w$])`);
  const at = lines.findIndex((one) => isWord.test(one));
  if (at === -1) return { line: 1, column: 1 };
  return { line: at + 1, column: (lines[at] ?? '').search(isWord) + 1 };
}
