import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import type { Code, Root as MdastRoot } from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { unified } from 'unified';
import type { Position } from 'unist';
import type { DirectiveContent, PlacedDirectives } from '../markdown/directives.ts';
import { type CompilingPage, locationAt, nodeLocation } from '../page.ts';
import {
  type DocsContainer,
  type DocsDirective,
  type DocsTabs,
  isBlockKind,
  nodesOfType,
  walkElements,
} from '../syntax/nodes.ts';
import { plainTitle, parseContainerTitle, reportEqualTitles } from '../markdown/tabs.ts';
import { certainCorrection } from '../../report/suggest.ts';
import { type CodeBlock, codeBlock, type FencePlacement } from '../code/code-block.ts';
import { parseFenceInfo, unclosedFence } from '../code/fence-info.ts';
import { isLanguage, LANGUAGES } from '../code/highlight.ts';
import { replaceWith } from '../../report/catalogue.ts';
import { LINE_TAG } from '../../../runtime/contract/dev.ts';

/**
 * Converts Markdown and its raw HTML to a tree of elements. Theme elements are set aside in slots,
 * because neither the HTML parser nor the sanitizer knows them.
 */
export function toHast(root: MdastRoot, page: CompilingPage, placed: PlacedDirectives): Root {
  reportLostCells(root, page);
  const convert = unified().use(remarkRehype, {
    allowDangerousHtml: page.hasHtml,
    clobberPrefix: '',
    footnoteLabel: 'Footnotes',
    footnoteLabelProperties: { className: ['vh'] },
    handlers: handlersOf(page, placed),
  });
  const tree = convert.runSync(root);
  if (!page.hasHtml) return tree;
  const parsed = unified().use(rehypeRaw).runSync(tree, page.text);
  walkElements(parsed, dropIncompletePosition);
  return parsed;
}

/** Reports rows with more cells than the header of their table: the others are not shown. */
function reportLostCells(root: MdastRoot, page: CompilingPage): void {
  for (const { align, children: rows } of nodesOfType(root, 'table')) {
    for (const { children: cells } of rows) {
      const lost = cells
        .slice(align?.length ?? Infinity)
        .find(({ children }) => children.length > 0);
      if (lost) page.report('markdown/lost-cell', nodeLocation(page, lost.position));
    }
  }
}

/** Removes a position without an end, which the parser omits for nested links despite its types. */
function dropIncompletePosition(element: Element): void {
  const { start, end }: Partial<Position> = element.position ?? {};
  if (!start || !end) delete element.position;
}

function handlersOf(page: CompilingPage, placed: PlacedDirectives): Handlers {
  let tabs = 0;
  let blocks = 0;
  const nextId = () => `code-${++blocks}`;
  const inSlot = (node: { readonly position?: Position | undefined }, element: Element) => ({
    ...slotFor(page, element),
    ...(node.position && { position: node.position }),
  });
  return {
    code: (_state: State, node: Code) => {
      const { block } = readFence(node, page, { id: nextId(), isTab: false });
      return inSlot(node, ownElement('docs-code', block));
    },
    docsContainer: (state: State, node: DocsContainer) => {
      if (node.kind === 'details') return detailsOf(state, node);
      if (isBlockKind(node.kind)) {
        const className = [node.kind];
        const blocks = blocksOf(state, node);
        if (node.kind === 'cards') blocks.forEach(markTitleLinks);
        return inSlot(node, createElement('div', { className }, blocks));
      }
      if (node.kind !== 'tabs') return inSlot(node, calloutOf(state, node, page));
      return inSlot(node, tabsOf(state, node, { page, id: `docs-tabs-${++tabs}` }));
    },
    docsDirective: (_state: State, node: DocsDirective) => {
      const found = placed.get(node);
      return found && inSlot(node, placedElement(found));
    },
    docsTabs: (_state: State, node: DocsTabs) =>
      inSlot(node, codeTabsOf(node, { page, nextId, id: `docs-tabs-${++tabs}` })),
  };
}

/** Returns the element of a demo or component. The code of a demo is added during rendering. */
const placedElement = (found: DirectiveContent): Element =>
  found.kind === 'demo'
    ? ownElement('docs-demo', {
        demo: found.demo.id,
        options: found.placement.options,
        label: found.label,
      })
    : ownElement('docs-component', {});

const titleOf = (state: State, { title }: DocsContainer): ElementContent[] =>
  state.all({ type: 'paragraph', children: parseContainerTitle(title) });

function calloutOf(state: State, node: DocsContainer, page: CompilingPage): Element {
  const content = titleOf(state, node);
  const title = plainTitle(node.title);
  const { kind: severity, label } = node;
  // Themes show the name in the language of the page.
  const named = label !== undefined && { title: label, name: label.toLowerCase() };
  const props = { severity, ...(title === '' ? named : { title }) };
  const isPlain = content.every(({ type }) => type === 'text');
  const own = isPlain ? [] : [slotFor(page, ownElement('docs-callout-title', {}, content))];
  return ownElement('docs-callout', props, [...own, ...blocksOf(state, node)]);
}

/** Each panel is one child, a `div` with the content of a tab. */
function tabsOf(
  state: State,
  { title, children }: DocsContainer,
  { page, id }: Omit<TabsContext, 'nextId'>,
): Element {
  const tabs = children.filter((child) => child.type === 'docsContainer');
  const titles = tabs.map((tab, index) => plainTitle(tab.title) || `${index + 1}`);
  reportEqualTitles(titles, tabs, page);
  const panels = tabs.map((tab) => createElement('div', {}, blocksOf(state, tab)));
  return ownElement('docs-tabs', { id, storageKey: title, titles }, panels);
}

/** Marks links at the start of items, which cover their cards. CSS ignores text before a link. */
function markTitleLinks(list: ElementContent) {
  if (list.type !== 'element' || list.tagName !== 'ul') return;
  for (const item of list.children) {
    let first: ElementContent | undefined = item;
    while (first?.type === 'element' && first.tagName !== 'a') {
      first = first.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
    }
    if (first?.type === 'element') first.properties['className'] = ['card-link'];
  }
}

function detailsOf(state: State, node: DocsContainer): Element {
  const content = titleOf(state, node.title === '' ? { ...node, title: 'Details' } : node);
  const summary = createElement('summary', {}, content);
  return {
    ...createElement('details', {}, [summary, ...blocksOf(state, node)]),
    ...(node.position && { position: node.position }),
  };
}

const blocksOf = (state: State, node: DocsContainer): ElementContent[] =>
  state.wrap(state.all(node), true);

interface TabsContext {
  readonly page: CompilingPage;
  readonly id: string;
  readonly nextId: () => string;
}

function codeTabsOf(node: DocsTabs, { page, id, nextId }: TabsContext): Element {
  const tabs = node.children.map((child, index) => {
    const { block, tab } = readFence(child, page, { id: nextId(), isTab: true });
    return { ...block, tab: tab ?? (block.language || `${index + 1}`) };
  });
  reportEqualTitles(
    tabs.map(({ tab }) => tab),
    node.children,
    page,
  );
  return ownElement('docs-code-tabs', { id, storageKey: node.storageKey, tabs });
}

export const createElement = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** Creates a theme element. Its properties are plain data under the single name `props`. */
export const ownElement = (tagName: string, props: object, children?: ElementContent[]) =>
  // hast allows only strings, numbers and lists, but the renderer reads `props` as is.
  createElement(tagName, { props } as unknown as Properties, children);

/** Stores an element and returns a placeholder that HTML parsers and sanitizers keep. */
function slotFor(page: CompilingPage, element: Element): Element {
  const index = page.slots.push(element) - 1;
  return createElement('div', { dataDocsSlot: `${page.slotPrefix}${index}` }, element.children);
}

/** Restores the elements in their slots with the children of the slots, which have been cleaned. */
export function fillSlots(tree: Root, page: CompilingPage) {
  if (page.slots.length === 0) return;
  walkElements(tree, (node) => {
    const { dataDocsSlot } = node.properties;
    if (typeof dataDocsSlot !== 'string') return;
    const element = page.slots[Number(dataDocsSlot.slice(page.slotPrefix.length))];
    if (!element) return;
    node.tagName = element.tagName;
    node.properties = element.properties;
  });
}

/** Shorter names that resemble a known one are often other languages: `sass`, `jsonl`. */
const MIN_FIXED_LENGTH = 7;

function readFence(
  node: Code,
  page: CompilingPage,
  placement: FencePlacement,
): { block: CodeBlock; tab?: string } {
  const info = parseFenceInfo([node.lang, node.meta].filter(Boolean).join(' '));
  const { codeBytes } = page.input.options.limits;
  const { language, tab } = info;
  if (!isLanguage(language)) reportLanguage(language, node, page);
  if (node.value.length > codeBytes) {
    page.report('markdown/long-code', nodeLocation(page, node.position), { limit: codeBytes });
  }
  const fence = unclosedFence(node, page);
  if (fence !== undefined) {
    const location = locationAt(page, node.position?.start.offset ?? 0, fence.length);
    page.report('markdown/unclosed-code', location, { fence });
  }
  const block = codeBlock(node.value, info, { ...placement, codeBytes });
  for (let line = 1; block.id !== undefined && line <= block.lineCount; line++) {
    page.lineIds.push(`${block.id}-L${line}`);
  }
  return { block, ...(tab !== undefined && { tab }) };
}

/** Languages of fences that other tools render as formulas. */
const FORMULA_LANGUAGES: ReadonlySet<string> = new Set(['math', 'katex']);

function reportLanguage(language: string, { position }: Code, page: CompilingPage) {
  const start = position?.start.offset ?? 0;
  const at = (page.text.slice(start).split('\n', 1)[0] ?? '').indexOf(language);
  const location =
    at === -1 ? nodeLocation(page, position) : locationAt(page, start + at, language.length);
  if (FORMULA_LANGUAGES.has(language)) {
    page.report('markdown/unknown-language:formula', location, { language });
    return;
  }
  const plain = language.replace(/^lang(?:uage)?-/, '');
  const certain = isLanguage(plain)
    ? plain
    : certainCorrection(language, LANGUAGES, MIN_FIXED_LENGTH);
  const correction = at === -1 ? undefined : certain;
  const near = correction ?? certainCorrection(language, LANGUAGES);
  const values = { language, meant: near, fix: replaceWith(correction) };
  page.report('markdown/unknown-language', location, values);
}

export function collectIds(tree: Root): string[] {
  const ids: string[] = [];
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/**
 * Gives demos the ids that links and search results name, unless other elements have them. The
 * second placement of a demo is numbered, as in the id that the theme gets.
 */
export function addDemoIds(tree: Root) {
  const taken = new Set(collectIds(tree));
  const counts = new Map<string, number>();
  walkElements(tree, ({ tagName, properties }) => {
    if (tagName !== 'docs-demo') return;
    const { demo } = properties['props'] as unknown as { readonly demo: string };
    const count = (counts.get(demo) ?? 0) + 1;
    counts.set(demo, count);
    const id = count === 1 ? demo : `${demo}-${count}`;
    if (!taken.has(id)) properties['id'] = id;
  });
}

/** Adds former ids of sections to the headings that replace them. */
export function addOldIds(tree: Root, anchors: Readonly<Record<string, string>> = {}) {
  const taken = new Set(collectIds(tree));
  const added = Object.entries(anchors).filter(([old]) => !taken.has(old));
  if (added.length === 0) return;
  walkElements(tree, ({ tagName, properties, children }) => {
    if (!/^h[2-6]$/.test(tagName)) return;
    const ids = added.flatMap(([old, id]) => (id === properties['id'] ? old : []));
    children.unshift(...ids.map((id) => createElement('span', { id })));
  });
}

/** Clears positions, which later stages do not need. `delete` would make the nodes slow. */
export function dropPositions(node: Root | RootContent) {
  Object.assign(node, { position: undefined });
  if ('children' in node) for (const child of node.children) dropPositions(child);
}

/** Returns the first element with more than `limit` ancestors, which would overflow the stack. */
export function elementBelow(tree: Root, limit: number): Element | undefined {
  let level: readonly Element[] = elementsIn(tree.children);
  for (let depth = 0; depth < limit && level.length > 0; depth++) {
    level = level.flatMap(({ children }) => elementsIn(children));
  }
  return level[0];
}

const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter((node) => node.type === 'element');

/** HTML blocks whose attributes every theme keeps. */
const PLAIN_BLOCKS = new Set(
  'p ul ol li blockquote pre hr dl dt dd div section details summary tr figure'.split(' '),
);

const THEMED = /^(?:docs-.+|table|h[1-6]|img)$/;

/**
 * Marks blocks with their source line, for `dev`. Before elements that themes replace, inserts a
 * marker element, which `applyLineMarkers` removes again.
 */
export function markLines(tree: Root): void {
  tree.children = tree.children.flatMap(withLine);
}

function withLine<T extends RootContent | ElementContent>(node: T): (T | Element)[] {
  if (node.type !== 'element') return [node];
  const line = node.position?.start.line;
  if (PLAIN_BLOCKS.has(node.tagName)) {
    if (line !== undefined) node.properties['dataDocsLine'] = line;
    node.children = node.children.flatMap(withLine);
    return [node];
  }
  if (!THEMED.test(node.tagName)) return [node];
  // Add no markers to the children, because themes may count them.
  walkElements(node, ({ tagName, position, properties }) => {
    if (position && PLAIN_BLOCKS.has(tagName)) properties['dataDocsLine'] = position.start.line;
  });
  if (line === undefined) return [node];
  return [createElement(LINE_TAG, { dataDocsLine: line }), node];
}
