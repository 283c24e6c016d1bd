import type ts from 'typescript';
import { compiler, declaredName, type ApiContext, type PublicExport } from './context.ts';
import { readDocComment, type DocComment } from './doc-comments.ts';
import {
  assignedValue,
  mainModule,
  moduleOfTypes,
  resolveExport,
  resolveExpression,
  resolveName,
} from './modules.ts';
import { fillPattern } from './names.ts';

/** The published code of a component or hook. */
export interface PartCode {
  /** Its whole value: `forwardRef(function Button() {})`. */
  readonly value: ts.Node;
  /** Its function or the `render` of its class, then the inner components to which it passes all props. Empty if the code cannot be read. */
  readonly bodies: readonly PartFunction[];
}

export type PartFunction =
  ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

/** Calls are followed this far: `memo(forwardRef(make(options)))`. */
const MAX_CALLS = 8;

/** Finds the published code of a part, if the package has code that can be read. */
export function findPartCode(context: ApiContext, part: PublicExport): PartCode | undefined {
  const { declaration, exportName, name } = part;
  const beside = moduleOfTypes(context, declaration.getSourceFile().fileName);
  for (const find of [() => beside, () => mainModule(context)]) {
    const module = find();
    if (!module) continue;
    const exported = [exportName, name, 'default'];
    const value =
      resolveName(context, { file: module.file, name: declaredName(part) }) ??
      exported.map((one) => resolveExport(context, { module, name: one })).find(Boolean);
    if (!value) continue;
    const body = functionOf(context, value, MAX_CALLS);
    return { value, bodies: body ? withInnerBodies(context, body, MAX_CALLS) : [] };
  }
  return undefined;
}

/** Returns the function that a value comes down to, through the calls around it. */
function functionOf(context: ApiContext, node: ts.Node, calls: number): PartFunction | undefined {
  const bare = bareNode(node);
  if (isFunction(bare)) return bare;
  if (compiler.isClassLike(bare))
    return bare.members.find(
      (member): member is ts.MethodDeclaration =>
        compiler.isMethodDeclaration(member) && member.name.getText() === 'render',
    );
  if (calls === 0) return undefined;
  const next = (inner: ts.Node | undefined) => inner && functionOf(context, inner, calls - 1);
  if (!compiler.isCallExpression(bare)) return next(resolveExpression(context, bare));
  const [first] = bare.arguments;
  const wrapped = first && !compiler.isObjectLiteralExpression(first) ? first : undefined;
  return next(wrapped) ?? next(madeBy(context, bare.expression));
}

/** Returns the value that a function creates and returns by its name. */
function madeBy(context: ApiContext, callee: ts.Expression): ts.Node | undefined {
  const maker = resolveExpression(context, bareNode(callee));
  if (!maker || !isFunction(maker) || !maker.body || !compiler.isBlock(maker.body))
    return undefined;
  const returned = maker.body.statements.find((statement) => compiler.isReturnStatement(statement));
  const { expression } = returned ?? {};
  return expression && compiler.isIdentifier(expression)
    ? localValue(maker.body, expression.text)
    : undefined;
}

/** Adds the functions of components of the same module that get all props: `jsx(Inner, { ...props, id })`. */
function withInnerBodies(
  context: ApiContext,
  body: PartFunction,
  calls: number,
): readonly PartFunction[] {
  const [parameter] = body.parameters;
  if (calls === 0 || !parameter || !compiler.isIdentifier(parameter.name)) return [body];
  const props = parameter.name.text;
  const findElement = (node: ts.Node): ts.Expression | undefined =>
    elementWithAllProps(node, props) ?? compiler.forEachChild(node, findElement);
  const element = body.body && findElement(body.body);
  if (!element || !compiler.isIdentifier(element)) return [body];
  const file = body.getSourceFile();
  const value = resolveName(context, { file, name: element.text });
  const inner = value?.getSourceFile() === file && functionOf(context, value, calls - 1);
  return inner ? [body, ...withInnerBodies(context, inner, calls - 1)] : [body];
}

function elementWithAllProps(node: ts.Node, props: string): ts.Expression | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const [type, attributes] = node.arguments;
  if (!type || !attributes || !compiler.isObjectLiteralExpression(attributes)) return undefined;
  const hasProps = attributes.properties.some(
    (property) => compiler.isSpreadAssignment(property) && property.expression.getText() === props,
  );
  return hasProps && /^[A-Z]/.test(type.getText()) ? type : undefined;
}

/** Returns the initial value of a variable of a block. */
export function localValue(body: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!body || !compiler.isBlock(body)) return undefined;
  return body.statements
    .flatMap((statement) =>
      compiler.isVariableStatement(statement) ? statement.declarationList.declarations : [],
    )
    .find((one) => one.name.getText() === name && one.initializer)?.initializer;
}

/** Removes what does not change a value: parentheses, assertions, `(0, x)`, `a = b`. */
export function bareNode(node: ts.Node): ts.Node {
  if (
    compiler.isParenthesizedExpression(node) ||
    compiler.isAsExpression(node) ||
    compiler.isSatisfiesExpression(node)
  )
    return bareNode(node.expression);
  if (!compiler.isBinaryExpression(node)) return node;
  if (node.operatorToken.kind === compiler.SyntaxKind.CommaToken) return bareNode(node.right);
  const value = assignedValue(node);
  return value === node ? node : bareNode(value);
}

/** Whether a node is a function or a method's body. */
export const isFunction = (node: ts.Node): node is PartFunction =>
  compiler.isFunctionDeclaration(node) ||
  compiler.isFunctionExpression(node) ||
  compiler.isArrowFunction(node);

/** Returns the comments of the published `propTypes` by prop, or undefined if there are none. */
export function propTypeComments(
  part: PublicExport,
  code: PartCode | undefined,
): ReadonlyMap<string, DocComment> | undefined {
  const all = (code?.value.getSourceFile().statements ?? []).flatMap((statement) =>
    compiler.isExpressionStatement(statement) ? assignedPropTypes(statement.expression) : [],
  );
  const ownName = declaredName(part);
  // Those of what it wraps, `InnerButton` in `StableButton`, come first: its own override them.
  const found = [
    ...all.filter(({ owner }) => owner !== ownName && owner.endsWith(part.name)),
    ...all.filter(({ owner }) => owner === ownName),
  ];
  const meant = found.length > 0 || all.length > 1 ? found : all;
  if (meant.length === 0) return undefined;
  const comments = meant.flatMap(({ propTypes: { properties } }) =>
    properties.flatMap((property): [string, DocComment][] => {
      const { name } = property;
      const isNamed = name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name));
      return isNamed ? [[name.text, readDocComment(property)]] : [];
    }),
  );
  return new Map(comments);
}

interface AssignedPropTypes {
  readonly owner: string;
  readonly propTypes: ts.ObjectLiteralExpression;
}

/** `Button.propTypes = {}`, also in some builds only: `isDevelopment ? (…) : void 0`, `isDevelopment && (…)`. */
function assignedPropTypes(node: ts.Expression): readonly AssignedPropTypes[] {
  if (compiler.isParenthesizedExpression(node)) return assignedPropTypes(node.expression);
  if (compiler.isConditionalExpression(node)) return assignedPropTypes(node.whenTrue);
  if (!compiler.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === compiler.SyntaxKind.AmpersandAmpersandToken)
    return assignedPropTypes(right);
  const isMeant = compiler.isPropertyAccessExpression(left) && left.name.text === 'propTypes';
  return isMeant && compiler.isObjectLiteralExpression(right)
    ? [{ owner: left.expression.getText(), propTypes: right }]
    : [];
}

/** Returns the name by which a theme knows the component, if its code asks a theme for that. Names of styles do not count. */
export function themeNameOf(
  { source }: ApiContext,
  { name }: PublicExport,
  { value, bodies }: PartCode,
): string | undefined {
  const pattern = source.conventions.themeName;
  if (pattern === undefined) return undefined;
  const themeName = fillPattern(pattern, { Name: name });
  const asks = (node: ts.Node): boolean =>
    asksTheme(node, themeName) ||
    (compiler.forEachChild(node, (child) => asks(child) || undefined) ?? false);
  const home = value.getSourceFile();
  // A function that makes the component may ask outside of it.
  const places = bodies.map((body) =>
    body.getSourceFile() === home ? body : body.getSourceFile(),
  );
  return [value, ...places].some(asks) ? themeName : undefined;
}

/** `{ props, name: 'KitButton' }`, or `useDefaults(props, 'KitButton')`. */
function asksTheme(node: ts.Node, themeName: string): boolean {
  const isThemeName = (one: ts.Node) => compiler.isStringLiteral(one) && one.text === themeName;
  if (compiler.isCallExpression(node)) return node.arguments.slice(1).some(isThemeName);
  if (!compiler.isObjectLiteralExpression(node)) return false;
  const { properties } = node;
  return (
    properties.some((property) => property.name?.getText() === 'props') &&
    properties.some(
      (property) =>
        compiler.isPropertyAssignment(property) &&
        property.name.getText() === 'name' &&
        isThemeName(property.initializer),
    )
  );
}
