import type { Parents, Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { CONTAINER_KINDS, CONTAINER_OPENER, type DocsContainer } from './nodes.ts';
import { BREAK, scanLines, type SyntaxLine } from './scan-lines.ts';

/** The native parser, or undefined if it has no binary for the platform. */
const native = await import('satteri').catch(() => undefined);

const OPTIONS = { features: { frontmatter: false } };

/**
 * Parses Markdown natively. The native parser does not support our syntax, so each line of it is
 * replaced with a thematic break of the same length, which interrupts blocks in the same way.
 * Returns undefined if remark could make another tree.
 */
export function parseNative(text: string): Root | undefined {
  const scan = native && scanLines(text);
  if (!scan) return undefined;
  const root = native.markdownToMdast(withBreaks(text, scan.lines), OPTIONS) as Root;
  if (scan.lines.length === 0 && scan.inCode.length === 0) return root;
  const pending: Pending = {
    lines: new Map(scan.lines.map((line) => [line.offset, line])),
    inCode: new Set(scan.inCode),
    open: [],
  };
  const isRestored = restoreLines(root, pending);
  return isRestored && pending.lines.size + pending.inCode.size === 0 ? root : undefined;
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

/** Lines and containers not yet found in the tree. */
interface Pending {
  /** Lines of our syntax, by offset. */
  readonly lines: Map<number, SyntaxLine>;
  readonly inCode: Set<number>;
  /** Containers without a closing fence so far, innermost last. */
  readonly open: OpenContainer[];
}

interface OpenContainer {
  readonly node: DocsContainer;
  readonly colons: number;
}

/** Replaces breaks with our nodes. Returns false if only remark can decide what a fence closes. */
function restoreLines(parent: Parents, pending: Pending): boolean {
  const { lines, open } = pending;
  const outer = open.length;
  const children: RootContent[] = [];
  for (const child of parent.children) {
    // The closing fence was in the last item of a list that the container surrounds.
    if (open.length < outer) return false;
    const container = open.length > outer ? open.at(-1)?.node : undefined;
    const siblings: RootContent[] = container?.children ?? children;
    const offset = child.position?.start.offset ?? -1;
    const line = child.type === 'thematicBreak' ? lines.get(offset) : undefined;
    lines.delete(offset);
    if (!line) {
      if (!restoreWithin(child, pending)) return false;
      siblings.push(child);
    } else if (line.kind !== 'closer') siblings.push(nodeOf(line, child.position, open));
    else if (!closeContainer(line.source.length, child.position, open)) return false;
  }
  parent.children = children;
  // remark treats the fences of a container as blank lines.
  const hasContainer = children.some(({ type }) => type === 'docsContainer');
  if (parent.type === 'listItem' && hasContainer) parent.spread = true;
  return open.length <= outer;
}

/** Restores nodes below `node`. Returns false also if a container begins inside it and ends after it. */
function restoreWithin(node: RootContent, pending: Pending): boolean {
  const { open, inCode } = pending;
  if (node.type === 'code' && node.position) {
    const { start, end } = node.position;
    for (const offset of inCode) {
      if (offset >= (start.offset ?? 0) && offset < (end.offset ?? 0)) inCode.delete(offset);
    }
  }
  const before = open.length;
  return !('children' in node) || (restoreLines(node, pending) && open.length <= before);
}

/** Creates the node of a line. Adds a container to `open`. */
function nodeOf(
  { kind, source }: SyntaxLine,
  position: Position | undefined,
  open: OpenContainer[],
): RootContent {
  const at = position && { position };
  if (kind === 'directive') return { type: 'docsDirective', value: source, ...at };
  if (kind === 'tabs-tag') return { type: 'docsTabsTag', value: source, ...at };
  const [, colons = '', name = '', bracketed, rest = ''] = CONTAINER_OPENER.exec(source) ?? [];
  const node: DocsContainer = {
    type: 'docsContainer',
    kind: CONTAINER_KINDS.get(name) ?? 'info',
    title: bracketed ?? rest,
    children: [],
    ...at,
  };
  open.push({ node, colons: colons.length });
  return node;
}

/** Closes the innermost container. Returns false if the fence closes a different one. */
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
