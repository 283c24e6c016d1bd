import type { Blockquote, Root } from 'mdast';
import type { ContainerKind } from '../syntax/nodes.ts';
import { replaceMarkdown } from '../walk.ts';

/** What an alert looks like, and its word. */
interface Alert {
  readonly kind: ContainerKind;
  readonly title: string;
}

const ALERTS: ReadonlyMap<string, Alert> = new Map<string, Alert>([
  ['NOTE', { kind: 'info', title: 'Note' }],
  ['TIP', { kind: 'success', title: 'Tip' }],
  ['IMPORTANT', { kind: 'info', title: 'Important' }],
  ['WARNING', { kind: 'warning', title: 'Warning' }],
  ['CAUTION', { kind: 'error', title: 'Caution' }],
]);

/** Turns quotes that begin with `[!NOTE]` and the like on a line of its own into containers. */
export function findAlerts(root: Root) {
  replaceMarkdown(root, (node) => {
    const alert = node.type === 'blockquote' && takeMarker(node);
    if (node.type !== 'blockquote' || !alert) return [node];
    const { children, position } = node;
    return [{ type: 'docsContainer', ...alert, children, ...(position && { position }) }];
  });
}

function takeMarker(node: Blockquote): Alert | undefined {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value);
  const alert = match && ALERTS.get((match[1] ?? '').toUpperCase());
  if (!alert) return undefined;
  text.value = text.value.slice(match[0].length);
  if (text.value === '' && first.children[1]?.type === 'break') first.children.splice(1, 1);
  if (text.value === '') first.children.shift();
  if (first.children.length === 0) node.children.shift();
  return alert;
}
