import { HOOKS, type NavNode } from 'docs-build/theme';
import type { Say, TextKey } from '../texts.ts';

/** Chips of an entry, the most telling first: only one is shown. */
const CHIPS = ['deprecated', 'planned', 'newFeature', 'beta', 'unstable', 'legacy'] as const;

/** Deeper entries are not moved further in. */
const DEEPEST = 3;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escaped as the engine does it, which looks for the same text. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** What the tree is written with. */
export interface Drawing {
  readonly say: Say;
  /** A drawing by its name, as HTML text. */
  readonly drawIcon: (name: string) => string;
}

const ARROW =
  '<svg class="icon" width="12" height="12" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 7h10v10M7 17 17 7"/></svg>';

function chipOf(node: NavNode, say: Say): string {
  const flag: TextKey | undefined = CHIPS.find((name) => node[name] === true);
  return flag === undefined
    ? ''
    : `<span class="chip chip-${flag}">${escapeHtml(say(flag))}</span>`;
}

const PLANS = ['pro', 'premium'] as const;

function planOf({ plan: wanted }: NavNode, say: Say): string {
  const plan = PLANS.find((one) => one === wanted);
  if (plan === undefined) return '';
  const name = escapeHtml(say(plan));
  return `<span class="plan plan-${plan}" title="${name}"><span class="unseen">${name}</span></span>`;
}

/** Icon, words and marks of an entry. Only entries of the outermost level have icons. */
function labelOf(node: NavNode, depth: number, { say, drawIcon }: Drawing): string {
  const icon = depth > 0 || node.icon === undefined ? '' : drawIcon(node.icon);
  return `${icon}<span>${escapeHtml(node.title)}</span>${planOf(node, say)}${chipOf(node, say)}`;
}

function leaf(node: NavNode, depth: number, drawing: Drawing): string {
  const label = labelOf(node, depth, drawing);
  if (node.kind === 'planned' || node.href === undefined) {
    return `<span class="leaf">${label}</span>`;
  }
  const href = escapeHtml(node.href);
  if (node.kind !== 'external') return `<a href="${href}">${label}</a>`;
  const hint = `<span class="unseen"> ${escapeHtml(drawing.say('opensAnotherSite'))}</span>`;
  return `<a href="${href}">${label}${hint}${ARROW}</a>`;
}

/** An id that is the same at every build: the pathname with letters, digits and hyphens only. */
const listIdOf = (pathname: string) => `nav-${pathname.replace(/[^a-z0-9]+/gi, '-')}`;

function group(node: NavNode, depth: number, drawing: Drawing): string {
  const id = escapeHtml(listIdOf(node.pathname));
  const pathname = escapeHtml(node.pathname);
  const inner = node.children.map((child) => entry(child, depth + 1, drawing)).join('');
  return (
    `<button type="button" aria-controls="${id}" ${HOOKS.group}="${pathname}" aria-expanded="false">${labelOf(node, depth, drawing)}</button>` +
    `<ul id="${id}" data-docs-list="${pathname}" hidden="until-found">${inner}</ul>`
  );
}

function entry(node: NavNode, depth: number, drawing: Drawing): string {
  const inner = () => node.children.map((child) => entry(child, depth, drawing)).join('');
  if (node.kind === 'subheader') {
    return `<li class="sub"><span>${escapeHtml(node.title)}</span><ul>${inner()}</ul></li>`;
  }
  const level = ` class="level-${Math.min(depth, DEEPEST)}"`;
  return `<li${level}>${node.children.length > 0 ? group(node, depth, drawing) : leaf(node, depth, drawing)}</li>`;
}

/**
 * The navigation tree as HTML text, every group closed. Text rather than components: a tree has hundreds of entries, and
 * components have no way to say `hidden="until-found"`.
 *
 * The engine opens groups and marks the current page by looking for these attributes in exactly this order:
 * `<button … data-docs-group="PATHNAME" aria-expanded="false">`, `<ul id="…" data-docs-list="PATHNAME" hidden="until-found">`
 * and `<a href="HREF">`.
 */
export function sidebarHtml(tree: readonly NavNode[], drawing: Drawing): string {
  return tree.map((node) => entry(node, 0, drawing)).join('');
}
