import type {
  BlockContent,
  Code,
  DefinitionContent,
  Node,
  Parent,
  Nodes,
  Parents,
  Root,
} from 'mdast';
import type { Element, Root as HastRoot } from 'hast';

type CalloutKind = 'info' | 'warning' | 'success' | 'error';

/** Containers that become an element with the kind as its class. */
type BlockKind = 'steps' | 'cards' | 'file-tree';

type ContainerKind = CalloutKind | BlockKind | 'details' | 'code-group' | 'tabs' | 'tab';

/** Container kinds, by the name after `:::`. */
export const CONTAINER_KINDS: ReadonlyMap<string, ContainerKind> = new Map<string, ContainerKind>([
  ['info', 'info'],
  ['note', 'info'],
  ['important', 'info'],
  ['success', 'success'],
  ['tip', 'success'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['error', 'error'],
  ['danger', 'error'],
  ['details', 'details'],
  ['code-group', 'code-group'],
  ['tabs', 'tabs'],
  ['tab', 'tab'],
  // VuePress: the tabs of a `:::code-group`.
  ['code-group-item', 'tab'],
  ['steps', 'steps'],
  ['cards', 'cards'],
  ['file-tree', 'file-tree'],
]);

/** Containers and components of other generators, each with the container that does the same. */
const FOREIGN_CONTAINERS: ReadonlyMap<string, string> = new Map([
  ['accordion', 'details'],
  ['accordion-item', 'details'],
  ['admonition', 'note'],
  ['alert', 'note'],
  ['aside', 'note'],
  ['callout', 'note'],
  ['card', 'cards'],
  ['card-grid', 'cards'],
  ['card-group', 'cards'],
  ['collapsible', 'details'],
  ['hint', 'tip'],
  ['link-card', 'cards'],
  ['tab-item', 'tab'],
]);

/**
 * Returns the container that replaces a component, tag or block of another generator, by its name:
 * `TabItem`, `Warning`, or `acme-info`, where a site has put its own name before it.
 */
export function containerFor(foreign: string): string | undefined {
  const name = foreign.replace(/(?<=[a-z])(?=[A-Z])|\./g, '-').toLowerCase();
  const names = name === foreign ? [name, name.replace(/^[a-z]+-/, '')] : [name];
  const known = names.find((each) => FOREIGN_CONTAINERS.has(each) || CONTAINER_KINDS.has(each));
  return known === undefined ? undefined : (FOREIGN_CONTAINERS.get(known) ?? known);
}

export const isBlockKind = (kind: ContainerKind): kind is BlockKind =>
  kind === 'steps' || kind === 'cards' || kind === 'file-tree';

/**
 * Opening fence of a container: colons, name, a title with or without brackets, and attributes as
 * in other generators, such as `{#id}` or `{title="Size"}`.
 */
export const CONTAINER_OPENER =
  /^(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[([^\]]*)\]|[ \t]+(.*?))?[ \t]*(\{(?:\s*(?:(?:[#.][\w-]+|open)(?![\w-])|[\w-]+=(?:"[^"]*"|'[^']*')))+\s*\})?[ \t]*$/;
export const CONTAINER_CLOSER = /^[ \t]{0,3}(:{3,})[ \t]*$/;
export const TABS_TAG = /^<(?:codeblock(?:\s[^<>]*)?|\/codeblock\s*)>[ \t]*$/;

/** A container from `:::info Title` to `:::`, or a GitHub alert. */
export interface DocsContainer extends Parent {
  type: 'docsContainer';
  kind: ContainerKind;
  /** Default title in English if the author used another name for the kind: `Tip`. */
  label?: string;
  title: string;
  children: (BlockContent | DefinitionContent)[];
}

/** A directive on a line of its own, such as `{{"demo": …}}`. */
export interface DocsDirective extends Node {
  type: 'docsDirective';
  value: string;
}

/** A tag on a line of its own: `<codeblock …>` or `</codeblock>`. */
export interface DocsTabsTag extends Node {
  type: 'docsTabsTag';
  value: string;
}

/** Code blocks in `<codeblock>` or `:::code-group`, or the tabs of an npm fence. */
export interface DocsTabs extends Parent {
  type: 'docsTabs';
  storageKey: string;
  /** Whether the source is a single fence of npm commands. */
  isOneFence?: true;
  children: Code[];
}

declare module 'mdast' {
  interface BlockContentMap {
    docsContainer: DocsContainer;
    docsDirective: DocsDirective;
    docsTabsTag: DocsTabsTag;
    docsTabs: DocsTabs;
  }
  interface RootContentMap {
    docsContainer: DocsContainer;
    docsDirective: DocsDirective;
    docsTabsTag: DocsTabsTag;
    docsTabs: DocsTabs;
  }
}

/** Markdown nodes that contain phrasing content, not blocks. */
export const PHRASING_PARENTS: ReadonlySet<Nodes['type']> = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'tableCell',
]);

/** Calls `enter` for every node below `parent`, parents first. */
export function walkMarkdown(
  parent: Root | Parents,
  enter: (node: Nodes, parent: Parents) => void,
) {
  for (const node of parent.children) {
    enter(node, parent);
    if ('children' in node) walkMarkdown(node, enter);
  }
}

/** Returns the nodes of a type below `parent`, parents first. */
export function nodesOfType<Type extends Nodes['type']>(parent: Root | Parents, type: Type) {
  const found: Extract<Nodes, { type: Type }>[] = [];
  walkMarkdown(parent, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

/** Replaces every node below `parent` with the result of `replace`, children first. */
export function replaceMarkdown(
  parent: Root | Parents,
  replace: (node: Nodes, parent: Parents) => readonly Nodes[],
) {
  const children: Nodes[] = [];
  for (const node of parent.children) {
    if ('children' in node) replaceMarkdown(node, replace);
    children.push(...replace(node, parent));
  }
  // The mdast types cannot express allowed children per parent; callers are responsible.
  (parent as { children: Nodes[] }).children = children;
}

/** Calls `enter` for every element below `parent`, parents first. */
export function walkElements(parent: HastRoot | Element, enter: (element: Element) => void) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    enter(node);
    walkElements(node, enter);
  }
}
