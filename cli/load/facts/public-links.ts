import { type Range, lineRange } from '../../model/diagnostic.ts';

/** A link in a text that is served as it is. */
export interface PublicLink {
  /** As written. */
  readonly href: string;
  readonly range: Range;
}

/** Texts for machines that are Markdown, whatever their names end with. */
export const LINKED_TEXT = /\/llms(?:-full)?\.txt$/;

/** Addresses of links: `[words](address "title")`. */
const LINK = /\]\(<?([^()<>\s]+)>?(?:\s+"[^"\n]*")?\)/g;

const FENCE = /^\s*(`{3,}|~{3,})/;

/** The links of a Markdown text, but for those in code. */
export function linksIn(text: string): readonly PublicLink[] {
  let fence = '';
  return text.split('\n').flatMap((line, index) => {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    if (fence !== '' || mark !== '') return [];
    return [...withoutCode(line).matchAll(LINK)].map((found): PublicLink => {
      const [whole, href = ''] = found;
      const column = found.index + whole.indexOf(href, 2) + 1;
      return { href, range: lineRange(index + 1, column, href.length) };
    });
  });
}

/** The line with blanks in place of code. */
const withoutCode = (line: string) =>
  line.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length));
