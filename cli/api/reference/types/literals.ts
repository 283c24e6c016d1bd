import type ts from 'typescript';
import type { TypeReader } from '../packages/kind.ts';

/** Longer lists of literals say less than their name. */
const MOST_LITERALS = 40;

/**
 * Members of a type that is made of literals alone, as code, in the order in which the authors wrote them; `string`
 * stands last where any other text is fine too. Undefined for all other types.
 */
export function literalsOf(
  reader: TypeReader,
  type: ts.Type,
  node: ts.Node | undefined,
): readonly string[] | undefined {
  const { compiler, checker } = reader;
  const types = type.isUnion() ? type.types : [type];
  const { StringLiteral, NumberLiteral, EnumLiteral } = compiler.TypeFlags;
  const isNamed = (each: ts.Type) =>
    (each.flags & (StringLiteral | NumberLiteral | EnumLiteral)) !== 0;
  const isFine = types.every((each) => isNamed(each) || isSmall(compiler, each));
  if (!isFine || !types.some(isNamed) || types.length > MOST_LITERALS) return undefined;
  const written = node ? writtenLiterals(reader, node) : [];
  const place = (text: string) => written.indexOf(text) + 1 || written.length + 1;
  const texts = types.filter(isNamed).map((each) => literalText(checker, each));
  const sorted = texts.map((text, index) => ({ text, index }));
  sorted.sort((a, b) => place(a.text) - place(b.text) || a.index - b.index);
  const others = types.filter((each) => !isNamed(each)).map((each) => smallText(reader, each));
  const united = new Set([...sorted.map(({ text }) => text), ...others]);
  return withBoolean([...united]);
}

/** `true` and `false` together are `boolean`, where the first of them stands. */
export function withBoolean(members: readonly string[]): readonly string[] {
  if (!members.includes('true') || !members.includes('false')) return members;
  const first = members.findIndex((text) => text === 'true' || text === 'false');
  return members.flatMap((text, index) => {
    if (index === first) return ['boolean'];
    return text === 'true' || text === 'false' ? [] : [text];
  });
}

/** A text as code, in single quotes. */
export function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}

function literalText(checker: ts.TypeChecker, type: ts.Type): string {
  return type.isStringLiteral() && !isEnumMember(type)
    ? quoted(type.value)
    : checker.typeToString(type);
}

const isEnumMember = (type: ts.Type) => type.symbol !== undefined;

/** What may stand between literals without making more of them than a list of values. */
function isSmall(compiler: typeof ts, type: ts.Type): boolean {
  const { BooleanLiteral, Null, Undefined } = compiler.TypeFlags;
  return (type.flags & (BooleanLiteral | Null | Undefined)) !== 0 || isAnyText(compiler, type);
}

/** `string & {}`: keeps the literals beside it in completions, and takes every text. */
export function isAnyText({ TypeFlags }: typeof ts, type: ts.Type): boolean {
  if (!type.isIntersection()) return false;
  const [first, second, third] = type.types;
  const isEmpty = second !== undefined && second.getProperties().length === 0;
  return (
    third === undefined && isEmpty && first !== undefined && (first.flags & TypeFlags.String) !== 0
  );
}

const smallText = ({ compiler, checker }: TypeReader, type: ts.Type) =>
  isAnyText(compiler, type) ? 'string' : checker.typeToString(type);

/** Literals in the order in which they stand in a type, and in the aliases that it names. */
function writtenLiterals(reader: TypeReader, node: ts.Node): readonly string[] {
  const { compiler } = reader;
  const seen = new Set<ts.Node>();
  const found: string[] = [];
  visit(node);
  return found;

  function visit(each: ts.Node): void {
    if (seen.has(each)) return;
    seen.add(each);
    if (compiler.isLiteralTypeNode(each)) {
      found.push(
        compiler.isStringLiteral(each.literal) ? quoted(each.literal.text) : each.literal.getText(),
      );
    }
    compiler.forEachChild(each, visit);
    if (compiler.isTypeReferenceNode(each)) aliasesOf(reader, each).forEach(visit);
    if (compiler.isIndexedAccessTypeNode(each)) accessedNodes(reader, each).forEach(visit);
  }
}

/** What the alias that a reference names stands for. */
function aliasesOf({ compiler, checker }: TypeReader, node: ts.TypeReferenceNode): ts.Node[] {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const declared = symbol && targetOf({ compiler, checker }, symbol).declarations;
  return (declared ?? []).filter(compiler.isTypeAliasDeclaration).map(({ type }) => type);
}

/** The declared types of the member that `Type['member']` names. */
export function accessedNodes(
  { compiler, checker }: TypeReader,
  { indexType, objectType }: ts.IndexedAccessTypeNode,
): ts.TypeNode[] {
  if (!compiler.isLiteralTypeNode(indexType) || !compiler.isStringLiteral(indexType.literal))
    return [];
  const member = checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
  return (member?.declarations ?? [])
    .filter(compiler.isPropertySignature)
    .flatMap(({ type }) => type ?? []);
}

/** What a name stands for, through imports. */
export function targetOf({ compiler, checker }: TypeReader, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
