import type ts from 'typescript';
import { compiler, containsNode } from './compiler.ts';
import { type PublicExport, declaredName, isMember, relatedNames } from './context.ts';
import { fillPlaceholders } from '../../model/text.ts';
import { readDocComment, type DocComment } from './doc-comments.ts';
import {
  unwrapExpression,
  codePathsOf,
  type ModuleCode,
  type PublishedCode,
} from './published-code.ts';

/** The published code of a component or hook. */
export interface PartCode {
  /** Whole value: `forwardRef(function Button() {})`. */
  readonly value: ts.Node;
  /** Function or `render`, then inner components that get all props. Empty if unreadable. */
  readonly bodies: readonly PartFunction[];
}

export type PartFunction =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration;

/** Maximum number of nested calls to follow: `memo(forwardRef(make(options)))`. */
const MAX_CALLS = 8;

export function findPartCode(part: PublicExport): PartCode | undefined {
  const { code, package: library } = part.context;
  const names = relatedNames(part);
  const exportOf = (module: ModuleCode, exported: readonly string[]) =>
    exported.map((name) => code.resolveExport(module, name)).find(Boolean);
  const beside = code.firstModule(codePathsOf(part.declaration.getSourceFile().fileName));
  const own =
    beside &&
    (code.resolveName(beside, declaredName(part)) ??
      exportOf(beside, isMember(part) ? names : [...names, 'default']));
  // CommonJS is read only partly, so a value from it gives way to one from the main module.
  const isEnough = own !== undefined && compiler.isExternalModule(own.getSourceFile());
  const main = isEnough || part.isSubpathOnly ? undefined : code.firstModule(library.mainFiles);
  const value = (main && exportOf(main, names)) ?? own;
  if (!value) return undefined;
  const body = functionOf(code, value, MAX_CALLS);
  return { value, bodies: body ? withInnerBodies(code, body, MAX_CALLS) : [] };
}

/** Finds the function inside calls that wrap a value. */
function functionOf(code: PublishedCode, node: ts.Node, calls: number): PartFunction | undefined {
  const bare = unwrapExpression(node);
  if (isFunction(bare)) return bare;
  if (compiler.isClassLike(bare))
    return bare.members
      .filter((member) => compiler.isMethodDeclaration(member))
      .find(({ name }) => name.getText() === 'render');
  const next = (inner: ts.Node | undefined) =>
    inner && calls > 0 ? functionOf(code, inner, calls - 1) : undefined;
  if (!compiler.isCallExpression(bare)) return next(code.resolve(bare));
  const [first] = bare.arguments;
  const wrapped = first && !compiler.isObjectLiteralExpression(first) ? first : undefined;
  return next(wrapped) ?? next(createdBy(code, bare.expression));
}

/** Returns the value that a function creates and then returns by name. */
function createdBy(code: PublishedCode, callee: ts.Expression): ts.Node | undefined {
  const maker = code.resolve(unwrapExpression(callee));
  if (!maker || !isFunction(maker) || !maker.body || !compiler.isBlock(maker.body))
    return undefined;
  const returned = maker.body.statements.find((statement) => compiler.isReturnStatement(statement));
  const { expression } = returned ?? {};
  return expression && compiler.isIdentifier(expression)
    ? localValue(maker.body, expression.text)
    : undefined;
}

/** Adds functions in the module that get all props: `jsx(Inner, { ...props, id })`. */
function withInnerBodies(
  code: PublishedCode,
  body: PartFunction,
  calls: number,
): readonly PartFunction[] {
  const [parameter] = body.parameters;
  if (calls === 0 || !parameter || !compiler.isIdentifier(parameter.name)) return [body];
  const props = parameter.name.text;
  const findElement = (node: ts.Node): ts.Expression | undefined =>
    elementWithAllProps(node, props) ?? compiler.forEachChild(node, findElement);
  const element = body.body && findElement(body.body);
  const value = element && compiler.isIdentifier(element) && code.resolve(element);
  const isHere = value && value.getSourceFile() === body.getSourceFile();
  const inner = isHere && functionOf(code, value, calls - 1);
  return inner ? [body, ...withInnerBodies(code, inner, calls - 1)] : [body];
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

export const variablesIn = (body: ts.Node | undefined): ts.VariableDeclaration[] =>
  body && (compiler.isBlock(body) || compiler.isSourceFile(body))
    ? body.statements
        .filter((statement) => compiler.isVariableStatement(statement))
        .flatMap(({ declarationList }) => declarationList.declarations)
    : [];

export const localValue = (body: ts.Node | undefined, name: string): ts.Expression | undefined =>
  variablesIn(body).find((variable) => variable.initializer && variable.name.getText() === name)
    ?.initializer;

export const isFunction = (node: ts.Node): node is PartFunction =>
  compiler.isFunctionDeclaration(node) ||
  compiler.isFunctionExpression(node) ||
  compiler.isArrowFunction(node);

/** Returns the top-level expressions in the file of a part. */
export const expressionsIn = (code: PartCode | undefined): ts.Expression[] =>
  [...(code?.value.getSourceFile().statements ?? [])]
    .filter((statement) => compiler.isExpressionStatement(statement))
    .map(({ expression }) => expression);

/** Returns the comments of the published `propTypes` by prop. Undefined without `propTypes`. */
export function propTypeComments(
  part: PublicExport,
  code: PartCode | undefined,
): ReadonlyMap<string, DocComment> | undefined {
  const all = expressionsIn(code).flatMap(assignedPropTypes);
  const ownName = declaredName(part);
  // Comments of a wrapped part (`InnerButton` in `StableButton`) come first, to be overridden.
  const found = [
    ...all.filter(({ owner }) => owner !== ownName && owner.endsWith(part.name)),
    ...all.filter(({ owner }) => owner === ownName),
  ];
  const used = found.length > 0 || all.length > 1 ? found : all;
  const comments = used.flatMap(({ propTypes: { properties } }) =>
    properties.flatMap((property): [string, DocComment][] => {
      const { name } = property;
      const isNamed = name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name));
      return isNamed ? [[name.text, readDocComment(property)]] : [];
    }),
  );
  return used.length > 0 ? new Map(comments) : undefined;
}

type AssignedPropTypes = { readonly owner: string; readonly propTypes: ts.ObjectLiteralExpression };

/** Finds `Button.propTypes = {}`, also if only some builds run it: `isDevelopment && (…)`. */
function assignedPropTypes(node: ts.Expression): readonly AssignedPropTypes[] {
  if (compiler.isParenthesizedExpression(node)) return assignedPropTypes(node.expression);
  if (compiler.isConditionalExpression(node)) return assignedPropTypes(node.whenTrue);
  if (!compiler.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === compiler.SyntaxKind.AmpersandAmpersandToken)
    return assignedPropTypes(right);
  const isPropTypes = compiler.isPropertyAccessExpression(left) && left.name.text === 'propTypes';
  return isPropTypes && compiler.isObjectLiteralExpression(right)
    ? [{ owner: left.expression.getText(), propTypes: right }]
    : [];
}

/** Returns a component's name in themes, if its code reads default props by this name. */
export function themeNameOf(
  { context, name }: PublicExport,
  code: PartCode | undefined,
): string | undefined {
  const pattern = context.source.conventions.themeName;
  if (!code || pattern === undefined) return undefined;
  const themeName = fillPlaceholders(pattern, { Name: name });
  const home = code.value.getSourceFile();
  // If a function creates the component, other code in the file may read the theme.
  const places = code.bodies.map((body) =>
    body.getSourceFile() === home ? body : body.getSourceFile(),
  );
  const isRead = [code.value, ...places].some((place) =>
    containsNode(place, (node) => readsTheme(node, themeName)),
  );
  return isRead ? themeName : undefined;
}

/** Whether a node is `{ props, name: 'KitButton' }` or `useDefaults(props, 'KitButton')`. */
function readsTheme(node: ts.Node, themeName: string): boolean {
  const isThemeName = (value: ts.Node) =>
    compiler.isStringLiteral(value) && value.text === themeName;
  if (compiler.isCallExpression(node)) return node.arguments.slice(1).some(isThemeName);
  if (!compiler.isObjectLiteralExpression(node)) return false;
  const member = (name: string) => node.properties.find((each) => each.name?.getText() === name);
  const given = member('name');
  const isGiven = given && compiler.isPropertyAssignment(given) && isThemeName(given.initializer);
  return isGiven === true && member('props') !== undefined;
}
