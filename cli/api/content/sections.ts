import type { ApiDemosProps, ApiFactsProps } from '../../../runtime/contract/theme.ts';
import { sourceBlock } from '../../compile/code/code-block.ts';
import { ownElement } from '../../compile/html/slots.ts';
import type { ApiComponent, ApiHook, ApiMember } from '../../model/api/reference.ts';
import { described } from './description.ts';
import { kebab, type ApiPageInput, type ShownPart } from './input.ts';
import { heading, joined, listed, piece, type Piece } from './piece.ts';
import {
  classRow,
  inheritedRows,
  memberRow,
  propPrefix,
  returnedMember,
  slotRow,
  tableOf,
  variableRow,
} from './rows.ts';

/** Context of the sections of one component or hook. */
interface PartContext extends Pick<ApiPageInput, 'words' | 'limits' | 'isTab'> {
  readonly shown: ShownPart;
  /** Name of the part in ids: `button`. */
  readonly kebab: string;
}

/** Returns the content of a component or hook. */
export async function partContent(input: ApiPageInput, shown: ShownPart): Promise<Piece> {
  const { words, limits, isTab } = input;
  const { part } = shown;
  const context: PartContext = { words, limits, isTab, shown, kebab: kebab(part.name) };
  const sections =
    part.kind === 'hook' ? hookSections(part, context) : componentSections(part, context);
  return joined([await introduction(context), ...(await sections)]);
}

/** Returns the heading of a section. In a tab it is below the heading of the part. */
const sectionHeading = ({ isTab, kebab: name }: PartContext, id: string, text: string) =>
  heading(isTab ? `${name}-${id}` : id, isTab ? 3 : 2, text);

/** Returns what is above the tables of a part: deprecation, examples, import and description. */
async function introduction(context: PartContext): Promise<Piece> {
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

/** Puts text without a block element into a paragraph. */
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

/** Returns the import statements as one block. */
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

/** Joins import statements with `// or`. */
export const importCode = (imports: readonly string[], or: string) => imports.join(`\n// ${or}\n`);

/** Returns the facts about a component that are not in its tables. */
function factsOfComponent(part: ApiComponent, { parents }: ShownPart): Piece {
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

/** Returns the link to the source of a hook. */
function factsOfHook({ name, kind, sourceUrl }: ApiHook): Piece {
  if (sourceUrl === undefined) return piece({});
  const facts: ApiFactsProps = { name, kind, inherits: [], sourceUrl };
  return piece({ nodes: [ownElement('docs-api-facts', facts)] });
}

/** Returns props, facts, slots, classes and CSS variables of a component. */
async function componentSections(
  part: ApiComponent,
  context: PartContext,
): Promise<readonly Piece[]> {
  return [
    ...(await propsOf(part, context)),
    factsOfComponent(part, context.shown),
    ...(await slotsOf(part, context)),
    ...(await classesOf(part, context)),
    ...variablesOf(part, context),
  ];
}

/** Returns parameters and return value of a hook. */
async function hookSections(part: ApiHook, context: PartContext): Promise<readonly Piece[]> {
  const { words } = context;
  const { parameters } = part;
  const rows = await rowsOf(parameters, context, 'params');
  return [
    sectionHeading(context, 'parameters', words.apiPageParameters),
    rows.length > 0
      ? withNames(tableOf('parameters', part.name, rows), parameters, {
          context,
          section: 'params',
        })
      : await sentence(words.apiPageNoParameters, context),
    sectionHeading(context, 'return-value', words.apiPageReturns),
    await returnValue(part, context),
    factsOfHook(part),
  ];
}

async function propsOf(part: ApiComponent, context: PartContext): Promise<Piece[]> {
  const { words, shown } = context;
  const place = { ...context, prefix: propPrefix(part.name) };
  const own = await Promise.all(part.props.map((member) => memberRow(member, place)));
  const inherited = await inheritedRows(shown.parents, part.props, place);
  const rows = [...own, ...inherited];
  return [
    sectionHeading(context, 'props', words.apiPageProps),
    ...(own.length === 0 ? [await sentence(words.apiPageNoProps, context)] : []),
    ...(rows.length > 0
      ? [withNames(tableOf('props', part.name, rows), part.props, { context, section: 'prop' })]
      : []),
  ];
}

async function slotsOf(part: ApiComponent, context: PartContext): Promise<Piece[]> {
  if (part.slots.length === 0) return [];
  const place = { ...context, prefix: `${context.kebab}-slots-` };
  const rows = await Promise.all(part.slots.map((slot) => slotRow(slot, place)));
  return [
    sectionHeading(context, 'slots', context.words.apiPageSlots),
    tableOf('slots', part.name, rows),
  ];
}

async function classesOf(part: ApiComponent, context: PartContext): Promise<Piece[]> {
  if (part.classes.length === 0) return [];
  const { words } = context;
  const place = { ...context, prefix: `${context.kebab}-classes-` };
  const rows = await Promise.all(part.classes.map((one) => classRow(one, place)));
  const takesClasses = part.props.some(({ name }) => name === 'classes');
  return [
    sectionHeading(context, 'classes', words.apiPageClasses),
    await sentence(takesClasses ? words.apiPageStyleClasses : words.apiPageSelectClasses, context),
    tableOf('classes', part.name, rows),
  ];
}

function variablesOf({ name, cssVariables }: ApiComponent, context: PartContext): Piece[] {
  if (cssVariables.length === 0) return [];
  const place = { ...context, prefix: `${context.kebab}-vars-` };
  const rows = cssVariables.map((variable) => variableRow(variable, place));
  return [
    sectionHeading(context, 'css-variables', context.words.apiPageVariables),
    tableOf('cssVariables', name, rows),
  ];
}

const rowsOf = (members: readonly ApiMember[], context: PartContext, section: string) =>
  Promise.all(
    members.map((member) =>
      memberRow(member, { ...context, prefix: `${context.kebab}-${section}-` }),
    ),
  );

/** Returns the members of the object that a hook returns, or the type of another result. */
async function returnValue(part: ApiHook, context: PartContext): Promise<Piece> {
  if (part.returns.length > 0) {
    const members = part.returns.map(returnedMember);
    return tableOf('returns', part.name, await rowsOf(members, context, 'returns'));
  }
  const block = sourceBlock(part.returnType.text, 'ts', context.limits.codeBytes);
  return piece({ nodes: [ownElement('docs-code', block)] });
}

/** Adds the members of a table to the contents list, under the ids of their rows. */
const withNames = (
  table: Piece,
  members: readonly ApiMember[],
  { context, section }: { readonly context: PartContext; readonly section: string },
): Piece => ({
  ...table,
  headings: members.map(({ name }) => listed(`${context.kebab}-${section}-${name}`, 3, name)),
});

/** Returns a text of the page as a paragraph. */
async function sentence(words: string, { limits }: PartContext): Promise<Piece> {
  const { nodes } = await described(words, limits);
  return joined([
    piece({ nodes: [{ type: 'element', tagName: 'p', properties: {}, children: [...nodes] }] }),
  ]);
}
