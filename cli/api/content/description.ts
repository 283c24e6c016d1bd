import type { Element, ElementContent, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Nodes, Root as MdastRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { cleanTree } from '../../compile/html/clean.ts';
import { dropPositions } from '../../compile/html/finish-tree.ts';
import { toHast } from '../../compile/html/hast.ts';
import { SCHEMA } from '../../compile/html/allowed/schema.ts';
import { fillSlots, slotPrefixFor } from '../../compile/html/slots.ts';
import type { CompileLimits } from '../../compile/input.ts';
import { checkLimits } from '../../compile/limits.ts';
import { readRawHtml } from '../../compile/markdown/raw-html.ts';
import { lineStartsOf, type PageInWork } from '../../compile/page.ts';
import { replaceMarkdown, walkElements } from '../../compile/walk.ts';
import { toSourcePath } from '../../model/paths.ts';
import { piece, type Piece } from './piece.ts';

/** Markdown as in pages, without demos, containers and HTML. */
const PARSER = unified().use(remarkParse).use(remarkGfm).freeze();

/** Returns a text of a package as content. What is not allowed is left out without a finding: the site cannot correct it. */
export async function described(text: string, limits: CompileLimits): Promise<Piece> {
  if (text.trim() === '') return piece({});
  const page = inWork(text, limits);
  if (checkLimits({ file: page.input.file, text, limits }))
    return piece({ nodes: [{ type: 'text', value: text }] });
  const root: MdastRoot = PARSER.parse(text);
  readRawHtml(root, page);
  replaceMarkdown(root, (node) => [asText(node)]);
  const hast = await toHast(root, page, { placed: new Map(), hasRawHtml: false });
  const safe = sanitize(cleanTree(hast, page), SCHEMA);
  const tree: Root = safe.type === 'root' ? safe : { type: 'root', children: [] };
  fillSlots(tree, page);
  dropPositions(tree);
  return piece({ nodes: contentOf(tree), hrefs: hrefsIn(tree) });
}

function inWork(text: string, limits: CompileLimits): PageInWork {
  const options = { rawHtml: 'escape', embedHosts: [], components: [], limits, pluginModules: [] };
  const file = toSourcePath('<api>');
  const names = { pathname: '', title: '', fallbackTitle: '', language: '' };
  return {
    input: {
      file,
      text,
      hash: '',
      ...names,
      demos: [],
      options: { ...options, rawHtml: 'escape' },
    },
    text,
    lineStarts: lineStartsOf(text),
    diagnostics: [],
    slots: [],
    slotPrefix: slotPrefixFor(text),
  };
}

/** Demotes headings, so that they do not enter the outline of the page. */
const asText = (node: Nodes): Nodes =>
  node.type === 'heading'
    ? { type: 'paragraph', children: [{ type: 'strong', children: node.children }] }
    : node;

/** Returns the blocks without line breaks between them, or the content of a single paragraph. */
function contentOf({ children }: Root): ElementContent[] {
  const blocks = children.filter((node): node is ElementContent => node.type === 'element');
  for (const block of blocks) if (block.type === 'element') withoutIds(block);
  const [first] = blocks;
  const isOnlyText = blocks.length === 1 && first?.type === 'element' && first.tagName === 'p';
  return isOnlyText ? first.children : blocks;
}

/** Removes ids, because a page may have the text several times. */
function withoutIds(block: Element) {
  delete block.properties['id'];
  walkElements(block, ({ properties }) => delete properties['id']);
}

function hrefsIn(tree: Root): string[] {
  const hrefs: string[] = [];
  walkElements(tree, ({ properties: { href, src } }) => {
    for (const address of [href, src]) if (typeof address === 'string') hrefs.push(address);
  });
  return hrefs;
}
