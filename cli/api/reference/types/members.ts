import type ts from 'typescript';
import type { ApiMember } from '../../../model/api/reference.ts';
import type { ApiContext } from '../context.ts';
import { apiTypeOf } from './api-type.ts';
import { docCommentOf, type DocComment } from './doc-comments.ts';
import { isReadable } from './readable.ts';

/** A member of a type, and the declaration that is told of it. */
export interface MemberSubject {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration | undefined;
  /** The component or hook: names are seen from here. */
  readonly place: ts.Node;
  /** Type parameters that readers know; those of the place if absent. */
  readonly known?: ReadonlySet<string>;
}

/** The members of a type, in the order of the declaration. Those that the authors keep to themselves are none. */
export function membersOf(context: ApiContext, type: ts.Type, place: ts.Node): ApiMember[] {
  return context.checker.getPropertiesOfType(type).flatMap((symbol) => {
    const declaration = declarationOf(context, symbol);
    const { isHidden } = docCommentOf(context.compiler, declaration);
    return isHidden ? [] : [memberOf(context, { symbol, declaration, place })];
  });
}

/** One member as readers read it. */
export function memberOf(context: ApiContext, subject: MemberSubject): ApiMember {
  const { compiler, checker } = context;
  const { symbol, declaration, place, known = typeParametersAt(context, place) } = subject;
  const doc = docCommentOf(compiler, declaration);
  const isOptional = (symbol.flags & compiler.SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  const nodes = typeNodesOf(context, { symbol, declaration, place, known });
  return {
    name: symbol.name,
    type: apiTypeOf(context, { type, nodes, place, isOptional, known }, doc),
    ...(!isOptional && { isRequired: true }),
    ...memberWords(doc),
  };
}

/** What the comment above a member says. */
export const memberWords = (doc: DocComment) => ({
  description: doc.description,
  ...(isTelling(doc.default) && { default: doc.default }),
  ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
});

/** Whether a default says anything. */
export const isTelling = (code: string | undefined): code is string =>
  code !== undefined && code !== 'undefined';

/** Of several declarations the first that has words and stands in the package, else the first of the package, else the first. */
export function declarationOf(context: ApiContext, symbol: ts.Symbol): ts.Declaration | undefined {
  const all = symbol.declarations ?? [];
  const inside = all.filter((each) => isInPackage(context, each));
  const isWritten = (each: ts.Declaration) => docCommentOf(context.compiler, each).isWritten;
  return inside.find(isWritten) ?? inside[0] ?? all.find(isWritten) ?? all[0];
}

/** Whether something is declared by the package itself. */
export const isInPackage = ({ package: { folder } }: ApiContext, declaration: ts.Node) =>
  declaration.getSourceFile().fileName.startsWith(`${folder}/`);

/**
 * The type of a member as it is written. A member that several declarations share is the union of them where each is a
 * choice; where it is more than the one that is told, nobody wrote it down.
 */
function typeNodesOf(
  context: ApiContext,
  subject: Required<MemberSubject>,
): readonly ts.TypeNode[] {
  const { symbol, declaration, known } = subject;
  const told = declaration && typeNodeOf(context, declaration);
  const others = (symbol.declarations ?? []).flatMap((each) => typeNodeOf(context, each) ?? []);
  const isShared = new Set(others.map((node) => node.getText())).size > 1;
  if (!told || !isShared || !isReadable(context, told, known)) return told ? [told] : [];
  const all = [told, ...others.filter((node) => node !== told)];
  const whole = partsOf(context, context.checker.getTypeOfSymbol(symbol));
  const parts = all.map((node) => partsOf(context, context.checker.getTypeFromTypeNode(node)));
  const covers = (some: readonly ts.Type[] = []) => whole.every((part) => some.includes(part));
  const covering = all.find((_, index) => covers(parts[index]));
  if (covering) return isReadable(context, covering, known) ? [covering] : [told];
  const isUnion = covers(parts.flat()) && all.every((node) => isReadable(context, node, known));
  if (isUnion && !isIntersection(context, symbol)) return all;
  return isNarrowest(context, all) ? [told] : [];
}

/** Whether the first of several types leaves out all that the others do, and each says all by itself. */
function isNarrowest({ checker }: ApiContext, nodes: readonly ts.TypeNode[]): boolean {
  const [first, ...others] = nodes.map((node) => checker.getTypeFromTypeNode(node));
  return first !== undefined && others.every((each) => checker.isTypeAssignableTo(first, each));
}

const isIntersection = ({ checker }: ApiContext, symbol: ts.Symbol) =>
  checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).isIntersection();

/** What a type is put together from; what says nothing does not count. */
function partsOf({ checker }: ApiContext, type: ts.Type): readonly ts.Type[] {
  const present = checker.getNonNullableType(type);
  const parts = present.isUnionOrIntersection() ? present.types : [present];
  const telling = parts.filter((part) => !isEmptyObject(part));
  return telling.length > 0 ? telling : parts;
}

const isEmptyObject = (type: ts.Type) =>
  type.getSymbol() !== undefined &&
  type.getProperties().length === 0 &&
  type.getCallSignatures().length === 0 &&
  type.getStringIndexType() === undefined;

function typeNodeOf(
  { compiler }: ApiContext,
  declaration: ts.Declaration,
): ts.TypeNode | undefined {
  const isTyped =
    compiler.isPropertySignature(declaration) || compiler.isPropertyDeclaration(declaration);
  return isTyped || compiler.isParameter(declaration) ? declaration.type : undefined;
}

/** Names of the type parameters of a function: what belongs to it may name them. */
export function typeParametersAt({ compiler }: ApiContext, place: ts.Node): ReadonlySet<string> {
  const parameters = compiler.isFunctionLike(place) ? (place.typeParameters ?? []) : [];
  return new Set(parameters.map(({ name }) => name.text));
}
