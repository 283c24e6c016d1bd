import type ts from 'typescript';
import type { ErrorCode } from '../../runtime/contract/view.ts';
import type { TypeScript } from '../model/typescript.ts';

/** Stands for an argument in the text of an error. */
const ARGUMENT = '%s';

/**
 * The errors of one module. They are written `development ? 'text' + text : formatter(3, argument)`: the text and its number stand beside each other.
 * Anything else is passed over. The formatter may have been imported under a longer name.
 */
export function readCalls(parser: TypeScript, code: string, formatter: string): ErrorCode[] {
  const source = parser.createSourceFile(
    'module.js',
    code,
    parser.ScriptTarget.Latest,
    false,
    parser.ScriptKind.JS,
  );
  const found: ErrorCode[] = [];
  const visit = (node: ts.Node): void => {
    if (parser.isConditionalExpression(node)) {
      const number = codeOf(parser, node.whenFalse, formatter);
      const text = textOf(parser, node.whenTrue);
      if (number !== undefined && text !== ARGUMENT) found.push({ code: number, text });
    }
    parser.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function codeOf(parser: TypeScript, node: ts.Expression, formatter: string): number | undefined {
  if (!parser.isCallExpression(node) || !parser.isIdentifier(node.expression)) return undefined;
  const [first] = node.arguments;
  const isFormatter = node.expression.text.includes(formatter);
  return isFormatter && first && parser.isNumericLiteral(first) ? Number(first.text) : undefined;
}

function textOf(parser: TypeScript, node: ts.Expression): string {
  if (parser.isParenthesizedExpression(node)) return textOf(parser, node.expression);
  if (parser.isStringLiteralLike(node)) return node.text;
  if (parser.isTemplateExpression(node)) {
    return (
      node.head.text + node.templateSpans.map(({ literal }) => ARGUMENT + literal.text).join('')
    );
  }
  const isSum =
    parser.isBinaryExpression(node) && node.operatorToken.kind === parser.SyntaxKind.PlusToken;
  return isSum ? textOf(parser, node.left) + textOf(parser, node.right) : ARGUMENT;
}
