import { sourceBlock } from '../../compile/code/code-block.ts';
import { ownElement } from '../../compile/html/slots.ts';
import type { ApiComponent, ApiHook, ApiMember } from '../../model/api/reference.ts';
import { kebab } from '../pages/kebab.ts';
import { described } from './description.ts';
import { factsOfComponent, factsOfHook, sectionHeading, type PartContext } from './part.ts';
import { joined, listed, piece, type Piece } from './piece.ts';
import { withoutRequired } from './returned.ts';
import { classRow, inheritedRows, memberRow, propPrefix, slotRow, variableRow } from './rows.ts';
import { tableOf } from './table.ts';

/** The sections of a component: props, facts, slots, classes and CSS variables, as far as it has them. */
export async function componentSections(
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

/** The sections of a hook: parameters and return value. */
export async function hookSections(part: ApiHook, context: PartContext): Promise<readonly Piece[]> {
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
  const place = { ...context, prefix: propPrefix(context.kebab) };
  const own = await Promise.all(part.props.map((member) => memberRow(member, place)));
  const parents = shown.parents.map((parent) => ({ ...parent, kebab: kebab(parent.name) }));
  const inherited = await inheritedRows(parents, part.props, place);
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

/** The members of the object that a hook returns, or the type of what else it returns. */
async function returnValue(part: ApiHook, context: PartContext): Promise<Piece> {
  if (part.returns.length > 0) {
    const members = part.returns.map(withoutRequired);
    return tableOf('returns', part.name, await rowsOf(members, context, 'returns'));
  }
  const block = sourceBlock(part.returnType.text, 'ts', context.limits.codeBytes);
  return piece({ nodes: [ownElement('docs-code', block)] });
}

/** A table whose own members are in the contents list, under the ids of their rows. */
const withNames = (
  table: Piece,
  members: readonly ApiMember[],
  { context, section }: { readonly context: PartContext; readonly section: string },
): Piece => ({
  ...table,
  headings: members.map(({ name }) => listed(`${context.kebab}-${section}-${name}`, 3, name)),
});

/** One of the page's own sentences. */
async function sentence(words: string, { limits }: PartContext): Promise<Piece> {
  const { nodes } = await described(words, limits);
  return joined([
    piece({ nodes: [{ type: 'element', tagName: 'p', properties: {}, children: [...nodes] }] }),
  ]);
}
