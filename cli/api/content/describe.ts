import type { Element, ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import { cleanTree } from '../../compile/html/clean.ts';
import { dropPositions } from '../../compile/html/finish-tree.ts';
import { fillSlots, slotPrefixFor, toHast } from '../../compile/html/to-hast.ts';
import type { CompileLimits } from '../../compile/input.ts';
import { checkLimits } from '../../compile/limits.ts';
import { readRawHtml } from '../../compile/markdown/raw-html.ts';
import { type PageInWork, pageTextOf } from '../../compile/page.ts';
import { parseMarkdown } from '../../compile/syntax/parse.ts';
import { replaceMarkdown, walkElements } from '../../compile/walk.ts';
import { toSourcePath } from '../../model/paths.ts';

/** Compiles a text of a package into blocks. Drops disallowed HTML without a finding: the site cannot correct it. */
export function describe(text: string, limits: CompileLimits): Element[] {
  if (text.trim() === '') return [];
  const page = inWork(text, limits);
  if (checkLimits({ file: page.input.file, text, limits })) return [paragraph(text)];
  const { root } = parseMarkdown(text);
  readRawHtml(root, page);
  replaceMarkdown(root, (node) => [asPlainMarkdown(node)]);
  const tree = cleanTree(toHast(root, page, new Map()), page);
  fillSlots(tree, page);
  dropPositions(tree);
  // A page may have the text several times, so its ids are removed.
  walkElements(tree, ({ properties }) => delete properties['id']);
  return tree.children.filter((node) => node.type === 'element');
}

/** Returns the content of a single paragraph, or the blocks. */
export function withoutParagraph(blocks: readonly Element[]): readonly ElementContent[] {
  const [first, ...more] = blocks;
  return first?.tagName === 'p' && more.length === 0 ? first.children : blocks;
}

function inWork(text: string, limits: CompileLimits): PageInWork {
  const names = { pathname: '', title: '', fallbackTitle: '', language: '' };
  const file = toSourcePath('<api>');
  const options = {
    rawHtml: 'escape' as const,
    embedHosts: [],
    components: [],
    limits,
    pluginModules: [],
  };
  return {
    input: { file, text, hash: '', ...names, demos: [], options },
    ...pageTextOf(file, text),
    diagnostics: [],
    slots: [],
    slotPrefix: slotPrefixFor(text),
    hasHtml: false,
  };
}

/** Demotes headings, so that they do not enter the outline of the page, and shows directives as text. */
function asPlainMarkdown(node: Nodes): Nodes {
  if (node.type === 'heading')
    return { type: 'paragraph', children: [{ type: 'strong', children: node.children }] };
  return node.type === 'docsDirective' || node.type === 'docsTabsTag'
    ? { type: 'paragraph', children: [{ type: 'text', value: node.value }] }
    : node;
}

const paragraph = (value: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value }],
});
