import type { ApiDemosProps, ApiFactsProps } from '../../../runtime/contract/theme.ts';
import { sourceBlock } from '../../compile/code/code-block.ts';
import { ownElement } from '../../compile/html/slots.ts';
import type { ApiComponent, ApiHook } from '../../model/api/reference.ts';
import { kebab } from '../pages/kebab.ts';
import { described } from './description.ts';
import type { ApiPageInput, ShownPart } from './input.ts';
import { heading, joined, piece, type Piece } from './piece.ts';

/** A part of a page that is about one component or hook. */
export interface PartContext extends Pick<ApiPageInput, 'words' | 'limits' | 'isTab'> {
  readonly shown: ShownPart;
  /** Its name in ids: `button`. */
  readonly kebab: string;
}

/** A section's heading: one of the page, or where the page documents several parts, one below the part's own. */
export const sectionHeading = ({ isTab, kebab: name }: PartContext, id: string, text: string) =>
  heading(isTab ? `${name}-${id}` : id, isTab ? 3 : 2, text);

/** What stands above the tables of a component or hook: examples, how it is imported, and what it is. */
export async function introduction(context: PartContext): Promise<Piece> {
  const { shown, limits, isTab } = context;
  const { part } = shown;
  const description = await described(part.description, limits);
  return joined([
    ...(isTab ? [heading(context.kebab, 2, part.name)] : []),
    await deprecation(context),
    demosOf(shown),
    ...importOf(context),
    asParagraphs(description),
  ]);
}

async function deprecation({ shown, words, limits }: PartContext): Promise<Piece> {
  const { deprecated } = shown.part;
  if (deprecated === undefined) return piece({});
  const content = asParagraphs(await described(deprecated, limits));
  const props = { severity: 'warning', title: words.apiPageDeprecated };
  return { ...content, nodes: [ownElement('docs-callout', props, [...content.nodes])] };
}

/** Text without a block around it becomes a paragraph. */
function asParagraphs(content: Piece): Piece {
  const isText = content.nodes.some(
    (node) => node.type !== 'element' || /^(?:a|code|em|strong|del|br)$/.test(node.tagName),
  );
  if (!isText) return content;
  const children = [...content.nodes];
  return { ...content, nodes: [{ type: 'element', tagName: 'p', properties: {}, children }] };
}

function demosOf({ demos }: ShownPart): Piece {
  if (demos.length === 0) return piece({});
  const props: ApiDemosProps = { pages: demos.map(({ title, path }) => ({ title, href: path })) };
  return piece({
    nodes: [ownElement('docs-api-demos', props)],
    hrefs: demos.map(({ path }) => path),
  });
}

/** The statements, each of which is enough, as one block. */
function importOf(context: PartContext): Piece[] {
  const { shown, words, limits } = context;
  const code = importCode(shown.part.imports, words.apiPageOr);
  if (code === '') return [];
  const block = sourceBlock(code, 'tsx', limits.codeBytes);
  return [
    sectionHeading(context, 'import', words.apiPageImport),
    piece({ nodes: [ownElement('docs-code', block)] }),
  ];
}

/** Import statements with `// or` between them. */
export const importCode = (imports: readonly string[], or: string) => imports.join(`\n// ${or}\n`);

/** What is to be known of a component beside its members. */
export function factsOfComponent(part: ApiComponent, { parents }: ShownPart): Piece {
  const inherits = parents.map(({ name, path }) => ({
    name,
    ...(path !== undefined && { href: path }),
  }));
  const { spreadsTo, themeName, sourceUrl } = part;
  const facts: ApiFactsProps = {
    name: part.name,
    kind: part.kind,
    refTarget: part.ref ?? null,
    inherits,
    ...(spreadsTo !== undefined && { spreadsTo }),
    ...(themeName !== undefined && { themeName }),
    ...(part.isPolymorphic && { isPolymorphic: true }),
    ...(part.hasSx && { hasSx: true }),
    ...(part.hasSystemProps && { hasSystemProps: true }),
    ...(sourceUrl !== undefined && { sourceUrl }),
  };
  const hrefs = parents.flatMap(({ path }) => path?.split('#', 1) ?? []);
  return piece({ nodes: [ownElement('docs-api-facts', facts)], hrefs });
}

/** What is to be known of a hook beside its members: where its source is. */
export function factsOfHook({ name, kind, sourceUrl }: ApiHook): Piece {
  if (sourceUrl === undefined) return piece({});
  const facts: ApiFactsProps = { name, kind, inherits: [], sourceUrl };
  return piece({ nodes: [ownElement('docs-api-facts', facts)] });
}

/** The context of one part of a page. */
export const partContext = (input: ApiPageInput, shown: ShownPart): PartContext => ({
  words: input.words,
  limits: input.limits,
  isTab: input.isTab,
  shown,
  kebab: kebab(shown.part.name),
});
