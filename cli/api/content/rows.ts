import type { ElementContent } from 'hast';
import type { ApiClass, ApiMember, ApiSignature, ApiSlot } from '../../model/api/reference.ts';
import { described } from './description.ts';
import type { ApiPageInput, ParentPart } from './input.ts';
import { joined, piece, type Piece } from './piece.ts';
import type { Row } from './table.ts';
import { shownType } from './types.ts';

/** What rows are made with. */
export interface RowContext extends Pick<ApiPageInput, 'words' | 'limits'> {
  /** What the ids of rows begin with: `button-prop-`. */
  readonly prefix: string;
}

/** The row of a prop, a parameter, or a member of what a hook returns. */
export async function memberRow(member: ApiMember, context: RowContext): Promise<Row> {
  const { name, type, isRequired, deprecated } = member;
  const texts = await describedMember(member, context);
  return {
    props: {
      id: `${context.prefix}${name}`,
      name,
      ...shownType(type),
      ...(member.default !== undefined && { default: member.default }),
      ...(isRequired && { isRequired }),
      ...(deprecated !== undefined && { isDeprecated: true }),
    },
    description: type.signature
      ? joined([texts, await describedSignature(type.signature, context)])
      : texts,
  };
}

/** Prefix of the ids of a component's props. */
export const propPrefix = (kebabName: string) => `${kebabName}-prop-`;

/** The rows of what a component takes from its parents and has not itself, the nearest parent's first. */
export async function inheritedRows(
  parents: readonly (ParentPart & { readonly kebab: string })[],
  own: readonly ApiMember[],
  context: RowContext,
): Promise<Row[]> {
  const taken = new Set(own.map(({ name }) => name));
  const all = parents.flatMap((parent) =>
    parent.members.flatMap((member) => {
      if (taken.has(member.name)) return [];
      taken.add(member.name);
      return [{ parent, member }];
    }),
  );
  return Promise.all(
    all.map(async ({ parent: { name, path, kebab }, member }) => {
      const { props, description } = await memberRow(member, context);
      const page = path?.split('#', 1)[0];
      const href = page && `${page}#${propPrefix(kebab)}${member.name}`;
      const from = { name, ...(href !== undefined && { href }) };
      return { props: { ...props, from }, description };
    }),
  );
}

/** The row of a slot. */
export async function slotRow(slot: ApiSlot, context: RowContext): Promise<Row> {
  const { name, className, deprecated } = slot;
  return {
    props: {
      id: `${context.prefix}${name}`,
      name,
      ...(slot.default !== undefined && { default: slot.default }),
      ...(className !== undefined && { className }),
      ...(deprecated !== undefined && { isDeprecated: true }),
    },
    description: await describedMember(slot, context),
  };
}

/** The row of a CSS class. */
export async function classRow(one: ApiClass, context: RowContext): Promise<Row> {
  const { key, className, isState, deprecated } = one;
  return {
    props: {
      id: `${context.prefix}${key}`,
      name: key,
      className,
      ...(isState && { isState }),
      ...(deprecated !== undefined && { isDeprecated: true }),
    },
    description: await describedMember(one, context),
  };
}

/** The row of a CSS variable, of which no more is known. */
export const variableRow = (name: string, { prefix }: RowContext): Row => ({
  props: { id: `${prefix}${name.replace(/^--/, '')}`, name },
  description: piece({}),
});

/** The description, behind what to do instead where that is said. */
async function describedMember(
  { description, deprecated = '' }: Pick<ApiMember, 'description' | 'deprecated'>,
  { limits }: RowContext,
): Promise<Piece> {
  const texts = await Promise.all([deprecated, description].map((text) => described(text, limits)));
  const [instead, rest] = texts.filter(({ nodes }) => nodes.length > 0);
  if (!instead || !rest) return instead ?? piece({});
  return joined([instead, rest].map(asBlock));
}

/** The words of a function's parameters and result, one line each. */
async function describedSignature(
  { parameters, returns }: ApiSignature,
  { limits, words }: RowContext,
): Promise<Piece> {
  const said = [
    ...parameters.map(({ name, description }) => ({ term: code(name), description })),
    ...(returns ? [{ term: text(words.apiPageReturned), description: returns.description }] : []),
  ].filter(({ description }) => description !== '');
  if (said.length === 0) return piece({});
  const items = await Promise.all(
    said.map(async ({ term, description }) => {
      const content = await described(description, limits);
      return joined([piece({ nodes: [term, text(': ')] }), content]);
    }),
  );
  const list = items.map(({ nodes }) => element('li', [...nodes]));
  return piece({ nodes: [element('ul', list)], hrefs: joined(items).hrefs });
}

/** Text that stands alone as a paragraph. */
function asBlock(content: Piece): Piece {
  const isBlock = content.nodes.every(
    (node) =>
      node.type === 'element' && /^(?:p|[uo]l|pre|table|blockquote|docs-code)$/.test(node.tagName),
  );
  return isBlock ? content : { ...content, nodes: [element('p', [...content.nodes])] };
}

const text = (value: string): ElementContent => ({ type: 'text', value });

const code = (value: string): ElementContent => element('code', [text(value)]);

const element = (tagName: string, children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
