import type { Blockquote, Root } from 'mdast';
import { closest, slipOf } from '../../report/suggest.ts';
import { locationAt, type PageInWork, rangeAt } from '../page.ts';
import type { ContainerProblem } from '../syntax/parse.ts';
import { CONTAINER_KINDS, type ContainerKind } from '../syntax/nodes.ts';
import { replaceMarkdown } from '../walk.ts';
import { report } from '../../report/catalogue.ts';

/** Reports unknown and unclosed containers. */
export function reportContainers(problems: readonly ContainerProblem[], page: PageInWork) {
  for (const { kind, name, offset, length } of problems) {
    const location = locationAt(page, offset, length);
    if (kind === 'unclosed') {
      page.diagnostics.push(report('markdown/unclosed-container', location, { name }));
      continue;
    }
    const slip = slipOf(name, CONTAINER_KINDS.keys());
    const near = slip ?? closest(name, CONTAINER_KINDS.keys());
    const range = rangeAt(page, page.text.indexOf(name, offset), name.length);
    const fix = slip === undefined ? undefined : { replace: slip, range };
    const meant = near && `:::${near}`;
    page.diagnostics.push(report('markdown/unknown-container', location, { name, meant, fix }));
  }
}

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

/** Converts GitHub alerts, quotes that begin with a line such as `[!NOTE]`, to containers. */
export function convertAlerts(root: Root) {
  replaceMarkdown(root, (node) => {
    const alert = node.type === 'blockquote' && takeAlert(node);
    if (node.type !== 'blockquote' || !alert) return [node];
    const { children, position } = node;
    return [{ type: 'docsContainer', ...alert, children, ...(position && { position }) }];
  });
}

/** Removes the marker of an alert from a quote and returns the alert. */
function takeAlert(node: Blockquote): Alert | undefined {
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
