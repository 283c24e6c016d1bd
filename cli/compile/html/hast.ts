import type { Element, ElementContent, Root } from 'hast';
import type { Code, Root as MdastRoot } from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import type { Position } from 'unist';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { readFence } from '../code/read-fence.ts';
import type { Placed } from '../markdown/directives.ts';
import type { PageInWork } from '../page.ts';
import { unified } from 'unified';
import type { DocsContainer, DocsDirective, DocsTabs } from '../syntax/nodes.ts';
import { walkElements } from '../walk.ts';
import { ownElement, slotFor } from './slots.ts';

/** What the Markdown of a page means, besides its tree. */
export interface HastOptions {
  readonly placed: ReadonlyMap<DocsDirective, Placed>;
  /** Whether HTML has to be parsed. */
  readonly hasRawHtml: boolean;
}

/** The page as HTML elements, foreign HTML among them; our own elements stand aside in slots. */
export function toHast(root: MdastRoot, page: PageInWork, options: HastOptions): Root {
  const chain = unified().use(remarkRehype, {
    allowDangerousHtml: options.hasRawHtml,
    clobberPrefix: '',
    footnoteLabel: 'Footnotes',
    footnoteLabelProperties: { className: ['vh'] },
    handlers: handlersOf(page, options.placed),
  });
  const tree = chain.runSync(root);
  if (!options.hasRawHtml) return tree;
  const parsed = unified().use(rehypeRaw).runSync(tree, page.text);
  walkElements(parsed, dropOpenPosition);
  return parsed;
}

/** The HTML parser leaves out the end of some elements, such as of links in links, although its types promise both ends. */
function dropOpenPosition(element: Element): void {
  const { start, end }: Partial<Position> = element.position ?? {};
  if (!start || !end) delete element.position;
}

function handlersOf(page: PageInWork, placed: HastOptions['placed']): Handlers {
  let tabs = 0;
  let blocks = 0;
  const nextId = () => `code-${++blocks}`;
  const at = (node: { readonly position?: unknown }, element: Element): Element => ({
    ...slotFor(page, element),
    ...(node.position ? { position: node.position as NonNullable<Element['position']> } : {}),
  });
  return {
    code: (_state: State, node: Code) =>
      at(
        node,
        ownElement('docs-code', readFence(node, page, { id: nextId(), isTab: false }).block),
      ),
    docsContainer: (state: State, node: DocsContainer) =>
      node.kind === 'details' ? detailsOf(state, node) : at(node, calloutOf(state, node)),
    docsDirective: (_state: State, node: DocsDirective) => {
      const found = placed.get(node);
      if (!found) return undefined;
      return at(
        node,
        found.kind === 'demo'
          ? ownElement('docs-demo', demoProps(found))
          : ownElement('docs-component', { name: found.name, options: found.options }),
      );
    },
    docsTabs: (_state: State, node: DocsTabs) =>
      at(node, tabsOf(node, { page, nextId, id: `docs-tabs-${++tabs}` })),
    docsTabsTag: () => undefined,
  };
}

/** What the theme is told of a demo; its code comes when the page is rendered. */
const demoProps = ({ demo, placement, label }: Placed & { readonly kind: 'demo' }) => ({
  demo: demo.id,
  options: placement.options,
  label,
});

/** A title without the marks of code and strong text: it is shown as plain text. */
const plainTitle = (title: string) => title.replace(/`|\*\*/g, '').trim();

function calloutOf(state: State, node: DocsContainer): Element {
  const title = plainTitle(node.title);
  const props = { severity: node.kind, ...(title !== '' && { title }) };
  return ownElement('docs-callout', props, blocksOf(state, node));
}

function detailsOf(state: State, node: DocsContainer): Element {
  const text = { type: 'text' as const, value: plainTitle(node.title) || 'Details' };
  const summary: Element = {
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: [text],
  };
  return {
    type: 'element',
    tagName: 'details',
    properties: {},
    children: [summary, ...blocksOf(state, node)],
    ...(node.position && { position: node.position }),
  };
}

const blocksOf = (state: State, node: DocsContainer): ElementContent[] =>
  state.wrap(state.all(node), true);

interface TabsPlace {
  readonly page: PageInWork;
  /** Id of the group. */
  readonly id: string;
  /** Id of the page's next block of code. */
  readonly nextId: () => string;
}

function tabsOf(node: DocsTabs, { page, id, nextId }: TabsPlace) {
  const tabs = node.children.map((child, index) => {
    const { block, tab } = readFence(child, page, { id: nextId(), isTab: true });
    return { ...block, tab: tab ?? (block.language || `${index + 1}`) };
  });
  return ownElement('docs-tabs', { id, storageKey: node.storageKey, tabs });
}
