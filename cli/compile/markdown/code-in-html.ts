import type { Html, Nodes, Parents, Root } from 'mdast';
import { ACTIVE_ELEMENTS, isHtmlName } from '../html/allowed/element-names.ts';
import { PHRASING_PARENTS } from '../walk.ts';
import { tagOrTicksPattern, tagPattern } from './unclosed-html.ts';

/** Stands for a `<` that is text. One character, as that is, so that offsets stay; Unicode gives it no meaning. */
export const HIDDEN = '\uFDD0';
const SEPARATOR = '\uFDD1';

/** Elements without an end that code may contain; any other such tag in it is meant as text. */
const INLINE_VOID: ReadonlySet<string> = new Set(['br', 'img', 'wbr']);

/** Elements that make no sense in code, with or without an end. */
const isForeign = (name: string) =>
  ACTIVE_ELEMENTS.has(name) || name === 'textarea' || name === 'iframe';

/**
 * Hides tags that raw HTML shows as code: all tags between backticks on a line, and in `<code>` those that are not closed there. A browser would take the
 * rest of the page for what such an element contains.
 */
export function hideCodeInHtml(parent: Root | Parents): void {
  const children: readonly Nodes[] = parent.children;
  const nodes = children.filter((node): node is Html => node.type === 'html');
  const groups = PHRASING_PARENTS.has(parent.type) ? [nodes] : nodes.map((node) => [node]);
  for (const group of groups) {
    const values = hideCode(group.map(({ value }) => value).join(SEPARATOR)).split(SEPARATOR);
    for (const [index, node] of group.entries()) node.value = values[index] ?? node.value;
  }
  for (const node of children) if ('children' in node) hideCodeInHtml(node);
}

function hideCode(html: string): string {
  const part = tagOrTicksPattern();
  const hidden: string[] = [];
  /** What was opened once and has no end from there on. */
  const endless = new Set<string>();
  let reached = 0;
  for (let match = part.exec(html); match; match = part.exec(html)) {
    const { 0: opening, index } = match;
    const end = endOfCode(opening, { html, from: part.lastIndex, endless });
    if (!end) continue;
    const start = index + opening.length;
    const code = html.slice(start, end.index);
    hidden.push(html.slice(reached, start));
    hidden.push(
      opening.startsWith('`') ? code.replace(/<(?=[a-z/!?])/gi, HIDDEN) : hideUnpaired(code),
    );
    reached = end.index;
    part.lastIndex = end.index + end[0].length;
  }
  return hidden.join('') + html.slice(reached);
}

interface Search {
  readonly html: string;
  readonly from: number;
  readonly endless: Set<string>;
}

function endOfCode(opening: string, { html, from, endless }: Search): RegExpExecArray | undefined {
  const isSpan = opening.startsWith('`');
  if (!isSpan && !/^<code[\s>]/i.test(opening)) return undefined;
  const key = isSpan ? opening : 'code';
  if (endless.has(key)) return undefined;
  const closing = new RegExp(isSpan ? `(?<!\`)${opening}(?!\`)|\n` : '</code\\s*>', 'gi');
  closing.lastIndex = from;
  const end = closing.exec(html);
  if (!end) endless.add(key);
  return end?.[0] === '\n' ? undefined : (end ?? undefined);
}

/** Hides tags without their counterpart in the same piece of HTML, and all of foreign elements. */
function hideUnpaired(html: string): string {
  const open: { readonly name: string; readonly index: number }[] = [];
  const unpaired = new Set<number>();
  for (const { 1: slash, 2: written = '', index } of html.matchAll(tagPattern())) {
    const name = written.toLowerCase();
    if (isForeign(name)) unpaired.add(index);
    if (!isHtmlName(written) || INLINE_VOID.has(name)) continue;
    if (slash !== '/') {
      open.push({ name, index });
      continue;
    }
    const at = open.findLastIndex((one) => one.name === name);
    if (at === -1) unpaired.add(index);
    else open.splice(at, 1);
  }
  for (const { index } of open) unpaired.add(index);
  return html.replace(/</g, (char, index: number) => (unpaired.has(index) ? HIDDEN : char));
}
