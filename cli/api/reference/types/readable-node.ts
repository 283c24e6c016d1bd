import type ts from 'typescript';
import type { TypeReader } from '../packages/kind.ts';
import { accessedNodes, isAnyText, literalsOf, targetOf } from './literals.ts';
import { isReadable } from './readable.ts';
import { parameterNamed, type Wording } from './substitution.ts';

/** The text of a type on one line, as its authors wrote it; names that only stand for literals are written out. */
export function nodeText(reader: Wording, node: ts.TypeNode): string {
  const { compiler } = reader;
  const source = isWritten(node) ? node.getSourceFile() : undefined;
  const { transformed, dispose } = compiler.transform(node, [readable(reader)]);
  const [result = node] = transformed;
  const printer = compiler.createPrinter({ removeComments: true });
  const file = source ?? compiler.createSourceFile('type.ts', '', compiler.ScriptTarget.ES2023);
  const text = printer.printNode(compiler.EmitHint.Unspecified, result, file);
  dispose();
  return onOneLine(text);
}

/** Whether a node stands in a file. What the checker makes up stands nowhere, even where it copies what somebody wrote. */
export const isWritten = (node: ts.Node) =>
  node.pos >= 0 && (node as { readonly parent?: ts.Node }).parent !== undefined;

/** What the checker knows of a type, as a node. */
export function nodeOf({ compiler, checker }: TypeReader, type: ts.Type, place: ts.Node) {
  const flags = compiler.NodeBuilderFlags;
  return checker.typeToTypeNode(
    type,
    place,
    flags.NoTruncation | flags.UseAliasDefinedOutsideCurrentScope | flags.IgnoreErrors,
  );
}

const onOneLine = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/; }/g, ' }')
    .replace(/;}/g, '}')
    .replace(/^\| /, '')
    .trim();

function readable(reader: Wording): ts.TransformerFactory<ts.TypeNode> {
  const { compiler } = reader;
  return (transformation) => {
    const visit = (node: ts.Node): ts.Node => {
      const bound = boundTo(reader, node);
      if (bound) return visit(bound);
      const written =
        compiler.isTypeNode(node) && isWritten(node) ? writtenOut(reader, node) : undefined;
      if (written !== undefined) return rawType(compiler, written);
      if (compiler.isStringLiteral(node))
        return compiler.factory.createStringLiteral(node.text, true);
      if (compiler.isImportTypeNode(node)) return importedName(compiler, node, visit);
      const inside = compiler.visitEachChild(node, visit, transformation);
      const named = withoutDefaults(compiler, withReact(reader, node, inside));
      return onLine(compiler, withoutUndefined(compiler, named));
    };
    return (node) => visit(node) as ts.TypeNode;
  };
}

/** What a type parameter stands for. */
export function boundTo(reader: Wording, node: ts.Node): ts.TypeNode | undefined {
  if (!reader.substitution || !reader.compiler.isTypeNode(node) || !isWritten(node))
    return undefined;
  const parameter = parameterNamed(reader, node);
  return parameter && reader.substitution.get(parameter);
}

/** What may be left out may be `undefined`: that goes without saying. */
function withoutUndefined(compiler: typeof ts, node: ts.Node): ts.Node {
  const { factory } = compiler;
  const isMember = compiler.isPropertySignature(node);
  if (!isMember && !compiler.isParameter(node)) return node;
  const { type } = node;
  if (!node.questionToken || !type || !compiler.isUnionTypeNode(type)) return node;
  const kept = type.types.filter(({ kind }) => kind !== compiler.SyntaxKind.UndefinedKeyword);
  const [only, ...more] = kept;
  if (!only || kept.length === type.types.length) return node;
  const bare = compiler.isParenthesizedTypeNode(only) ? only.type : only;
  const present = more.length > 0 ? factory.createUnionTypeNode(kept) : bare;
  return isMember
    ? factory.createPropertySignature(node.modifiers, node.name, node.questionToken, present)
    : factory.createParameterDeclaration(
        node.modifiers,
        node.dotDotDotToken,
        node.name,
        node.questionToken,
        present,
        node.initializer,
      );
}

/** A type whose text is known. */
const rawType = ({ factory }: typeof ts, text: string) => factory.createTypeReferenceNode(text);

function onLine(compiler: typeof ts, node: ts.Node): ts.Node {
  const isBlock = compiler.isTypeLiteralNode(node) || compiler.isMappedTypeNode(node);
  return isBlock ? compiler.setEmitFlags(node, compiler.EmitFlags.SingleLine) : node;
}

/** The text of a name that stands for literals or something simple; undefined where the name says more. */
function writtenOut(reader: Wording, node: ts.TypeNode): string | undefined {
  const { compiler, checker } = reader;
  if (compiler.isTypeOperatorNode(node)) return keysText(reader, node);
  if (compiler.isParenthesizedTypeNode(node) || compiler.isIntersectionTypeNode(node))
    return isAnyText(compiler, checker.getTypeFromTypeNode(node)) ? 'string' : undefined;
  const isName = compiler.isTypeReferenceNode(node);
  if (!isName && !compiler.isIndexedAccessTypeNode(node)) return undefined;
  if (isName && isOfReact(reader, node)) return undefined;
  if (isName && isGiven(node)) return givenText(reader, node);
  // Within `ReturnType<…>` and the like, the name is how the authors think of it.
  const declared = isName ? undefined : accessedMembers(reader, node);
  if (declared && !compiler.isTypeReferenceNode(node.parent))
    return inUnion(
      compiler,
      node,
      declared.map((each) => nodeText(reader, each)),
    );
  const type = checker.getTypeFromTypeNode(node);
  const literals = literalsOf(reader, type, node)?.filter((text) => text !== 'undefined');
  if (literals) return inUnion(compiler, node, literals);
  if (type.flags & simple(compiler)) return checker.typeToString(type);
  return isName ? undefined : calledText(reader, node, type);
}

/** `keyof Type`: a short list of names says more. */
function keysText(reader: Wording, node: ts.TypeOperatorNode): string | undefined {
  const { compiler, checker } = reader;
  if (node.operator !== compiler.SyntaxKind.KeyOfKeyword) return undefined;
  const names = literalsOf(reader, checker.getTypeFromTypeNode(node), node);
  return names && inUnion(compiler, node, names);
}

/** In an array or the like, a union needs parentheses. */
function inUnion({ SyntaxKind }: typeof ts, node: ts.Node, literals: readonly string[]): string {
  const text = literals.join(' | ');
  const tight: readonly ts.SyntaxKind[] = [SyntaxKind.ArrayType, SyntaxKind.TypeOperator];
  return literals.length > 1 && tight.includes(node.parent.kind) ? `(${text})` : text;
}

const simple = ({ TypeFlags }: typeof ts) =>
  TypeFlags.String | TypeFlags.Number | TypeFlags.Boolean | TypeFlags.BigInt | TypeFlags.Null;

/** What `Type['member']` stands for, as the member is declared: undefined where that needs more than its own words. */
export function accessedMembers(
  reader: TypeReader,
  node: ts.IndexedAccessTypeNode,
): readonly ts.TypeNode[] | undefined {
  const { compiler } = reader;
  const [declared] = accessedNodes(reader, node);
  if (!declared || !isReadable(reader, declared, new Set())) return undefined;
  const parts = compiler.isUnionTypeNode(declared) ? declared.types : [declared];
  return parts.filter(({ kind }) => kind !== compiler.SyntaxKind.UndefinedKeyword);
}

/** `ReturnType<…>`: what comes back has a name of its own. */
const isGiven = ({ typeName, typeArguments }: ts.TypeReferenceNode) =>
  typeName.getText() === 'ReturnType' && typeArguments?.length === 1;

function givenText(reader: Wording, node: ts.TypeReferenceNode): string | undefined {
  const given = nodeOf(reader, reader.checker.getTypeFromTypeNode(node), node);
  return given && nodeText(reader, given);
}

/** How `{ name(event: object): void }['name']` is called: nobody wrote its type as one. */
function calledText(
  reader: Wording,
  node: ts.IndexedAccessTypeNode,
  type: ts.Type,
): string | undefined {
  const present = reader.checker.getNonNullableType(type);
  if (present.getCallSignatures().length !== 1) return undefined;
  const called = nodeOf(reader, present, node);
  return called && nodeText(reader, called);
}

/** `import('react').ReactNode` by its name. */
function importedName(
  compiler: typeof ts,
  { qualifier, argument, typeArguments }: ts.ImportTypeNode,
  visit: (node: ts.Node) => ts.Node,
): ts.Node {
  const { factory } = compiler;
  const name = qualifier ?? factory.createIdentifier('unknown');
  const isReact =
    compiler.isLiteralTypeNode(argument) &&
    compiler.isStringLiteral(argument.literal) &&
    argument.literal.text === 'react';
  return factory.createTypeReferenceNode(
    isReact && compiler.isIdentifier(name)
      ? factory.createQualifiedName(factory.createIdentifier('React'), name)
      : name,
    typeArguments?.map((each) => visit(each) as ts.TypeNode),
  );
}

/** Whether a name is one of React's types. */
export function isOfReact(reader: TypeReader, node: ts.TypeReferenceNode): boolean {
  const symbol = reader.checker.getSymbolAtLocation(node.typeName);
  const parts = symbol && reader.checker.getFullyQualifiedName(targetOf(reader, symbol));
  return /(?:^|\.)React\./.test(parts ?? '');
}

/** React's types keep the name by which everybody knows them, whatever way they were imported. */
function withReact(reader: TypeReader, node: ts.Node, inside: ts.Node): ts.Node {
  const { compiler } = reader;
  if (
    !isWritten(node) ||
    !compiler.isTypeReferenceNode(node) ||
    !compiler.isTypeReferenceNode(inside)
  )
    return inside;
  if (!compiler.isIdentifier(node.typeName) || !isOfReact(reader, node)) return inside;
  const name = compiler.factory.createQualifiedName(
    compiler.factory.createIdentifier('React'),
    node.typeName,
  );
  return compiler.factory.updateTypeReferenceNode(inside, name, inside.typeArguments);
}

/** Arguments of a type that go without saying: they are its defaults. Only what the checker writes has such. */
function withoutDefaults(compiler: typeof ts, node: ts.Node): ts.Node {
  if (isWritten(node) || !compiler.isTypeReferenceNode(node) || !node.typeArguments) return node;
  const { typeName, typeArguments } = node;
  const name = compiler.isIdentifier(typeName) ? typeName : typeName.right;
  // The checker notes on the names that it writes what they stand for.
  const { symbol } = name as { readonly symbol?: ts.Symbol };
  const [declaration] = symbol?.declarations ?? [];
  const parameters =
    declaration &&
    (compiler.isTypeAliasDeclaration(declaration) || compiler.isInterfaceDeclaration(declaration))
      ? (declaration.typeParameters ?? [])
      : [];
  const isUsual = (argument: ts.TypeNode, index: number) => {
    const { default: standard } = parameters[index] ?? {};
    return standard !== undefined && isSameText(compiler, argument, standard);
  };
  const end = typeArguments.findLastIndex((argument, index) => !isUsual(argument, index));
  const kept = typeArguments.slice(0, end + 1);
  return compiler.factory.createTypeReferenceNode(typeName, kept.length > 0 ? kept : undefined);
}

function isSameText(compiler: typeof ts, written: ts.TypeNode, standard: ts.TypeNode): boolean {
  const printer = compiler.createPrinter({ removeComments: true });
  const text = printer.printNode(compiler.EmitHint.Unspecified, written, standard.getSourceFile());
  return text.replaceAll('React.', '') === standard.getText().replaceAll('React.', '');
}
