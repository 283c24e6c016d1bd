import type ts from 'typescript';
import { cut } from './edits.ts';
import type { Edit } from './edits.ts';
import type { Parsed, Parser } from './parser.ts';

/** Cuts round brackets that stood there for a type only: `(event.target as HTMLElement).id`, `(a ?? b) as string`. */
export function parenthesisEdits(node: ts.ParenthesizedExpression, parsed: Parsed): Edit[] {
  const { parser, text } = parsed;
  const inner = node.expression;
  const isForType = isTyped(inner, parser) && isSimple(bare(inner, parser), node.parent, parser);
  const isLeft = isTyped(node.parent, parser) && standsAlone(node.parent, parsed);
  if (!isForType && !(isLeft && isMovable(inner, parsed))) return [];
  const from = inner.getStart();
  const to = Math.max(from, bare(inner, parser).end);
  const closing = isForType ? cut(to, node.end) : cut(inner.end, node.end);
  return /\/[/*]/.test(text.slice(closing.from, closing.to))
    ? []
    : [cut(node.getStart(), from), closing];
}

type Typed = ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression;

const isTyped = (node: ts.Node, parser: Parser): node is Typed =>
  parser.isAsExpression(node) ||
  parser.isSatisfiesExpression(node) ||
  parser.isNonNullExpression(node);

/** The expression without the types around it. */
function bare(node: ts.Expression, parser: Parser): ts.Expression {
  return isTyped(node, parser) ? bare(node.expression, parser) : node;
}

/** Whether an expression means the same without brackets, whatever stands around it. */
function isSimple(node: ts.Expression, around: ts.Node, parser: Parser): boolean {
  if (parser.isIdentifier(node) || node.kind === parser.SyntaxKind.ThisKeyword) return true;
  if (parser.isStringLiteralLike(node) || parser.isArrayLiteralExpression(node)) return true;
  if (parser.isParenthesizedExpression(node)) return true;
  if (parser.isCallExpression(node) && parser.isNewExpression(around)) return false;
  const isChain =
    parser.isPropertyAccessExpression(node) ||
    parser.isElementAccessExpression(node) ||
    parser.isCallExpression(node);
  if (!isChain || node.questionDotToken) return false;
  return isSimple(bare(node.expression, parser), around, parser);
}

/** Whether nothing but the end of a statement, an argument or a value follows. */
function standsAlone(node: ts.Expression, { parser }: Parsed): boolean {
  const { parent } = node;
  if (parser.isVariableDeclaration(parent) || parser.isPropertyAssignment(parent)) return true;
  if (parser.isCallExpression(parent)) return parent.expression !== node;
  return parser.isReturnStatement(parent) || parser.isJsxExpression(parent);
}

/** Whether an expression may stand without brackets where one can stand alone. */
function isMovable(inner: ts.Expression, { parser, text }: Parsed): boolean {
  const isComma =
    parser.isBinaryExpression(inner) && inner.operatorToken.kind === parser.SyntaxKind.CommaToken;
  const lead = text.slice(inner.parent.getStart(), inner.getStart());
  return !isComma && !lead.includes('\n');
}
