import { isExcerpt } from './left-out.ts';
import type { CodeProblem } from './problem.ts';

/** A comment, a string, an address without quotes, or a bracket; what does not end matches up to the end of the text or line. */
const PART =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<=^|\s)\/\/[^\n]*|"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|$)|(?<=url\()[^)'"\s]+|[{}()[\]]/g;
const CLOSES: ReadonlyMap<string, string> = new Map([
  ['}', '{'],
  [')', '('],
  [']', '['],
]);

/** A bracket, and where it stands. */
interface Opened {
  readonly bracket: string;
  readonly offset: number;
}

/** Where CSS has a bracket, string or comment that does not begin or end, or undefined. Rules and declarations may stand alone. */
export function cssProblem(code: string): CodeProblem | undefined {
  const open: Opened[] = [];
  for (const { 0: part, index: offset } of code.matchAll(PART)) {
    const reason = unended(part);
    if (reason !== undefined) return { offset, reason };
    if ('{(['.includes(part)) open.push({ bracket: part, offset });
    const opening = CLOSES.get(part);
    if (opening === undefined) continue;
    if (open.pop()?.bracket !== opening)
      return { offset, reason: `No ${opening} for this ${part}` };
  }
  const [first] = open;
  return first && !isExcerpt(code)
    ? { offset: first.offset, reason: `This ${first.bracket} is never closed` }
    : undefined;
}

/** What is wrong with a comment or string that does not end. */
function unended(part: string): string | undefined {
  if (part.startsWith('/*')) {
    return part.length >= 4 && part.endsWith('*/') ? undefined : 'This comment does not end';
  }
  const isString = /^["']/.test(part);
  const ends = part.length > 1 && part.endsWith(part.charAt(0));
  return isString && !ends ? 'This string does not end' : undefined;
}
