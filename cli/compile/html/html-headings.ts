import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { compareLocations } from '../../report/catalogue.ts';
import type { Heading } from '../../model/page.ts';
import { oneLine } from '../../model/text.ts';
import { createIdPool, FALLBACK_ID, ID_STYLES } from '../markdown/headings.ts';
import { type CompilingPage, nodeRange, tagLocation } from '../page.ts';
import { walkElements } from '../syntax/nodes.ts';

/**
 * Gives headings in HTML ids that differ from all others. Returns the headings of the page, without
 * those in HTML whose author wrote no id, such as the heading of an example.
 */
export function nameHtmlHeadings(
  tree: Root,
  page: CompilingPage,
  ofMarkdown: readonly Heading[],
): readonly Heading[] {
  const headings = page.hasHtml ? findHtmlHeadings(tree, ofMarkdown) : [];
  if (headings.length === 0) return ofMarkdown;
  const { slugOf, firstNumber } = ID_STYLES[page.input.options.headingIds];
  const takeId = createIdPool(firstNumber);
  for (const id of idsOfOthers(tree, headings)) takeId(id);
  const listed = headings.flatMap((element): Heading[] => {
    const { id: written } = element.properties;
    if (typeof written !== 'string' || !element.position) return [];
    const id = takeId(written);
    element.properties['id'] = id;
    const place = tagLocation(element, page);
    if (id !== written) page.report('markdown/duplicate-id', place, { id: written, given: id });
    const level = Number(element.tagName.slice(1)) as Heading['level'];
    const range = nodeRange(element.position);
    return [{ id, level, text: textOf(element), range, explicit: true, isHtml: true }];
  });
  for (const element of headings) {
    element.properties['id'] ??= takeId(slugOf(textOf(element)) || FALLBACK_ID);
  }
  return [...ofMarkdown, ...listed].sort(compareLocations);
}

/** Returns headings with text that are not in Markdown. Those of plugins have no position. */
function findHtmlHeadings(tree: Root, ofMarkdown: readonly Heading[]): readonly Element[] {
  const startOf = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;
  const starts = new Set(ofMarkdown.map(({ range }) => startOf(range.start)));
  const found: Element[] = [];
  walkElements(tree, (element) => {
    const isHeading = /^h[2-6]$/.test(element.tagName) && textOf(element) !== '';
    const start = element.position?.start;
    if (isHeading && start && !starts.has(startOf(start))) found.push(element);
  });
  return found;
}

function idsOfOthers(tree: Root, excluded: readonly Element[]): readonly string[] {
  const headings = new Set(excluded);
  const ids: string[] = [];
  walkElements(tree, (element) => {
    const { id } = element.properties;
    if (typeof id === 'string' && !headings.has(element)) ids.push(id);
  });
  return ids;
}

const textOf = (element: Element) => oneLine(toString(element));
