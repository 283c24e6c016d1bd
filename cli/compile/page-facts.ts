import type { Root } from 'mdast';
import { directiveOf } from '../model/markdown.ts';
import type { Directive } from '../model/page.ts';
import { toSourcePath } from '../model/paths.ts';
import { DEFAULT_LIMITS, checkLimits } from './limits.ts';
import { readHeadingTitle, readHtmlTitle } from './markdown/headings.ts';
import { blankFrontMatter, nodeRange } from './page.ts';
import { parseNative, parseReference } from './syntax/parse.ts';
import { walkMarkdown } from './syntax/nodes.ts';

/** Facts about a page's text that other stages need before compilation. */
export interface TextFacts {
  /** First `#` heading outside lists, quotes, containers. May be absent if the page has a title. */
  readonly firstHeading?: string;
  readonly directives: readonly Directive[];
  readonly bodyOffset: number;
}

/** Reads the facts that `compile` would find. */
export function readPageFacts(source: string): TextFacts {
  const { text, start: bodyOffset } = blankFrontMatter(source);
  try {
    return { ...factsIn(parseWithinLimits(text), text), bodyOffset };
  } catch (error) {
    // `compile` reports pages that are nested too deeply.
    if (error instanceof RangeError) return { directives: [], bodyOffset };
    throw error;
  }
}

/**
 * Parses within default limits, because the site's limits are unknown here. The native parser needs
 * only the nesting limit, so titles and demos are found even if a site raises the other limits.
 */
function parseWithinLimits(text: string): Root | undefined {
  const page = { file: toSourcePath(''), text };
  const limits = { ...DEFAULT_LIMITS, page: Infinity, lineBytes: Infinity, tableRows: Infinity };
  if (checkLimits(page, limits)) return undefined;
  const root = parseNative(text);
  if (root || checkLimits(page, DEFAULT_LIMITS)) return root;
  return parseReference(text).root;
}

function factsIn(root: Root | undefined, text: string): Omit<TextFacts, 'bodyOffset'> {
  const directives: Directive[] = [];
  if (!root) return { directives };
  if (text.includes('{{')) {
    walkMarkdown(root, (node) => {
      const found = node.type === 'docsDirective' ? directiveOf(node.value) : undefined;
      if (found && node.position) directives.push({ ...found, range: nodeRange(node.position) });
    });
  }
  readHtmlTitle(root);
  for (const node of root.children) {
    const title =
      node.type === 'heading' && node.depth === 1 ? readHeadingTitle(node, text).text : '';
    if (title !== '') return { firstHeading: title, directives };
  }
  return { directives };
}
