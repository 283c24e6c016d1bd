import type { Blockquote, Root } from 'mdast';
import type { ContainerKind } from '../syntax/nodes.ts';
import { replaceMarkdown } from '../walk.ts';

const KINDS: ReadonlyMap<string, ContainerKind> = new Map<string, ContainerKind>([
  ['NOTE', 'info'],
  ['TIP', 'success'],
  ['IMPORTANT', 'info'],
  ['WARNING', 'warning'],
  ['CAUTION', 'error'],
]);

/** Turns quotes that begin with `[!NOTE]` and the like on a line of its own into containers. */
export function findAlerts(root: Root) {
  replaceMarkdown(root, (node) => {
    const kind = node.type === 'blockquote' && takeMarker(node);
    if (node.type !== 'blockquote' || !kind) return [node];
    const { children, position } = node;
    return [{ type: 'docsContainer', kind, title: '', children, ...(position && { position }) }];
  });
}

function takeMarker(node: Blockquote): ContainerKind | undefined {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value);
  const kind = match && KINDS.get((match[1] ?? '').toUpperCase());
  if (!kind) return undefined;
  text.value = text.value.slice(match[0].length);
  if (text.value === '' && first.children[1]?.type === 'break') first.children.splice(1, 1);
  if (text.value === '') first.children.shift();
  if (first.children.length === 0) node.children.shift();
  return kind;
}
