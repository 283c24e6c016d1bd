import type ts from 'typescript';
import type { ApiMember } from '../../model/api/reference.ts';
import { apiTypeOf } from './api-type.ts';
import { compiler, folderOf, isInPackage, type ApiContext, type TypeReader } from './context.ts';
import { isTelling, readDocComment, type DocComment } from './doc-comments.ts';
import { isReadable } from './type-node.ts';

/** A member of a type, and the declaration whose comment and type are shown. */
export interface MemberSubject {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration | undefined;
  readonly comment: DocComment;
  /** The component or hook, from which names are looked up. */
  readonly place: ts.Node;
  /** Type parameters that readers know. */
  readonly known: ReadonlySet<string>;
}

/** Returns a member as its row shows it. */
export function memberOf(context: ApiContext, subject: MemberSubject): ApiMember {
  const { symbol, comment, place, known } = subject;
  const isOptional = (symbol.flags & compiler.SymbolFlags.Optional) !== 0;
  const type = context.checker.getTypeOfSymbolAtLocation(symbol, place);
  const nodes = typeNodesOf(context, subject);
  return {
    name: symbol.name,
    type: apiTypeOf(context, { type, nodes, place, isOptional, known }, comment),
    ...(!isOptional && { isRequired: true }),
    description: comment.description,
    ...(isTelling(comment.default) && { default: comment.default }),
    ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
  };
}

/** Returns the best declaration of a member: one in the folder, else in the package, else any; with a comment if possible. */
export function nearestDeclaration(
  context: ApiContext,
  { declarations = [] }: ts.Symbol,
  folder?: string,
): ts.Declaration | undefined {
  const near = declarations.filter((each) => folderOf(each) === folder);
  const inside = declarations.filter((each) => isInPackage(context, each));
  const best = [near, inside, declarations].find(({ length }) => length > 0) ?? [];
  return best.find((each) => readDocComment(each).isWritten) ?? best[0];
}

/** Returns the names of the type parameters of a function. */
export const typeParametersAt = (place: ts.Node): ReadonlySet<string> =>
  new Set(
    (compiler.isFunctionLike(place) ? place.typeParameters : undefined)?.map(
      ({ name }) => name.text,
    ),
  );

/**
 * Returns the type of a member as it is written: one node, or several whose union it is. Empty if the type is made from
 * several declarations in another way.
 */
function typeNodesOf(
  context: TypeReader,
  { symbol, declaration, known }: MemberSubject,
): readonly ts.TypeNode[] {
  const { checker } = context;
  const shown = declaration && typeNodeOf(declaration);
  const others = (symbol.declarations ?? []).flatMap((each) => typeNodeOf(each) ?? []);
  const isShared = new Set(others.map((node) => node.getText())).size > 1;
  const isClear = (node: ts.TypeNode) => isReadable(context, node, known);
  if (!shown || !isShared || !isClear(shown)) return shown ? [shown] : [];
  const all = [shown, ...others.filter((node) => node !== shown)];
  const types = all.map((node) => checker.getTypeFromTypeNode(node));
  const parts = types.map((type) => partsOf(context, type));
  const whole = partsOf(context, checker.getTypeOfSymbol(symbol));
  const covers = (some: readonly ts.Type[] = []) => whole.every((part) => some.includes(part));
  const covering = all.find((_, index) => covers(parts[index]));
  if (covering) return isClear(covering) ? [covering] : [shown];
  const isUnion = covers(parts.flat()) && all.every(isClear);
  const present = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (isUnion && !present.isIntersection()) return all;
  // The shown type is enough if it is the narrowest.
  const [first, ...wider] = types;
  return first && wider.every((each) => checker.isTypeAssignableTo(first, each)) ? [shown] : [];
}

/** Returns the members of a union or intersection, without `{}`. */
function partsOf({ checker }: TypeReader, type: ts.Type): readonly ts.Type[] {
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

const typeNodeOf = (declaration: ts.Declaration): ts.TypeNode | undefined =>
  compiler.isPropertySignature(declaration) ||
  compiler.isPropertyDeclaration(declaration) ||
  compiler.isParameter(declaration)
    ? declaration.type
    : undefined;
