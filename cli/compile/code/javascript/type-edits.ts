import type ts from 'typescript';
import type { TypeScript } from '../../../model/typescript.ts';
import { cut, type Edit, type Parsed } from './edits.ts';

/** Returns edits that remove the types of one node, without those of its children. */
export function typeEdits(node: ts.Node, parsed: Parsed): Edit[] {
  const { parser, text } = parsed;
  if (isTypedExpression(node, parser)) return [cut(node.expression.end, node.end)];
  if (parser.isTypeAssertionExpression(node)) {
    return [cut(node.getStart(), node.expression.getStart())];
  }
  if (parser.isParenthesizedExpression(node)) return parenthesisEdits(node, parsed);
  if (parser.isStringLiteral(node)) return specifierEdits(node, parser);
  return [
    ...typeListEdits(node, text),
    ...modifierEdits(node, parsed),
    ...annotationEdits(node, parsed),
  ];
}

/** Renames the extension in an import such as `./data.ts`. */
function specifierEdits(node: ts.StringLiteral, parser: TypeScript): Edit[] {
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

/** Cuts type parameters and type arguments. */
function typeListEdits(node: ts.Node, text: string): Edit[] {
  const { typeParameters, typeArguments } = node as {
    readonly typeParameters?: ts.NodeArray<ts.Node>;
    readonly typeArguments?: ts.NodeArray<ts.Node>;
  };
  return [typeParameters, typeArguments].flatMap((list) =>
    list ? [cut(list.pos - 1, text.indexOf('>', list.end) + 1)] : [],
  );
}

function modifierEdits(node: ts.Node, { parser, text }: Parsed): Edit[] {
  if (!parser.canHaveModifiers(node)) return [];
  const { SyntaxKind } = parser;
  const typed: readonly ts.SyntaxKind[] = [
    SyntaxKind.AbstractKeyword,
    SyntaxKind.DeclareKeyword,
    SyntaxKind.OverrideKeyword,
    SyntaxKind.PrivateKeyword,
    SyntaxKind.ProtectedKeyword,
    SyntaxKind.PublicKeyword,
    SyntaxKind.ReadonlyKeyword,
  ];
  return (parser.getModifiers(node) ?? [])
    .filter(({ kind }) => typed.includes(kind))
    .map((modifier) => {
      const space = /^\s*/.exec(text.slice(modifier.end, modifier.end + 200))?.[0].length ?? 0;
      return cut(modifier.getStart(), modifier.end + space);
    });
}

/** Cuts `?`, `!` and `: Type` after a name or a list of parameters, and a parameter `this`. */
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
  const [first, second] = parameters;
  return [
    ...(questionToken ? [cut(questionToken.getStart(), questionToken.end)] : []),
    ...(type ? [cut(text.indexOf(')', parameters.end) + 1, type.end)] : []),
    ...(first?.name.getText() === 'this'
      ? [cut(first.getStart(), second?.getStart() ?? parameters.end)]
      : []),
  ];
}

/** Cuts parentheses needed only for a type: `(event.target as Input).id`, `(a ?? b) as string`. */
function parenthesisEdits(node: ts.ParenthesizedExpression, parsed: Parsed): Edit[] {
  const { parser, text } = parsed;
  const inner = node.expression;
  const value = withoutTypes(inner, parser);
  const isForType = isTypedExpression(inner, parser) && isSimple(value, node.parent, parser);
  const isBeforeType = isTypedExpression(node.parent, parser) && standsAlone(node.parent, parser);
  if (!isForType && !(isBeforeType && canStandAlone(inner, parsed))) return [];
  const from = inner.getStart();
  const closing = cut(isForType ? Math.max(from, value.end) : inner.end, node.end);
  const hasComment = /\/[/*]/.test(text.slice(closing.from, closing.to));
  return hasComment ? [] : [cut(node.getStart(), from), closing];
}

type TypedExpression = ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression;

const isTypedExpression = (node: ts.Node, parser: TypeScript): node is TypedExpression =>
  parser.isAsExpression(node) ||
  parser.isSatisfiesExpression(node) ||
  parser.isNonNullExpression(node);

const withoutTypes = (node: ts.Expression, parser: TypeScript): ts.Expression =>
  isTypedExpression(node, parser) ? withoutTypes(node.expression, parser) : node;

/** Whether an expression needs no parentheses, whatever surrounds it. */
function isSimple(node: ts.Expression, parent: ts.Node, parser: TypeScript): boolean {
  if (parser.isIdentifier(node) || node.kind === parser.SyntaxKind.ThisKeyword) return true;
  if (parser.isStringLiteralLike(node) || parser.isArrayLiteralExpression(node)) return true;
  if (parser.isParenthesizedExpression(node)) return true;
  if (parser.isCallExpression(node) && parser.isNewExpression(parent)) return false;
  const isChain =
    parser.isPropertyAccessExpression(node) ||
    parser.isElementAccessExpression(node) ||
    parser.isCallExpression(node);
  if (!isChain || node.questionDotToken) return false;
  return isSimple(withoutTypes(node.expression, parser), parent, parser);
}

/** Whether an expression is a whole statement, argument or value, with nothing around it. */
function standsAlone(node: ts.Expression, parser: TypeScript): boolean {
  const { parent } = node;
  if (parser.isVariableDeclaration(parent) || parser.isPropertyAssignment(parent)) return true;
  if (parser.isCallExpression(parent)) return parent.expression !== node;
  return parser.isReturnStatement(parent) || parser.isJsxExpression(parent);
}

/** Whether an expression needs no parentheses as a whole statement, argument or value. */
function canStandAlone(inner: ts.Expression, { parser, text }: Parsed): boolean {
  const isComma =
    parser.isBinaryExpression(inner) && inner.operatorToken.kind === parser.SyntaxKind.CommaToken;
  return !isComma && !text.slice(inner.parent.getStart(), inner.getStart()).includes('\n');
}
