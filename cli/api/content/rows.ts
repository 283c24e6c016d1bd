import type { ElementContent } from 'hast';
import type { ApiRowProps, ApiTableKind, ApiTableProps } from '../../../runtime/contract/theme.ts';
import { highlight } from '../../compile/code/highlight.ts';
import { ownElement } from '../../compile/html/slots.ts';
import type {
  ApiClass,
  ApiMember,
  ApiSignature,
  ApiSlot,
  ApiType,
} from '../../model/api/reference.ts';
import { described } from './description.ts';
import { kebab, type ApiPageInput, type ParentPart } from './input.ts';
import { joined, piece, type Piece } from './piece.ts';

/** A row of a table. */
export interface Row {
  readonly props: Omit<ApiRowProps, 'kind' | 'children'>;
  readonly description: Piece;
}

/** Returns a table. */
export function tableOf(kind: ApiTableKind, name: string, rows: readonly Row[]): Piece {
  const all = rows.map(({ props }) => props);
  const inherited = all.filter(({ from }) => from !== undefined).length;
  const table: Omit<ApiTableProps, 'children'> = {
    kind,
    name,
    count: all.length - inherited,
    inheritedCount: inherited,
    deprecatedCount: all.filter(({ isDeprecated }) => isDeprecated).length,
    hasDefaults: all.some((row) => row.default !== undefined),
    hasTypes: all.some(({ typeHtml, className }) => (typeHtml ?? className) !== undefined),
  };
  const children = rows.map(({ props, description }): ElementContent =>
    ownElement('docs-api-row', { kind, ...props }, [...description.nodes]),
  );
  const from = all.flatMap((row) => row.from?.href?.split('#', 1) ?? []);
  const inside = joined(rows.map(({ description }) => description));
  return piece({
    nodes: [ownElement('docs-api-table', table, children)],
    anchors: all.map(({ id }) => id),
    hrefs: [...inside.hrefs, ...from],
  });
}

/** Context of the rows of a table. */
export interface RowContext extends Pick<ApiPageInput, 'words' | 'limits'> {
  /** Prefix of the ids of rows: `button-prop-`. */
  readonly prefix: string;
}

/** Returns the row of a prop, a parameter, or a member of the result of a hook. */
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

/** Returns the prefix of the ids of a component's props. */
export const propPrefix = (name: string) => `${kebab(name)}-prop-`;

/** Returns the rows of inherited props that the component does not have itself, the nearest parent's first. */
export async function inheritedRows(
  parents: readonly ParentPart[],
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
    all.map(async ({ parent: { name, path }, member }) => {
      const { props, description } = await memberRow(member, context);
      const page = path?.split('#', 1)[0];
      const href = page && `${page}#${propPrefix(name)}${member.name}`;
      const from = { name, ...(href !== undefined && { href }) };
      return { props: { ...props, from }, description };
    }),
  );
}

/** Returns the row of a slot. */
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

/** Returns the row of a CSS class. */
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

/** Returns the row of a CSS variable, which has just a name. */
export const variableRow = (name: string, { prefix }: RowContext): Row => ({
  props: { id: `${prefix}${name.replace(/^--/, '')}`, name },
  description: piece({}),
});

/** Returns the description, after the text of a deprecation. */
async function describedMember(
  { description, deprecated = '' }: Pick<ApiMember, 'description' | 'deprecated'>,
  { limits }: RowContext,
): Promise<Piece> {
  const texts = await Promise.all([deprecated, description].map((text) => described(text, limits)));
  const [first, second] = texts.filter(({ nodes }) => nodes.length > 0);
  if (!first || !second) return first ?? piece({});
  return joined([first, second].map(asBlock));
}

/** Returns the descriptions of a function's parameters and result as a list. */
async function describedSignature(
  { parameters, returns }: ApiSignature,
  { limits, words }: RowContext,
): Promise<Piece> {
  const explained = [
    ...parameters.map(({ name, description }) => ({ term: code(name), description })),
    ...(returns ? [{ term: text(words.apiPageReturned), description: returns.description }] : []),
  ].filter(({ description }) => description !== '');
  if (explained.length === 0) return piece({});
  const items = await Promise.all(
    explained.map(async ({ term, description }) => {
      const content = await described(description, limits);
      return joined([piece({ nodes: [term, text(': ')] }), content]);
    }),
  );
  const list = items.map(({ nodes }) => element('li', [...nodes]));
  return piece({ nodes: [element('ul', list)], hrefs: joined(items).hrefs });
}

/** Returns text without a block element as a paragraph. */
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

/** Returns the highlighted code of a type. */
const shownType = ({
  text,
  members,
  signature,
}: ApiType): Pick<ApiRowProps, 'typeHtml' | 'members' | 'signatureHtml'> => ({
  typeHtml: highlight(text, 'ts'),
  ...(members && { members: members.map((member) => highlight(member, 'ts')) }),
  ...(signature && { signatureHtml: highlight(signature.text, 'ts') }),
});

/** Returns a member of the result of a hook, which is never required. */
export function returnedMember(member: ApiMember): ApiMember {
  const { isRequired, ...rest } = member;
  return isRequired ? rest : member;
}
