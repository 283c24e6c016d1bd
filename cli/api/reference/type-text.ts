import type ts from 'typescript';
import { compiler, hasSignatures, quoteText, type TypeReader } from './compiler.ts';
import {
  inferredNode,
  isReadable,
  joinBoolean,
  literalsOf,
  memberTexts,
  parameterOf,
  type Substitution,
} from './type-node.ts';

/** A type, its written form, and the node that uses it. */
export interface TypeSubject {
  readonly type: ts.Type;
  /** Written form. Absent for an inferred type. */
  readonly node: ts.TypeNode | undefined;
  /** Node in whose scope names are resolved. */
  readonly scope: ts.Node;
  /** Whether `undefined` is omitted. */
  readonly isOptional: boolean;
  /** Type parameters known to readers: those of the function with the type. */
  readonly known: ReadonlySet<string>;
  /** Type parameters of the signature with the type. */
  readonly own?: readonly ts.Type[];
}

/** Returns the text of a type, or the texts of a union's members as they are declared. */
export function typeTexts(reader: TypeReader, subject: TypeSubject): readonly string[] {
  const texts =
    constraintTexts(reader, subject) ??
    writtenTexts(reader, subject) ??
    objectTexts(reader, subject) ??
    substitutedTexts(reader, subject) ??
    inferredTexts(reader, subject);
  const present = subject.isOptional ? texts.filter((text) => text !== 'undefined') : texts;
  const members = joinBoolean([...new Set(present.length > 0 ? present : texts)]);
  const [only, ...more] = members;
  return only === undefined || more.length > 0 ? members : [withoutParentheses(only)];
}

/** Matches constraints that say less than the name of the type parameter. */
const VAGUE = /^(?:any|unknown|object|\{\s*\})$/;

/** Returns the members of the written constraint if a type is a type parameter with one. */
function constraintTexts(reader: TypeReader, subject: TypeSubject) {
  const { type, node, known, isOptional, own = [] } = subject;
  // Computing a type takes most of the time, so the written type is checked first.
  if (node && !compiler.isUnionTypeNode(node) && !parameterOf(reader, node)) return undefined;
  const isAbsent = ({ flags }: ts.Type) => isOptional && flags & compiler.TypeFlags.Undefined;
  const [present, ...more] = (type.isUnion() ? type.types : [type]).filter(
    (each) => !isAbsent(each),
  );
  if (more.length > 0 || !present?.isTypeParameter()) return undefined;
  // `Many extends boolean | undefined` keeps its name.
  if (reader.checker.getNonNullableType(present) !== present) return undefined;
  const [declaration] = present.symbol.declarations ?? [];
  if (!declaration || !compiler.isTypeParameterDeclaration(declaration)) return undefined;
  const { constraint } = declaration;
  const isTelling = constraint && !VAGUE.test(constraint.getText());
  if (!isTelling || !isReadable(reader, constraint, known)) return undefined;
  const members = memberTexts(reader, constraint);
  // The rest of a signature may name its type parameters, so only literals may replace them.
  const isValue = (text: string) => /^(?:'|-?\d|boolean$)/.test(text);
  return own.includes(present) && !members.every(isValue) ? undefined : members;
}

/** Returns the written text, if readers know all names in it. */
const writtenTexts = (reader: TypeReader, { node, known }: TypeSubject) =>
  node && isReadable(reader, node, known) ? memberTexts(reader, node) : undefined;

/** Returns the type as written, with type parameters replaced by their arguments. */
function substitutedTexts(reader: TypeReader, { node, known, type, scope }: TypeSubject) {
  const inferred = node && inferredNode(reader, type, scope);
  if (!inferred) return undefined;
  const substituting = { ...reader, substitution: substitutionOf(reader, node, inferred) };
  return isReadable(substituting, node, known) ? memberTexts(substituting, node) : undefined;
}

function inferredTexts(reader: TypeReader, { type, node, scope }: TypeSubject) {
  const literals = literalsOf(reader, type, node);
  if (literals) return literals;
  const inferred = inferredNode(reader, type, scope);
  return inferred ? memberTexts(reader, inferred) : [reader.checker.typeToString(type)];
}

/** Maximum number of members. Larger objects are printed by the checker. */
const MAX_MEMBERS = 40;

/** Returns the text of an unnamed object, with the types of its members as written. */
function objectTexts(reader: TypeReader, subject: TypeSubject): readonly string[] | undefined {
  const { checker } = reader;
  const present = checker.getNonNullableType(subject.type);
  const objects = present.isUnion() && !present.aliasSymbol ? present.types : [present];
  if (!objects.every((object) => isUnnamedObject(reader, object))) return undefined;
  // For readers, objects that differ only in the types of members are one object.
  const symbols = objects.flatMap((object) => checker.getPropertiesOfType(object));
  const names = [...new Set(symbols.map(({ name }) => name))];
  const members = names.map((name) => {
    const same = symbols.filter((symbol) => symbol.name === name);
    const isOptional =
      same.length < objects.length ||
      same.some(({ flags }) => (flags & compiler.SymbolFlags.Optional) !== 0);
    const texts = same.flatMap((symbol) =>
      propertyTexts(reader, { ...subject, isOptional }, symbol),
    );
    const key = /^[\w$]+$/.test(name) ? name : quoteText(name);
    return `${key}${isOptional ? '?' : ''}: ${[...new Set(texts)].join(' | ')}`;
  });
  return [`{ ${members.join('; ')} }`];
}

function propertyTexts(reader: TypeReader, subject: TypeSubject, symbol: ts.Symbol) {
  const [declaration] = symbol.declarations ?? [];
  const isSignature = declaration !== undefined && compiler.isPropertySignature(declaration);
  return typeTexts(reader, {
    ...subject,
    // Most written types are sufficient, so the type is computed only if needed.
    get type() {
      return reader.checker.getTypeOfSymbol(symbol);
    },
    node: isSignature ? declaration.type : undefined,
  });
}

/** Whether a type is an unnamed object composed of members declared elsewhere. */
function isUnnamedObject(reader: TypeReader, type: ts.Type): boolean {
  if (type.aliasSymbol) return false;
  if (type.isIntersection()) return type.types.every((part) => isUnnamedObject(reader, part));
  const { Anonymous, Mapped } = compiler.ObjectFlags;
  const isObject = (type.flags & compiler.TypeFlags.Object) !== 0;
  if (!isObject || !((type as ts.ObjectType).objectFlags & (Anonymous | Mapped))) return false;
  if (hasSignatures(type)) return false;
  const count = reader.checker.getPropertiesOfType(type).length;
  return count > 0 && count <= MAX_MEMBERS;
}

/** Removes parentheses around a whole type. Only unions need them. */
function withoutParentheses(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  const end = [...text].findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return depth === 0;
  });
  return end === text.length - 1 ? text.slice(1, -1) : text;
}

/**
 * Finds arguments of type parameters by comparing the written type with the inferred one, so that
 * only the parameters are replaced in the text.
 */
function substitutionOf(
  reader: TypeReader,
  written: ts.TypeNode,
  inferred: ts.TypeNode,
): Substitution {
  const found = new Map<ts.Symbol, ts.TypeNode>();
  compare(written, inferred);
  return found;

  function compare(one: ts.Node | undefined, other: ts.Node | undefined): void {
    if (!one || !other || !compiler.isTypeNode(one) || !compiler.isTypeNode(other)) return;
    const parameter = parameterOf(reader, one);
    if (parameter && !found.has(parameter)) found.set(parameter, other);
    if (parameter) return;
    const [mine, theirs] = [partsOf(one), partsOf(withoutAddedUndefined(one, other))];
    // Compare parts only if both types have the same form.
    if (mine.kind === theirs.kind && mine.parts.length <= theirs.parts.length)
      mine.parts.forEach((part, index) => {
        compare(part, theirs.parts[index]);
      });
  }
}

/** Removes the `undefined` that the checker adds to optional types. */
function withoutAddedUndefined(one: ts.TypeNode, other: ts.TypeNode): ts.TypeNode {
  if (compiler.isUnionTypeNode(one) || !compiler.isUnionTypeNode(other)) return other;
  const [only, ...more] = other.types.filter((each) => !isNullishType(each));
  return only && more.length === 0 ? only : other;
}

const isNullishType = (node: ts.TypeNode) =>
  node.kind === compiler.SyntaxKind.UndefinedKeyword ||
  (compiler.isLiteralTypeNode(node) && node.literal.kind === compiler.SyntaxKind.NullKeyword);

type Parts = { readonly kind: string; readonly parts: readonly (ts.TypeNode | undefined)[] };

/** Returns the types in a type. Both notations of arrays have the same kind. */
function partsOf(node: ts.TypeNode): Parts {
  if (compiler.isParenthesizedTypeNode(node) || compiler.isTypeOperatorNode(node))
    return partsOf(node.type);
  if (compiler.isArrayTypeNode(node)) return { kind: 'list', parts: [node.elementType] };
  if (compiler.isTypeReferenceNode(node)) return { kind: 'list', parts: node.typeArguments ?? [] };
  if (compiler.isFunctionTypeNode(node))
    return { kind: 'function', parts: [...node.parameters.map(({ type }) => type), node.type] };
  if (compiler.isTypeLiteralNode(node)) {
    const members = node.members.filter((each) => compiler.isPropertySignature(each));
    return { kind: 'object', parts: members.map(({ type }) => type) };
  }
  if (compiler.isIntersectionTypeNode(node)) return { kind: 'intersection', parts: node.types };
  return compiler.isUnionTypeNode(node)
    ? { kind: 'union', parts: node.types.filter((each) => !isNullishType(each)) }
    : { kind: '', parts: [] };
}
