import type ts from 'typescript';
import type { ApiContext, PublicExport } from '../context.ts';
import { docCommentOf, type DocComment } from '../types/doc-comments.ts';
import { partCode } from './part-code.ts';

/** The comments of a component's published `propTypes`, by prop: undefined where there are none. Authors note there which props they document. */
export function propTypesOf(
  context: ApiContext,
  component: PublicExport,
): ReadonlyMap<string, DocComment> | undefined {
  const { compiler } = context;
  const code = partCode(context, component);
  if (!code) return undefined;
  const found = code.module.statements.flatMap((statement) =>
    compiler.isExpressionStatement(statement) ? assigned(compiler, statement.expression) : [],
  );
  const own = compiler.getNameOfDeclaration(component.declaration)?.getText() ?? component.name;
  const meant = meantFor(found, own, component.name);
  return meant.length > 0
    ? new Map(meant.flatMap(({ value }) => commentsOf(compiler, value)))
    : undefined;
}

/** Those of the component and of what it wraps, `InnerButton` in `StableButton`: its own come last, and count most. */
function meantFor(found: readonly Assigned[], own: string, name: string): readonly Assigned[] {
  const alike = found.filter(({ object }) => object !== own && object.endsWith(name));
  const meant = [...alike, ...found.filter(({ object }) => object === own)];
  return meant.length > 0 || found.length > 1 ? meant : found;
}

interface Assigned {
  readonly object: string;
  readonly value: ts.ObjectLiteralExpression;
}

/** `Button.propTypes = {}`, also where only some builds do it: `isDevelopment ? (…) : void 0`, `isDevelopment && (…)`. */
function assigned(compiler: typeof ts, node: ts.Expression): readonly Assigned[] {
  if (compiler.isParenthesizedExpression(node)) return assigned(compiler, node.expression);
  if (compiler.isConditionalExpression(node)) return assigned(compiler, node.whenTrue);
  if (!compiler.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === compiler.SyntaxKind.AmpersandAmpersandToken)
    return assigned(compiler, right);
  const isMeant = compiler.isPropertyAccessExpression(left) && left.name.text === 'propTypes';
  return isMeant && compiler.isObjectLiteralExpression(right)
    ? [{ object: left.expression.getText(), value: right }]
    : [];
}

function commentsOf(compiler: typeof ts, { properties }: ts.ObjectLiteralExpression) {
  return properties.flatMap((property): [string, DocComment][] => {
    const { name } = property;
    const isNamed = name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name));
    return isNamed ? [[name.text, docCommentOf(compiler, property)]] : [];
  });
}
