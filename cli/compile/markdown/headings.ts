import type { Heading as HeadingNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Heading } from '../../model/page.ts';
import { multipleH1 } from '../../report/rules/html.ts';
import { duplicateId, skippedHeading } from '../../report/rules/markdown.ts';
import { placeOf, rangeOf, type PageInWork } from '../page.ts';
import { walkMarkdown } from '../walk.ts';
import { takeExplicitId } from './explicit-id.ts';
import { createSlugger, slugOf, type Slugger } from './slug.ts';
import type { TitleBlock } from './title-block.ts';

/** Stands for a heading whose text gives no id, such as one of emoji only. */
const NAMELESS = 'section';

/** Ids of the headings of a page. */
export interface NamedHeadings {
  readonly headings: readonly Heading[];
  /** Id that the author gave to the title. */
  readonly titleId?: string;
}

/** Gives headings their levels and ids. `{#id}` at the end of a heading wins over its text. */
export function nameHeadings(root: Root, page: PageInWork, title: TitleBlock): NamedHeadings {
  const slugger = createSlugger();
  const titleId =
    title.heading && title.id !== undefined
      ? claim(slugger, title.id, { node: title.heading, page })
      : undefined;
  const nodes: HeadingNode[] = [];
  walkMarkdown(root, (node) => {
    if (node.type === 'heading') nodes.push(node);
  });
  let before = 1;
  for (const node of nodes) {
    if (node.depth === 1) {
      if (node !== title.heading) {
        page.diagnostics.push(multipleH1(placeOf(page, node.position)));
      }
      node.depth = 2;
    }
    if (node.depth > before + 1) {
      page.diagnostics.push(skippedHeading(placeOf(page, node.position), node.depth, before));
    }
    before = node.depth;
  }
  // Ids that were asked for come first, so that no derived one takes them away.
  const explicit = new Map(nodes.map((node) => [node, takeExplicitId(node, page.text)]));
  const ids = new Map<HeadingNode, string>();
  for (const [node, id] of explicit) {
    if (id !== undefined) ids.set(node, claim(slugger, id, { node, page }));
  }
  // A heading of level 4 never takes an id away from one that the contents list.
  for (const isListed of [true, false]) {
    for (const node of nodes) {
      if (ids.has(node) || node.depth > 4 || node.depth < 4 !== isListed) continue;
      ids.set(node, slugger.take(slugOf(textOf(node)) || NAMELESS));
    }
  }
  const headings = nodes.flatMap((node): Heading[] => {
    const text = textOf(node);
    const level = node.depth;
    const id = ids.get(node);
    if (id === undefined) return [];
    node.data = { ...node.data, hProperties: { id } };
    if (level !== 2 && level !== 3 && level !== 4) return [];
    if (!node.position) return [];
    const own = explicit.get(node) === undefined ? {} : ({ explicit: true } as const);
    return [{ id, level, text, range: rangeOf(node.position), ...own }];
  });
  return { headings, ...(titleId !== undefined && { titleId }) };
}

const textOf = (node: HeadingNode) => toString(node, { includeHtml: false }).trim();

function claim(
  slugger: Slugger,
  id: string,
  { node, page }: { readonly node: HeadingNode; readonly page: PageInWork },
): string {
  const given = slugger.take(id);
  if (given !== id) page.diagnostics.push(duplicateId(placeOf(page, node.position), id, given));
  return given;
}
