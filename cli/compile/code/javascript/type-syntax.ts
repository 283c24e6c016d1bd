import type ts from 'typescript';
import { cut } from './edits.ts';
import type { Edit } from './edits.ts';
import { parenthesisEdits } from './parentheses.ts';
import type { Parsed, Parser } from './parser.ts';

/** Edits that take the types off one node, without what is below it. */
export function typeEdits(node: ts.Node, parsed: Parsed): Edit[] {
  const { parser, text } = parsed;
  if (parser.isAsExpression(node) || parser.isSatisfiesExpression(node)) {
    return [cut(node.expression.end, node.end)];
  }
  if (parser.isNonNullExpression(node)) return [cut(node.expression.end, node.end)];
  if (parser.isTypeAssertionExpression(node)) {
    return [cut(node.getStart(), node.expression.getStart())];
  }
  if (parser.isParenthesizedExpression(node)) return parenthesisEdits(node, parsed);
  if (parser.isStringLiteral(node)) return specifierEdits(node, parser);
  return [
    ...listEdits(node, text),
    ...modifierEdits(node, parsed),
    ...annotationEdits(node, parsed),
    ...thisEdits(node, parsed),
  ];
}

/** A module that is imported under its whole name has another name in JavaScript. */
function specifierEdits(node: ts.StringLiteral, parser: Parser): Edit[] {
  const { parent, text } = node;
  const isImport =
    parser.isImportDeclaration(parent) ||
    parser.isExportDeclaration(parent) ||
    (parser.isCallExpression(parent) && parent.expression.kind === parser.SyntaxKind.ImportKeyword);
  const ending = /^\.{1,2}\/.*\.(tsx?)$/.exec(text)?.[1];
  if (!isImport || ending === undefined) return [];
  const from = node.end - 1 - ending.length;
  return [{ from, to: from + 1, text: 'j' }];
}

/** Whether it is the part of a class that names the types it keeps to. */
export const isImplements = (node: ts.Node, { isHeritageClause, SyntaxKind }: Parser): boolean =>
  isHeritageClause(node) && node.token === SyntaxKind.ImplementsKeyword;

/** `<T>` of what declares or is given types. */
function listEdits(node: ts.Node, text: string): Edit[] {
  const { typeParameters, typeArguments } = node as {
    readonly typeParameters?: ts.NodeArray<ts.Node>;
    readonly typeArguments?: ts.NodeArray<ts.Node>;
  };
  return [typeParameters, typeArguments].flatMap((list) =>
    list ? [cut(list.pos - 1, text.indexOf('>', list.end) + 1)] : [],
  );
}

/** Words before a declaration that JavaScript does not know. */
function modifierEdits(node: ts.Node, { parser, text }: Parsed): Edit[] {
  const { SyntaxKind } = parser;
  const typed = new Set<ts.SyntaxKind>([
    SyntaxKind.AbstractKeyword,
    SyntaxKind.DeclareKeyword,
    SyntaxKind.OverrideKeyword,
    SyntaxKind.PrivateKeyword,
    SyntaxKind.ProtectedKeyword,
    SyntaxKind.PublicKeyword,
    SyntaxKind.ReadonlyKeyword,
  ]);
  const modifiers = parser.canHaveModifiers(node) ? (parser.getModifiers(node) ?? []) : [];
  return modifiers
    .filter(({ kind }) => typed.has(kind))
    .map((modifier) => cut(modifier.getStart(), afterSpace(text, modifier.end)));
}

/** `?`, `!` and `: Type` after a name or a list of parameters. */
function annotationEdits(node: ts.Node, { parser, text }: Parsed): Edit[] {
  if (
    parser.isVariableDeclaration(node) ||
    parser.isParameter(node) ||
    parser.isPropertyDeclaration(node)
  ) {
    const optional = 'questionToken' in node ? node.questionToken : undefined;
    const definite = 'exclamationToken' in node ? node.exclamationToken : undefined;
    const end = (node.type ?? optional ?? definite)?.end;
    return end === undefined ? [] : [cut(node.name.end, end)];
  }
  if (!parser.isFunctionLike(node)) return [];
  const { type, parameters } = node;
  const { questionToken } = node as { readonly questionToken?: ts.Node };
  return [
    ...(questionToken ? [cut(questionToken.getStart(), questionToken.end)] : []),
    ...(type ? [cut(text.indexOf(')', parameters.end) + 1, type.end)] : []),
  ];
}

/** A first parameter `this` says only what a function is called on. */
function thisEdits(node: ts.Node, { parser }: Parsed): Edit[] {
  if (!parser.isFunctionLike(node)) return [];
  const [first, second] = node.parameters;
  if (!first || first.name.getText() !== 'this') return [];
  return [cut(first.getStart(), second?.getStart() ?? node.parameters.end)];
}

const afterSpace = (text: string, at: number) =>
  at + (/^\s*/.exec(text.slice(at, at + 200))?.[0].length ?? 0);
