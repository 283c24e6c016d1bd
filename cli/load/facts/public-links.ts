import { linesOutsideCode } from '../../model/markdown.ts';
import type { PublicText } from '../../model/sources.ts';
import { lineRange } from '../../model/diagnostic.ts';

/** Texts for machines that are Markdown, whatever their names end with. */
export const LINKED_TEXT = /\/llms(?:-full)?\.txt$/;

/** Addresses of links: `[words](address "title")`. */
const LINK = /\]\(<?([^()<>\s]+)>?(?:\s+"[^"\n]*")?\)/g;

/** The links of a Markdown text, but for those in code. */
export const linksIn = (text: string): PublicText['links'] =>
  [...linesOutsideCode(text)].flatMap(({ line, number, kind }) => {
    if (kind === 'fence') return [];
    return [...withoutCode(line).matchAll(LINK)].map(({ 0: whole, 1: href = '', index }) => {
      const column = index + whole.indexOf(href, 2) + 1;
      return { href, range: lineRange(number, column, href.length) };
    });
  });

/** The line with blanks in place of code. */
const withoutCode = (line: string) =>
  line.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length));
