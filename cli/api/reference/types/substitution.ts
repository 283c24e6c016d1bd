import type ts from 'typescript';
import type { TypeReader } from '../packages/kind.ts';

/** What type parameters stand for: their symbols → types as the checker writes them. */
export type Substitution = ReadonlyMap<ts.Symbol, ts.TypeNode>;

/** Looks at types, and puts something in the place of type parameters. */
export interface Wording extends TypeReader {
  readonly substitution?: Substitution;
}

/**
 * What the type parameters in a written type stand for, read off the type that the checker made of it: both are walked
 * side by side. So authors' words stay, and only their parameters change.
 */
export function substitutionOf(
  reader: TypeReader,
  written: ts.TypeNode,
  inferred: ts.TypeNode,
): Substitution {
  const { compiler } = reader;
  const found = new Map<ts.Symbol, ts.TypeNode>();
  walk(written, inferred);
  return found;

  function walk(one: ts.TypeNode | undefined, other: ts.TypeNode | undefined): void {
    if (!one || !other) return;
    const parameter = parameterNamed(reader, one);
    if (parameter && !found.has(parameter)) found.set(parameter, other);
    if (parameter) return;
    const [mine, theirs] = [bare(compiler, one), bare(compiler, present(compiler, one, other))];
    const pairs = pairsOf(compiler, mine, theirs);
    pairs.forEach(([a, b]) => {
      walk(a, b);
    });
  }
}

type Pair = readonly [ts.TypeNode | undefined, ts.TypeNode | undefined];

/** The type parameter that a type is. */
export function parameterNamed({ compiler, checker }: TypeReader, node: ts.TypeNode) {
  if (!compiler.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  return symbol && symbol.flags & compiler.SymbolFlags.TypeParameter ? symbol : undefined;
}

const bare = (compiler: typeof ts, node: ts.TypeNode): ts.TypeNode =>
  compiler.isParenthesizedTypeNode(node) ? bare(compiler, node.type) : node;

/** The checker adds `undefined` to what may be left out. */
function present(compiler: typeof ts, one: ts.TypeNode, other: ts.TypeNode): ts.TypeNode {
  if (compiler.isUnionTypeNode(one) || !compiler.isUnionTypeNode(other)) return other;
  const [only, ...more] = other.types.filter((each) => !isNothing(compiler, each));
  return only && more.length === 0 ? only : other;
}

/** Types that stand at the same place in both. */
function pairsOf(compiler: typeof ts, one: ts.TypeNode, other: ts.TypeNode): readonly Pair[] {
  if (compiler.isTypeReferenceNode(one)) {
    const items = compiler.isTypeReferenceNode(other)
      ? other.typeArguments
      : itemsOf(compiler, other);
    return zip(one.typeArguments ?? [], items ?? []);
  }
  if (compiler.isArrayTypeNode(one)) return zip([one.elementType], itemsOf(compiler, other));
  if (compiler.isFunctionTypeNode(one) && compiler.isFunctionTypeNode(other)) {
    const types = ({ parameters, type }: ts.FunctionTypeNode) => [
      ...parameters.map((each) => each.type),
      type,
    ];
    return zip(types(one), types(other));
  }
  if (compiler.isTypeLiteralNode(one) && compiler.isTypeLiteralNode(other))
    return memberPairs(compiler, one, other);
  if (compiler.isIntersectionTypeNode(one) && compiler.isIntersectionTypeNode(other))
    return zip(one.types, other.types);
  return compiler.isUnionTypeNode(one) ? unionPairs(compiler, one, other) : [];
}

function zip(
  one: readonly (ts.TypeNode | undefined)[],
  other: readonly (ts.TypeNode | undefined)[],
): readonly Pair[] {
  return one.length <= other.length ? one.map((each, index) => [each, other[index]]) : [];
}

/** The type of an array's items, however the array is written. */
function itemsOf(compiler: typeof ts, node: ts.TypeNode): readonly ts.TypeNode[] {
  if (compiler.isTypeOperatorNode(node)) return itemsOf(compiler, node.type);
  return compiler.isArrayTypeNode(node) ? [node.elementType] : [];
}

function memberPairs(
  compiler: typeof ts,
  one: ts.TypeLiteralNode,
  other: ts.TypeLiteralNode,
): readonly Pair[] {
  const typed = other.members.filter((each) => compiler.isPropertySignature(each));
  return one.members
    .filter((each) => compiler.isPropertySignature(each))
    .map((member) => {
      const name = nameText(compiler, member.name);
      return [member.type, typed.find((each) => nameText(compiler, each.name) === name)?.type];
    });
}

const nameText = (compiler: typeof ts, name: ts.PropertyName) =>
  compiler.isIdentifier(name) || compiler.isStringLiteral(name) ? name.text : undefined;

/** `null` and `undefined` may come and go; the rest stands in the same order. */
function unionPairs(compiler: typeof ts, one: ts.UnionTypeNode, other: ts.TypeNode) {
  const others = compiler.isUnionTypeNode(other) ? other.types : [other];
  const [mine, theirs] = [one.types, others].map((types) =>
    types.filter((each) => !isNothing(compiler, each)),
  );
  return mine && theirs && mine.length === theirs.length ? zip(mine, theirs) : [];
}

const isNothing = ({ SyntaxKind, isLiteralTypeNode }: typeof ts, node: ts.TypeNode) =>
  node.kind === SyntaxKind.UndefinedKeyword ||
  (isLiteralTypeNode(node) && node.literal.kind === SyntaxKind.NullKeyword);
