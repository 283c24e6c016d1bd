import type { Position } from '../../../model/diagnostic.ts';
import type { MarkdownLink, PageBody, PageReference } from '../../../model/page.ts';
import type { PageInWork } from '../../page.ts';
import { asInTree } from '../references.ts';

/** The text of a page with a mark instead of each address that depends on where the page is served. */
export interface MarkedText {
  readonly text: string;
  /** Stands before the number of a mark. Does not occur in the text otherwise. */
  readonly prefix: string;
  /** By the number of the mark. */
  readonly links: readonly Pick<MarkdownLink, 'written' | 'href'>[];
}

/** Other sites, and places in the page itself: the same wherever the page is served. */
const IS_FIXED = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i;

/** Marks addresses before lines of the text are moved, so that they are found again after. */
export function markLinks(
  references: readonly PageReference[],
  { text, lineStarts, slotPrefix }: PageInWork,
): MarkedText {
  const prefix = `${slotPrefix}link`;
  const offsetOf = ({ line, column }: Position) => (lineStarts[line - 1] ?? 0) + column - 1;
  const spans = references
    .filter(({ href }) => !IS_FIXED.test(href))
    .map(({ href, range }) => ({ href, from: offsetOf(range.start), to: offsetOf(range.end) }))
    .sort((a, b) => a.from - b.from);
  const links: Pick<MarkdownLink, 'written' | 'href'>[] = [];
  const parts: string[] = [];
  let reached = 0;
  for (const { href, from, to } of spans) {
    const written = text.slice(from, to);
    // Of an address with escapes, or without a place of its own, only the parser knows what it means: it is left as it is.
    if (from < reached || (written !== href && asInTree(written) !== href)) continue;
    parts.push(text.slice(reached, from), `${prefix}${links.length};`);
    links.push({ href, written });
    reached = to;
  }
  return { text: [...parts, text.slice(reached)].join(''), prefix, links };
}

/** The Markdown of a page with its addresses as they were written, and where they stand. */
export function withoutMarks(copy: string, { prefix, links }: MarkedText): Omit<PageBody, 'tree'> {
  const [first = '', ...rest] = copy.split(prefix);
  const markdownLinks: MarkdownLink[] = [];
  const parts = [first];
  let offset = first.length;
  for (const part of rest) {
    const end = part.indexOf(';');
    const link = links[Number(part.slice(0, end))];
    const behind = link ? part.slice(end + 1) : prefix + part;
    if (link) markdownLinks.push({ offset, ...link });
    parts.push(link?.written ?? '', behind);
    offset += (link?.written.length ?? 0) + behind.length;
  }
  return { markdown: parts.join(''), markdownLinks };
}
