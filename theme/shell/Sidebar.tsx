import { HOOKS, type NavNode, type SidebarProps } from 'docs-build/theme';
import { type Translate, translateWith, type TextKey } from '../texts.ts';
import { iconHtml } from '../icons/Icon.tsx';

/** Chips of an entry by importance. Only one is shown. */
const CHIPS = ['deprecated', 'planned', 'newFeature', 'beta', 'unstable', 'legacy'] as const;

/** Maximum level of indentation. */
const DEEPEST = 3;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text like the engine, which searches for the escaped text. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Functions for writing the tree. */
export interface SidebarContext {
  readonly t: Translate;
  /** Returns the HTML of an icon. */
  readonly drawIcon: (name: string) => string;
}

const ARROW =
  '<svg class="icon" width="12" height="12" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 7h10v10M7 17 17 7"/></svg>';

function chipOf(node: NavNode, t: Translate): string {
  const flag: TextKey | undefined = CHIPS.find((name) => node[name] === true);
  return flag === undefined ? '' : `<span class="chip chip-${flag}">${escapeHtml(t(flag))}</span>`;
}

/** Plans that the theme has marks for. */
const PLANS = ['pro', 'premium'] as const;

function planOf(node: NavNode, t: Translate): string {
  const plan = PLANS.find((plan) => plan === node.plan);
  if (plan === undefined) return '';
  const name = escapeHtml(t(plan));
  return `<span class="plan plan-${plan}" title="${name}"><span class="unseen">${name}</span></span>`;
}

/** Returns the icon, title and marks of an entry. Only top-level entries have icons. */
function entryLabel(node: NavNode, depth: number, { t, drawIcon }: SidebarContext): string {
  const icon = depth > 0 || node.icon === undefined ? '' : drawIcon(node.icon);
  return `${icon}<span>${escapeHtml(node.title)}</span>${planOf(node, t)}${chipOf(node, t)}`;
}

function leaf(node: NavNode, depth: number, drawing: SidebarContext): string {
  const label = entryLabel(node, depth, drawing);
  if (node.kind === 'planned' || node.href === undefined) {
    return `<span class="leaf">${label}</span>`;
  }
  const href = escapeHtml(node.href);
  if (node.kind === 'group') {
    const hook = `${HOOKS.group}="${escapeHtml(node.pathname)}"`;
    return `<a href="${href}" ${hook} aria-expanded="false">${label}</a>`;
  }
  if (node.kind !== 'external') return `<a href="${href}">${label}</a>`;
  const hint = `<span class="unseen"> ${escapeHtml(drawing.t('opensAnotherSite'))}</span>`;
  return `<a href="${href}">${label}${hint}${ARROW}</a>`;
}

/** Makes a stable id from a pathname. */
const listIdOf = (pathname: string) => `nav-${pathname.replace(/[^a-z0-9]+/gi, '-')}`;

function group(node: NavNode, depth: number, drawing: SidebarContext): string {
  const id = escapeHtml(listIdOf(node.pathname));
  const pathname = escapeHtml(node.pathname);
  const inner = node.children.map((child) => entry(child, depth + 1, drawing)).join('');
  return (
    `<button type="button" aria-controls="${id}" ${HOOKS.group}="${pathname}" aria-expanded="false">${entryLabel(node, depth, drawing)}</button>` +
    `<ul id="${id}" data-docs-list="${pathname}" hidden="until-found">${inner}</ul>`
  );
}

function entry(node: NavNode, depth: number, drawing: SidebarContext): string {
  const inner = () => node.children.map((child) => entry(child, depth, drawing)).join('');
  if (node.kind === 'subheader') {
    return `<li class="sub"><span>${escapeHtml(node.title)}</span><ul>${inner()}</ul></li>`;
  }
  const level = ` class="level-${Math.min(depth, DEEPEST)}"`;
  return `<li${level}>${node.children.length > 0 ? group(node, depth, drawing) : leaf(node, depth, drawing)}</li>`;
}

/**
 * Returns the HTML of the navigation tree with closed groups. It is text because a tree has many
 * entries and React cannot render `hidden="until-found"`.
 *
 * The engine opens groups and marks the current page by searching for these attributes in order:
 * `<button … data-docs-group="PATHNAME" aria-expanded="false">`,
 * `<ul id="…" data-docs-list="PATHNAME" hidden="until-found">` and `<a href="HREF">`. A script
 * loads the entries of groups without children: `<a href="…" data-docs-group="PATHNAME">`.
 */
export function sidebarHtml(tree: readonly NavNode[], drawing: SidebarContext): string {
  return tree.map((node) => entry(node, 0, drawing)).join('');
}

/** The navigation tree. The engine patches its HTML, see `sidebarHtml`. */
export function Sidebar({ tree, texts }: SidebarProps) {
  const html = sidebarHtml(tree, {
    t: translateWith(texts),
    drawIcon: (name) => iconHtml(name, 16),
  });
  return <ul className="tree" dangerouslySetInnerHTML={{ __html: html }} />;
}
