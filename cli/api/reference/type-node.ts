import type ts from 'typescript';
import {
  compiler,
  printNode,
  quoteText,
  resolveAlias,
  containsNode,
  type TypeReader,
} from './compiler.ts';

/** Arguments of type parameters, as nodes created by the checker. */
export type Substitution = ReadonlyMap<ts.Symbol, ts.TypeNode>;

export interface NodeReader extends TypeReader {
  readonly substitution?: Substitution;
}

/** Returns a type as a line of code. Replaces aliases of literals with the literals. */
function nodeText(reader: NodeReader, node: ts.TypeNode): string {
  const { transformed, dispose } = compiler.transform(node, [readableTypeTransformer(reader)]);
  const [result = node] = transformed;
  const file = isSourceNode(node)
    ? node.getSourceFile()
    : compiler.createSourceFile('type.ts', '', compiler.ScriptTarget.ES2023);
  const text = printNode(result, file);
  dispose();
  return text.replace(/;( ?\})/g, '$1').replace(/^\| /, '');
}

/** Whether a node belongs to a file. The checker's nodes do not, even copies of written nodes. */
const isSourceNode = (node: ts.Node) =>
  node.pos >= 0 && (node as { readonly parent?: ts.Node }).parent !== undefined;

export function inferredNode({ checker }: TypeReader, type: ts.Type, scope: ts.Node) {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope, IgnoreErrors } =
    compiler.NodeBuilderFlags;
  const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope | IgnoreErrors;
  return checker.typeToTypeNode(type, scope, flags);
}

/** Matches the qualified name of a type of React. */
const IN_REACT = /(?:^|\.)React\.(.*)/;

/** Whether readers know all type parameters in a type: `known`, declared in it, or substituted. */
export function isReadable(
  { checker, substitution }: NodeReader,
  node: ts.TypeNode,
  known: ReadonlySet<string>,
): boolean {
  return !containsNode(
    node,
    (each) => compiler.isTypeReferenceNode(each) && isUnknownParameter(each.typeName),
  );

  function isUnknownParameter(name: ts.EntityName): boolean {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol || !(symbol.flags & compiler.SymbolFlags.TypeParameter)) return false;
    const [declaration] = symbol.declarations ?? [];
    const isOwn = declaration && declaration.pos >= node.pos && declaration.end <= node.end;
    // A `T` of an interface of React is never the `T` of the component.
    const isKnown = known.has(symbol.name) && !IN_REACT.test(checker.getFullyQualifiedName(symbol));
    return !isOwn && !isKnown && !substitution?.has(symbol);
  }
}

export function parameterOf({ checker }: TypeReader, node: ts.TypeNode): ts.Symbol | undefined {
  if (!compiler.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  return symbol && symbol.flags & compiler.SymbolFlags.TypeParameter ? symbol : undefined;
}

function argumentOf(reader: NodeReader, node: ts.Node): ts.TypeNode | undefined {
  if (!reader.substitution || !compiler.isTypeNode(node) || !isSourceNode(node)) return undefined;
  const parameter = parameterOf(reader, node);
  return parameter && reader.substitution.get(parameter);
}

function readableTypeTransformer(reader: NodeReader): ts.TransformerFactory<ts.TypeNode> {
  return (transformation) => {
    const visit = (node: ts.Node): ts.Node => {
      const argument = argumentOf(reader, node);
      if (argument) return visit(argument);
      const texts =
        compiler.isTypeNode(node) && isSourceNode(node) ? replacements(reader, node) : undefined;
      if (texts) return compiler.factory.createTypeReferenceNode(unionText(node, texts));
      if (compiler.isImportTypeNode(node)) return importedName(node, visit);
      const optional = optionalUnion(node);
      const visitChild = (child: ts.Node) =>
        visit(child === optional ? withoutUndefined(optional) : child);
      const inside = compiler.visitEachChild(node, visitChild, transformation);
      const short = withoutDefaults(withReact(reader, node, inside));
      return compiler.isTypeLiteralNode(short) || compiler.isMappedTypeNode(short)
        ? compiler.setEmitFlags(short, compiler.EmitFlags.SingleLine)
        : short;
    };
    return (node) => visit(node) as ts.TypeNode;
  };
}

/** Returns the members of a union, and of unions in it that group or name literals. */
export function memberTexts(reader: NodeReader, node: ts.TypeNode): readonly string[] {
  const argument = argumentOf(reader, node);
  if (argument) return memberTexts(reader, argument);
  if (compiler.isUnionTypeNode(node))
    return node.types.flatMap((type) => memberTexts(reader, type));
  if (compiler.isParenthesizedTypeNode(node) && compiler.isUnionTypeNode(node.type))
    return memberTexts(reader, node.type);
  return (isSourceNode(node) && replacements(reader, node)) || [nodeText(reader, node)];
}

/** Returns texts that say more than the written name of a type: those of its members. */
function replacements(reader: NodeReader, node: ts.TypeNode): readonly string[] | undefined {
  const { checker } = reader;
  if (compiler.isTypeOperatorNode(node))
    return node.operator === compiler.SyntaxKind.KeyOfKeyword
      ? literalsOf(reader, checker.getTypeFromTypeNode(node), node)
      : undefined;
  if (compiler.isParenthesizedTypeNode(node) || compiler.isIntersectionTypeNode(node))
    return isAnyString(checker.getTypeFromTypeNode(node)) ? ['string'] : undefined;
  const isReference = compiler.isTypeReferenceNode(node);
  if (!isReference && !compiler.isIndexedAccessTypeNode(node)) return undefined;
  if (isReference && nameInReact(reader, node) !== undefined) return undefined;
  if (isReference && node.typeName.getText() === 'ReturnType')
    return inferredTexts(reader, checker.getTypeFromTypeNode(node), node);
  // As an argument, such as in `Wrapper<Type['member']>`, the type stays as written.
  const isArgument = compiler.isTypeReferenceNode(node.parent);
  const members = isReference || isArgument ? undefined : accessedMembers(reader, node);
  if (members) return members.flatMap((each) => memberTexts(reader, each));
  const type = checker.getTypeFromTypeNode(node);
  const literals = literalsOf(reader, type, node);
  if (literals) return literals;
  const { String, Number, Boolean, BigInt, Null } = compiler.TypeFlags;
  if (type.flags & (String | Number | Boolean | BigInt | Null)) return [checker.typeToString(type)];
  // `{ name(event: object): void }['name']` is a function, but not written as a function type.
  const present = checker.getNonNullableType(type);
  if (isReference || present.getCallSignatures().length !== 1) return undefined;
  const texts = inferredTexts(reader, present, node);
  const isNullable = type.isUnion() && type.types.some(({ flags }) => flags & Null);
  return isNullable ? texts?.flatMap((text) => [`(${text})`, 'null']) : texts;
}

function inferredTexts(reader: NodeReader, type: ts.Type, place: ts.Node) {
  const inferred = inferredNode(reader, type, place);
  return inferred && [nodeText(reader, inferred)];
}

/** Joins members that are present. Adds parentheses if an array or an operator is around them. */
function unionText({ parent }: ts.Node, texts: readonly string[]): string {
  const members = texts.filter((text) => text !== 'undefined');
  const text = members.join(' | ');
  const isInside = compiler.isArrayTypeNode(parent) || compiler.isTypeOperatorNode(parent);
  return members.length > 1 && isInside ? `(${text})` : text;
}

/** Returns the members of the declared type of `Type['member']` if it is readable on its own. */
function accessedMembers(
  reader: TypeReader,
  node: ts.IndexedAccessTypeNode,
): readonly ts.TypeNode[] | undefined {
  const [declared] = accessedNodes(reader, node);
  if (!declared || !isReadable({ checker: reader.checker }, declared, new Set())) return undefined;
  const parts = compiler.isUnionTypeNode(declared) ? declared.types : [declared];
  return parts.filter(({ kind }) => kind !== compiler.SyntaxKind.UndefinedKeyword);
}

/** Returns the type of an optional member or parameter if it is a union. */
function optionalUnion(node: ts.Node): ts.UnionTypeNode | undefined {
  if (!compiler.isPropertySignature(node) && !compiler.isParameter(node)) return undefined;
  const { questionToken, type } = node;
  return questionToken && type && compiler.isUnionTypeNode(type) ? type : undefined;
}

function withoutUndefined(union: ts.UnionTypeNode): ts.TypeNode {
  const present = union.types.filter(({ kind }) => kind !== compiler.SyntaxKind.UndefinedKeyword);
  const [only, ...more] = present;
  if (!only || present.length === union.types.length) return union;
  if (more.length > 0) return compiler.factory.createUnionTypeNode(present);
  return compiler.isParenthesizedTypeNode(only) ? only.type : only;
}

/** Returns the name of a type of React, which the file may import under another one. */
function nameInReact(reader: TypeReader, { typeName }: ts.TypeReferenceNode): string | undefined {
  const symbol = reader.checker.getSymbolAtLocation(typeName);
  const name = symbol && reader.checker.getFullyQualifiedName(resolveAlias(reader, symbol));
  return IN_REACT.exec(name ?? '')?.[1];
}

const reactName = (name: ts.Identifier | string) =>
  compiler.factory.createQualifiedName(compiler.factory.createIdentifier('React'), name);

/** Replaces `import('react').ReactNode` with a name. */
function importedName(
  { qualifier, argument, typeArguments }: ts.ImportTypeNode,
  visit: (node: ts.Node) => ts.Node,
): ts.Node {
  const name = qualifier ?? compiler.factory.createIdentifier('unknown');
  const isReact =
    compiler.isLiteralTypeNode(argument) &&
    compiler.isStringLiteral(argument.literal) &&
    argument.literal.text === 'react';
  return compiler.factory.createTypeReferenceNode(
    isReact && compiler.isIdentifier(name) ? reactName(name) : name,
    typeArguments?.map((each) => visit(each) as ts.TypeNode),
  );
}

/** Adds `React.` to the names of types that are imported from React. */
function withReact(reader: TypeReader, node: ts.Node, inside: ts.Node): ts.Node {
  if (!compiler.isTypeReferenceNode(node) || !compiler.isTypeReferenceNode(inside)) return inside;
  if (!isSourceNode(node) || !compiler.isIdentifier(node.typeName)) return inside;
  const name = nameInReact(reader, node);
  if (name === undefined) return inside;
  const { typeArguments } = inside;
  return compiler.factory.updateTypeReferenceNode(inside, reactName(name), typeArguments);
}

/** Removes type arguments that equal the defaults from names that the checker prints. */
function withoutDefaults(node: ts.Node): ts.Node {
  if (isSourceNode(node) || !compiler.isTypeReferenceNode(node) || !node.typeArguments) return node;
  const { typeName, typeArguments } = node;
  const name = compiler.isIdentifier(typeName) ? typeName : typeName.right;
  // The checker attaches symbols to names that it prints.
  const { symbol } = name as { readonly symbol?: ts.Symbol };
  const [declaration] = symbol?.declarations ?? [];
  const isGeneric =
    declaration &&
    (compiler.isTypeAliasDeclaration(declaration) || compiler.isInterfaceDeclaration(declaration));
  const parameters = (isGeneric && declaration.typeParameters) || [];
  const end = typeArguments.findLastIndex((argument, index) => {
    const defaultType = parameters[index]?.default;
    return !defaultType || !isSameText(argument, defaultType);
  });
  const kept = typeArguments.slice(0, end + 1);
  return compiler.factory.createTypeReferenceNode(typeName, kept.length > 0 ? kept : undefined);
}

function isSameText(argument: ts.TypeNode, defaultType: ts.TypeNode): boolean {
  const texts = [argument, defaultType].map((node) => printNode(node, defaultType.getSourceFile()));
  const [one, other] = texts.map((text) => text.replaceAll('React.', ''));
  return one === other;
}

/** Maximum number of literals. Larger unions are shown by name. */
const MAX_LITERALS = 40;

/**
 * Returns the members of a union of literals as code, in written order. `string` is last if other
 * texts are accepted too. Undefined for other types.
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

/** Replaces `true` and `false` with `boolean`, at the position of the first. */
export function joinBoolean(members: readonly string[]): readonly string[] {
  if (!members.includes('true') || !members.includes('false')) return members;
  const isHalf = (text: string) => text === 'true' || text === 'false';
  const joined = members.map((text) => (isHalf(text) ? 'boolean' : text));
  return [...new Set(joined)];
}

/** Returns a literal as code. Of strings, only members of enums have a symbol. */
const literalText = ({ checker }: TypeReader, type: ts.Type): string =>
  type.isStringLiteral() && (type.symbol as ts.Symbol | undefined) === undefined
    ? quoteText(type.value)
    : checker.typeToString(type);

/** Whether a type is `string & {}`: every string, but editors still suggest literals beside it. */
function isAnyString(type: ts.Type): boolean {
  if (!type.isIntersection() || type.types.length !== 2) return false;
  const [first, second] = type.types;
  const isString = ((first?.flags ?? 0) & compiler.TypeFlags.String) !== 0;
  return isString && second?.getProperties().length === 0;
}

/** Returns the literals in a type and in the aliases that it names, in text order. */
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

function aliasedNodes(reader: TypeReader, { typeName }: ts.TypeReferenceNode): ts.Node[] {
  const symbol = reader.checker.getSymbolAtLocation(typeName);
  const declarations = symbol && resolveAlias(reader, symbol).declarations;
  return (declarations ?? [])
    .filter((each) => compiler.isTypeAliasDeclaration(each))
    .map(({ type }) => type);
}

/** Returns the declared types of the member in `Type['member']`. */
function accessedNodes(
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
