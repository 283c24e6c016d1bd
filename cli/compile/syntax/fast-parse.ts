import type { Parents, Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { CONTAINER_KINDS, OPENER } from './container-syntax.ts';
import type { DocsContainer } from './nodes.ts';
import { BREAK, scanLines, type SyntaxLine } from './scan-lines.ts';

/** The native parser. It has a binary for most platforms; without one, the reference parser reads everything. */
const native = await import('satteri').catch(() => undefined);

const OPTIONS = { features: { frontmatter: false } };

/**
 * Parses Markdown natively. The native parser does not know our syntax: it sees a thematic break of the same length in place of each of our
 * lines, which ends and begins blocks in the same way. Returns undefined if the tree could differ from that of the reference parser.
 */
export function parseFast(text: string): Root | undefined {
  const scan = native && scanLines(text);
  if (!scan) return undefined;
  const root = native.markdownToMdast(withBreaks(text, scan.lines), OPTIONS) as Root;
  const remaining = {
    lines: new Map(scan.lines.map((line) => [line.offset, line])),
    inCode: new Set(scan.inCode),
    open: [],
  };
  const isRestored = restoreLines(root, remaining);
  return isRestored && remaining.lines.size + remaining.inCode.size === 0 ? root : undefined;
}

function withBreaks(text: string, lines: readonly SyntaxLine[]): string {
  let result = '';
  let end = 0;
  for (const { offset, source } of lines) {
    result += text.slice(end, offset) + BREAK.charAt(0).repeat(source.length);
    end = offset + source.length;
  }
  return result + text.slice(end);
}

/** What is not yet found in the tree. */
interface Remaining {
  /** By offset. */
  readonly lines: Map<number, SyntaxLine>;
  readonly inCode: Set<number>;
  /** Containers without their closing fence, innermost last. */
  readonly open: OpenContainer[];
}

interface OpenContainer {
  readonly node: DocsContainer;
  readonly colons: number;
}

/** Puts our nodes in place of the breaks. Returns false where only the reference parser knows what a fence closes. */
function restoreLines(parent: Parents, remaining: Remaining): boolean {
  const { lines, open } = remaining;
  const outer = open.length;
  const children: RootContent[] = [];
  for (const child of parent.children) {
    // The closing fence was in the last item of a list, and the container is around the list.
    if (open.length < outer) return false;
    const container = open.length > outer ? open.at(-1)?.node : undefined;
    const siblings: RootContent[] = container?.children ?? children;
    const offset = child.position?.start.offset ?? -1;
    const line = child.type === 'thematicBreak' ? lines.get(offset) : undefined;
    lines.delete(offset);
    if (!line) {
      if (!restoreWithin(child, remaining)) return false;
      siblings.push(child);
    } else if (line.kind !== 'closer') siblings.push(nodeOf(line, child.position, open));
    else if (!closeContainer(line.source.length, child.position, open)) return false;
  }
  parent.children = children;
  // The reference parser takes the fences of a container for blank lines.
  const isLoose = children.some(({ type }) => type === 'docsContainer');
  if (parent.type === 'listItem' && isLoose) parent.spread = true;
  return open.length <= outer;
}

/** Restores what is inside a node. Returns false also if a container begins in it and does not end there. */
function restoreWithin(node: RootContent, remaining: Remaining): boolean {
  const { open, inCode } = remaining;
  if (node.type === 'code') forgetWithin(inCode, node.position);
  const before = open.length;
  return !('children' in node) || (restoreLines(node, remaining) && open.length <= before);
}

/** The node of a line. A container is open from then on. */
function nodeOf(
  { kind, source }: SyntaxLine,
  position: Position | undefined,
  open: OpenContainer[],
): RootContent {
  const at = position && { position };
  if (kind === 'directive') return { type: 'docsDirective', value: source, ...at };
  if (kind === 'tabs-tag') return { type: 'docsTabsTag', value: source, ...at };
  const [, colons = '', name = '', bracketed, rest = ''] = OPENER.exec(source) ?? [];
  const containerKind = CONTAINER_KINDS.get(name) ?? 'info';
  const title = bracketed ?? rest;
  const node: DocsContainer = {
    type: 'docsContainer',
    kind: containerKind,
    title,
    children: [],
    ...at,
  };
  open.push({ node, colons: colons.length });
  return node;
}

/** Ends the innermost container. Returns false if the fence does not close that one. */
function closeContainer(
  colons: number,
  position: Position | undefined,
  open: OpenContainer[],
): boolean {
  const closed = open.pop();
  if (!closed || closed.colons > colons) return false;
  if (closed.colons < colons && open.some((one) => one.colons === colons)) return false;
  const { node } = closed;
  if (node.position && position) {
    node.position = { start: node.position.start, end: position.end };
  }
  return true;
}

function forgetWithin(offsets: Set<number>, position: Position | undefined) {
  const { start, end } = position ?? {};
  for (const one of offsets) {
    if (one >= (start?.offset ?? 0) && one < (end?.offset ?? 0)) offsets.delete(one);
  }
}
