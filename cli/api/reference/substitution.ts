import type ts from 'typescript';
import { compiler, type TypeReader } from './compiler.ts';

/** The arguments of type parameters, as nodes that the checker makes. */
export type Substitution = ReadonlyMap<ts.Symbol, ts.TypeNode>;

/**
 * Finds the arguments of the type parameters in a written type by comparing it with the type that the checker inferred.
 * So the text stays as it is written, except for its parameters.
 */
export function substitutionOf(
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
    const [mine, theirs] = [partsOf(one), partsOf(present(one, other))];
    // A type with other parts is written in another way.
    if (mine.kind === theirs.kind && mine.parts.length <= theirs.parts.length)
      mine.parts.forEach((part, index) => {
        compare(part, theirs.parts[index]);
      });
  }
}

/** Returns the type parameter that a type is. */
export function parameterOf({ checker }: TypeReader, node: ts.TypeNode): ts.Symbol | undefined {
  if (!compiler.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  return symbol && symbol.flags & compiler.SymbolFlags.TypeParameter ? symbol : undefined;
}

/** Removes the `undefined` that the checker adds to optional types. */
function present(one: ts.TypeNode, other: ts.TypeNode): ts.TypeNode {
  if (compiler.isUnionTypeNode(one) || !compiler.isUnionTypeNode(other)) return other;
  const [only, ...more] = other.types.filter((each) => !isNothing(each));
  return only && more.length === 0 ? only : other;
}

const isNothing = (node: ts.TypeNode) =>
  node.kind === compiler.SyntaxKind.UndefinedKeyword ||
  (compiler.isLiteralTypeNode(node) && node.literal.kind === compiler.SyntaxKind.NullKeyword);

interface Parts {
  readonly kind: string;
  readonly parts: readonly (ts.TypeNode | undefined)[];
}

/** Returns the types that a type is made of. Arrays have one kind, however they are written. */
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
    ? { kind: 'union', parts: node.types.filter((each) => !isNothing(each)) }
    : { kind: '', parts: [] };
}
