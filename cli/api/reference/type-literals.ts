import type ts from 'typescript';
import { compiler, quoteText, resolveAlias, type TypeReader } from './compiler.ts';

/** Longer unions of literals are shown by their name. */
const MAX_LITERALS = 40;

/**
 * Returns the members of a union of literals as code, in the order in which they are written. `string` is last if any
 * other text is accepted too. Undefined for other types.
 */
export function literalsOf(
  reader: TypeReader,
  type: ts.Type,
  node: ts.Node | undefined,
): readonly string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  const { StringLiteral, NumberLiteral, EnumLiteral, BooleanLiteral, Null, Undefined } =
    compiler.TypeFlags;
  const isLiteral = ({ flags }: ts.Type) =>
    (flags & (StringLiteral | NumberLiteral | EnumLiteral)) !== 0;
  const mayStandBeside = (each: ts.Type) =>
    (each.flags & (BooleanLiteral | Null | Undefined)) !== 0 || isAnyString(each);
  const literals = types.filter(isLiteral);
  const others = types.filter((each) => !isLiteral(each));
  if (literals.length === 0 || types.length > MAX_LITERALS || !others.every(mayStandBeside))
    return undefined;
  const written = node ? writtenLiterals(reader, node) : [];
  const position = (text: string) => written.indexOf(text) + 1 || written.length + 1;
  const texts = literals
    .map((each) => literalText(reader, each))
    .sort((a, b) => position(a) - position(b));
  const otherTexts = others.map((each) =>
    isAnyString(each) ? 'string' : reader.checker.typeToString(each),
  );
  return joinBoolean([...new Set([...texts, ...otherTexts])]);
}

/** Replaces `true` and `false` by `boolean`, at the first of them. */
export function joinBoolean(members: readonly string[]): readonly string[] {
  if (!members.includes('true') || !members.includes('false')) return members;
  const isHalf = (text: string) => text === 'true' || text === 'false';
  const joined = members.map((text) => (isHalf(text) ? 'boolean' : text));
  return [...new Set(joined)];
}

/** The members of enums have a symbol. */
const literalText = ({ checker }: TypeReader, type: ts.Type): string =>
  type.isStringLiteral() && (type.symbol as ts.Symbol | undefined) === undefined
    ? quoteText(type.value)
    : checker.typeToString(type);

/** Whether a type is `string & {}`, which accepts every string and keeps the literals next to it in completions. */
export function isAnyString(type: ts.Type): boolean {
  if (!type.isIntersection() || type.types.length !== 2) return false;
  const [first, second] = type.types;
  const isString = ((first?.flags ?? 0) & compiler.TypeFlags.String) !== 0;
  return isString && second?.getProperties().length === 0;
}

/** Returns the literals of a type and of the aliases that it names, in the order of the text. */
function writtenLiterals(reader: TypeReader, node: ts.Node): readonly string[] {
  const seen = new Set<ts.Node>();
  const found: string[] = [];
  visit(node);
  return found;

  function visit(each: ts.Node): void {
    if (seen.has(each)) return;
    seen.add(each);
    if (compiler.isLiteralTypeNode(each)) {
      const { literal } = each;
      found.push(compiler.isStringLiteral(literal) ? quoteText(literal.text) : literal.getText());
    }
    compiler.forEachChild(each, visit);
    if (compiler.isTypeReferenceNode(each)) aliasedNodes(reader, each).forEach(visit);
    if (compiler.isIndexedAccessTypeNode(each)) accessedNodes(reader, each).forEach(visit);
  }
}

/** Returns the types that an alias is declared as. */
function aliasedNodes(reader: TypeReader, { typeName }: ts.TypeReferenceNode): ts.Node[] {
  const symbol = reader.checker.getSymbolAtLocation(typeName);
  const declarations = symbol && resolveAlias(reader, symbol).declarations;
  return (declarations ?? [])
    .filter((each) => compiler.isTypeAliasDeclaration(each))
    .map(({ type }) => type);
}

/** Returns the declared types of the member that `Type['member']` names. */
export function accessedNodes(
  { checker }: TypeReader,
  { indexType, objectType }: ts.IndexedAccessTypeNode,
): ts.TypeNode[] {
  if (!compiler.isLiteralTypeNode(indexType) || !compiler.isStringLiteral(indexType.literal))
    return [];
  const member = checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
  return (member?.declarations ?? [])
    .filter((each) => compiler.isPropertySignature(each))
    .flatMap(({ type }) => type ?? []);
}
