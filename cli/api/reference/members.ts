import type ts from 'typescript';
import type { ApiMember, ApiParameter, ApiSignature, ApiType } from '../../model/api/reference.ts';
import { compiler, declarationFolder, type TypeReader } from './compiler.ts';
import { isInPackage, type ApiContext } from './context.ts';
import { readDocComment, type DocComment } from './doc-comments.ts';
import { isReadable } from './type-node.ts';
import { typeTexts, type TypeSubject } from './type-text.ts';

/** A member of a type, and the declaration whose comment and type are shown. */
export interface DeclaredMember {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration | undefined;
  readonly comment: DocComment;
  /** Whether some members of a union, or some signatures, lack it. */
  readonly isPartial?: boolean;
}

interface MemberSubject extends DeclaredMember {
  /** The component or hook, in whose scope names are resolved. */
  readonly scope: ts.Node;
  /** Type parameters known to readers. */
  readonly known: ReadonlySet<string>;
}

export function apiMemberOf(context: ApiContext, subject: MemberSubject): ApiMember {
  const { symbol, comment, scope, known, isPartial = false } = subject;
  const isOptional = isPartial || (symbol.flags & compiler.SymbolFlags.Optional) !== 0;
  const type = context.checker.getTypeOfSymbolAtLocation(symbol, scope);
  const constraint = constraintNode(context, type);
  const nodes = constraint ? [constraint] : typeNodesOf(context, subject);
  const { description, deprecated, examples, default: defaultValue } = comment;
  return {
    name: symbol.name,
    type: apiTypeOf(context, { type, nodes, scope, isOptional, known }, comment),
    ...(!isOptional && { isRequired: true }),
    description: [description, ...examples].filter(Boolean).join('\n\n'),
    ...(defaultValue !== undefined && defaultValue !== 'undefined' && { default: defaultValue }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

export const byRequired = (a: ApiMember, b: ApiMember) =>
  Number(b.isRequired ?? false) - Number(a.isRequired ?? false);

/** Returns the nearest declaration (folder, package, any), preferably one with a comment. */
export function nearestDeclaration(
  context: ApiContext,
  { declarations = [] }: ts.Symbol,
  folder?: string,
): ts.Declaration | undefined {
  const near = declarations.filter((each) => declarationFolder(each) === folder);
  const inside = declarations.filter((each) => isInPackage(context, each));
  const best = [near, inside, declarations].find(({ length }) => length > 0) ?? [];
  return best.find((each) => readDocComment(each).isWritten) ?? best[0];
}

/**
 * Returns the type of a member as it is written: a node, or several that form a union. Empty if the
 * type results from several declarations in another way.
 */
function typeNodesOf(
  context: TypeReader,
  { symbol, declaration, known }: MemberSubject,
): readonly ts.TypeNode[] {
  const { checker } = context;
  const written = declaration && typeNodeOf(declaration);
  const shown = written && isTypeOf(context, written, symbol) ? written : undefined;
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
  // One type is enough if it is the narrowest, that is, assignable to all others.
  const [first, ...wider] = types;
  return first && wider.every((each) => checker.isTypeAssignableTo(first, each)) ? [shown] : [];
}

/** Whether a member has the type written in its declaration. Mapped types may change it. */
function isTypeOf(context: TypeReader, node: ts.TypeNode, symbol: ts.Symbol): boolean {
  const { checker } = context;
  // Type parameters of the package may differ from those of the member.
  if (!isReadable(context, node, new Set())) return true;
  const written = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return (
    written === type ||
    checker.isTypeAssignableTo(type, written) ||
    checker.isTypeAssignableTo(written, type)
  );
}

/** Matches constraints that say less than the name of the type parameter. */
const VAGUE = /^(?:any|unknown|object|\{\s*\})$/;

/** Returns the written constraint if a type is a type parameter with one. */
function constraintNode({ checker }: TypeReader, type: ts.Type): ts.TypeNode | undefined {
  const present = checker.getNonNullableType(type);
  const declaration = present.isTypeParameter() ? present.symbol.declarations?.[0] : undefined;
  if (!declaration || !compiler.isTypeParameterDeclaration(declaration)) return undefined;
  const { constraint } = declaration;
  return constraint && VAGUE.test(constraint.getText()) ? undefined : constraint;
}

/** Returns the members of a union or intersection, without `{}`. */
function partsOf({ checker }: TypeReader, type: ts.Type): readonly ts.Type[] {
  const present = checker.getNonNullableType(type);
  const parts = present.isUnionOrIntersection() ? present.types : [present];
  const nonEmpty = parts.filter((part) => !isEmptyObject(part));
  return nonEmpty.length > 0 ? nonEmpty : parts;
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

/** Longer signatures have a line for each parameter. */
const MAX_LINE = 80;

/** Returns a type as it is shown to readers, with texts from the comment above it. */
export function apiTypeOf(
  reader: TypeReader,
  subject: TypeSubject,
  doc = readDocComment(undefined),
): ApiType {
  const members = typeTexts(reader, subject);
  const text = members.join(' | ');
  // Event handlers of React have no signature unless the comment explains it.
  const isExplained = doc.parameters.length > 0 || doc.returns !== undefined;
  const call = !/^React\./.test(text) || isExplained ? callOf(reader, subject.type) : undefined;
  return {
    text,
    ...(members.length > 1 && { members }),
    ...(call && { signature: signatureOf(reader, subject, { call, doc }) }),
  };
}

/** Returns the signature of a function type that has exactly one. */
function callOf({ checker }: TypeReader, type: ts.Type): ts.Signature | undefined {
  const present = checker.getNonNullableType(type);
  const [signature, ...more] = present.getCallSignatures();
  const isFunction =
    present.getConstructSignatures().length === 0 && present.getProperties().length === 0;
  return isFunction && more.length === 0 ? signature : undefined;
}

function signatureOf(
  reader: TypeReader,
  subject: TypeSubject,
  { call, doc }: { readonly call: ts.Signature; readonly doc: DocComment },
): ApiSignature {
  const own = (call.getTypeParameters() ?? []).map(({ symbol }) => symbol.name);
  const textOf = (type: ts.Type, node: ts.TypeNode | undefined, isOptional: boolean) =>
    typeTexts(reader, {
      ...subject,
      type,
      nodes: node ? [node] : [],
      isOptional,
      known: new Set([...subject.known, ...own]),
    }).join(' | ');
  const symbols = call.getParameters();
  const heads: string[] = [];
  const parameters = symbols.map((symbol, index): ApiParameter => {
    const { valueDeclaration: declared } = symbol;
    const parameter = declared && compiler.isParameter(declared) ? declared : undefined;
    const isOptional = parameter?.questionToken !== undefined;
    const type = textOf(reader.checker.getTypeOfSymbol(symbol), parameter?.type, isOptional);
    const byIndex = doc.parameters.length === symbols.length ? doc.parameters[index] : undefined;
    const words = doc.parameters.find(({ name }) => name === symbol.name) ?? byIndex;
    // A destructured parameter has no name.
    const isNamed = !symbol.name.startsWith('__');
    const name = isNamed ? symbol.name : (byIndex?.name ?? 'options');
    heads.push(`${parameter?.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`);
    return { name, type, description: words?.description ?? '' };
  });
  const returns = textOf(call.getReturnType(), call.getDeclaration()?.type, false);
  const line = `(${heads.join(', ')}) => ${returns}`;
  const isShort = line.length <= MAX_LINE || heads.length === 0;
  return {
    text: isShort ? line : `(\n${heads.map((head) => `  ${head},\n`).join('')}) => ${returns}`,
    parameters,
    ...(returns !== 'void' && { returns: { type: returns, description: doc.returns ?? '' } }),
  };
}
