import type ts from 'typescript';
import type { ApiMember } from '../../model/api/reference.ts';
import { compiler, printNode, quoteText } from './compiler.ts';
import { declaredName, type PublicExport } from './context.ts';
import {
  expressionsIn,
  isFunction,
  localValue,
  variablesIn,
  type PartCode,
  type PartFunction,
} from './part-code.ts';
import { unwrapExpression, type PublishedCode } from './published-code.ts';

/** Adds default values from the code of a part to members whose comments have none. */
export function withDefaults(
  members: readonly ApiMember[],
  part: PublicExport,
  code: PartCode | undefined,
): ApiMember[] {
  const defaults = code && defaultsInCode(part, code);
  return members.map((member) => {
    const value = member.default ?? defaults?.get(member.name);
    return value === undefined || member.isRequired ? member : { ...member, default: value };
  });
}

/** The function around a default value. */
interface FunctionScope {
  readonly body: ts.Node | undefined;
  /** Names that mean nothing to readers: variables that are not named like a prop. */
  readonly locals: ReadonlySet<string>;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** Returns default values as code, by prop, from destructuring and from `defaultProps`. */
function defaultsInCode(part: PublicExport, code: PartCode): ReadonlyMap<string, string> {
  // Destructuring overrides `defaultProps`, and outer functions override inner ones.
  const sources = [
    { values: defaultProps(part, code), body: undefined, locals: NO_NAMES },
    ...code.bodies.map((node) => ({ ...destructuredDefaults(node), body: node.body })).reverse(),
  ];
  const texts = sources.flatMap(({ values, ...scope }) =>
    [...values].flatMap(([prop, node]) => {
      const text = defaultText(part.context.code, node, scope);
      return text === undefined ? [] : [[prop, text] as const];
    }),
  );
  return new Map(texts);
}

/** Collects default values from a function's first parameter and its copies. The first one wins. */
function destructuredDefaults(node: PartFunction) {
  const values = new Map<string, ts.Expression>();
  const locals = new Set<string>();
  /** Expressions that contain the props: names of variables, and `this.props`. */
  const props = new Set(compiler.isMethodDeclaration(node) ? ['this.props'] : []);
  const [parameter] = node.parameters;
  if (parameter && compiler.isIdentifier(parameter.name)) props.add(parameter.name.text);
  else if (parameter) addPattern(parameter.name);
  for (const { name, initializer } of variablesIn(node.body)) {
    const compiled = initializer && compiledDefault(initializer, props);
    if (compiled) addIfAbsent(...compiled);
    else if (!initializer || !isProps(initializer, props)) addLocals(name);
    else if (compiler.isIdentifier(name)) props.add(name.text);
    else addPattern(name);
  }
  return { values, locals };

  function addLocals(name: ts.BindingName): void {
    if (compiler.isIdentifier(name)) locals.add(name.text);
    else for (const element of name.elements) if ('name' in element) addLocals(element.name);
  }

  function addPattern(pattern: ts.BindingName): void {
    if (!compiler.isObjectBindingPattern(pattern)) return;
    for (const { propertyName, name, initializer, dotDotDotToken } of pattern.elements) {
      const key = propertyName ?? name;
      if (propertyName) addLocals(name);
      if (dotDotDotToken) props.add(name.getText());
      else if (initializer && (compiler.isIdentifier(key) || compiler.isStringLiteral(key)))
        addIfAbsent(key.text, initializer);
    }
  }

  function addIfAbsent(name: string, value: ts.Expression): void {
    if (!values.has(name)) values.set(name, value);
  }
}

/** Whether an expression is the props, or a call with them: `useDefaults({ props, name })`. */
function isProps(node: ts.Expression, props: ReadonlySet<string>): boolean {
  if (props.has(node.getText())) return true;
  if (!compiler.isCallExpression(node)) return false;
  const isPassed = (property: ts.ObjectLiteralElementLike) => {
    if (compiler.isSpreadAssignment(property)) return props.has(property.expression.getText());
    if (property.name?.getText() !== 'props') return false;
    return compiler.isPropertyAssignment(property)
      ? isProps(property.initializer, props)
      : props.has('props');
  };
  return node.arguments.some((argument) =>
    compiler.isObjectLiteralExpression(argument)
      ? argument.properties.some(isPassed)
      : isProps(argument, props),
  );
}

/** Reads a default value in compiled code: `_b = _a.color, color = _b === void 0 ? 'x' : _b`. */
function compiledDefault(
  node: ts.Expression,
  props: ReadonlySet<string>,
): readonly [string, ts.Expression] | undefined {
  if (!compiler.isConditionalExpression(node)) return undefined;
  const { condition, whenTrue, whenFalse } = node;
  const variable = whenFalse.getText();
  const list = node.parent.parent;
  const isCheck =
    compiler.isBinaryExpression(condition) &&
    condition.operatorToken.kind === compiler.SyntaxKind.EqualsEqualsEqualsToken &&
    compiler.isVoidExpression(condition.right) &&
    condition.left.getText() === variable;
  if (!isCheck || !compiler.isVariableDeclarationList(list)) return undefined;
  const member = list.declarations.find(({ name }) => name.getText() === variable)?.initializer;
  const isProp =
    member && compiler.isPropertyAccessExpression(member) && props.has(member.expression.getText());
  return isProp ? [member.name.text, whenTrue] : undefined;
}

/** Reads `Button.defaultProps = { … }` and, in classes, `static defaultProps = { … }`. */
function defaultProps(part: PublicExport, code: PartCode): (readonly [string, ts.Expression])[] {
  const assigned = expressionsIn(code)
    .filter((expression) => compiler.isBinaryExpression(expression))
    .filter(({ left }) => left.getText() === `${declaredName(part)}.defaultProps`)
    .map(({ right }) => right);
  const members = compiler.isClassLike(code.value) ? code.value.members : undefined;
  const fields = [...(members ?? [])]
    .filter((member) => compiler.isPropertyDeclaration(member))
    .filter((member) => member.name.getText() === 'defaultProps')
    .flatMap(({ initializer }) => initializer ?? []);
  return [...assigned, ...fields]
    .flatMap((value) => objectsIn(part.context.code.resolve(value) ?? value))
    .flatMap(assignmentsIn)
    .map((property) => [propertyName(property), property.initializer]);
}

/** Returns an object, or the objects that a call combines: `withGlobal(name, { size: 's' })`. */
const objectsIn = (value: ts.Node): readonly ts.ObjectLiteralExpression[] =>
  [...(compiler.isCallExpression(value) ? value.arguments : [value])].filter((each) =>
    compiler.isObjectLiteralExpression(each),
  );

const assignmentsIn = ({ properties }: ts.ObjectLiteralExpression) =>
  properties.filter((property) => compiler.isPropertyAssignment(property));

const propertyName = ({ name }: ts.PropertyAssignment) => name.getText().replace(/['"]/g, '');

/** Maximum characters of a default value. Longer ones are not shown. */
const MAX_LENGTH = 150;

/** Returns a short, meaningful value as a line of code. */
function defaultText(code: PublishedCode, node: ts.Node, scope: FunctionScope): string | undefined {
  const bare = constantIn(code, unwrapCached(unwrapExpression(node)));
  if (compiler.isVoidExpression(bare)) return undefined;
  const text = compiler.isIdentifier(bare)
    ? nameText(code, bare, scope)
    : valueText(bare, scope.locals);
  return text !== undefined && text.length <= MAX_LENGTH ? text : undefined;
}

/** Unwraps an element that a compiler has cached as a constant: `_icon || (_icon = element)`. */
function unwrapCached(node: ts.Node): ts.Node {
  const isCache =
    compiler.isBinaryExpression(node) &&
    node.operatorToken.kind === compiler.SyntaxKind.BarBarToken &&
    compiler.isIdentifier(node.left) &&
    node.left.text.startsWith('_');
  return isCache ? unwrapExpression(node.right) : node;
}

/** Returns the literal of a member of a constant: `sizes.SMALL` in `sizes = { SMALL: 's' }`. */
function constantIn(code: PublishedCode, node: ts.Node): ts.Node {
  const object = compiler.isPropertyAccessExpression(node) && code.resolve(node.expression);
  if (!object || !compiler.isObjectLiteralExpression(object)) return node;
  const member = assignmentsIn(object).find(
    (property) => propertyName(property) === node.name.text,
  )?.initializer;
  return member && compiler.isLiteralExpression(member) ? member : node;
}

/** Returns the value of a short constant. Components and other functions keep their names. */
function nameText(
  code: PublishedCode,
  node: ts.Identifier,
  { body, locals }: FunctionScope,
): string | undefined {
  const { text: name } = node;
  if (name === 'undefined') return undefined;
  const isCapitalized = /^[A-Z]/.test(name);
  const found = localValue(body, name) ?? code.resolve(node);
  // Without a declaration in a module, the name means nothing outside its function.
  if (!found) return isCapitalized ? name : undefined;
  if (compiler.isIdentifier(found)) return name;
  const value = unwrapExpression(found);
  const isComponent = isCapitalized && compiler.isCallExpression(value);
  if (isComponent || compiler.isClassLike(value) || compiler.isFunctionDeclaration(value))
    return name;
  const text = valueText(value, locals);
  if (text !== undefined && text.length <= MAX_LENGTH && !text.includes('return ')) return text;
  return isFunction(value) ? name : undefined;
}

function valueText(node: ts.Node, locals: ReadonlySet<string>): string | undefined {
  if (readsAny(node, locals)) return undefined;
  if (compiler.isStringLiteralLike(node)) return quoteText(node.text);
  return jsxText(node) ?? printNode(node, node.getSourceFile());
}

/** Whether code reads one of the variables. Ignores names of members and of its own parameters. */
function readsAny(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (compiler.isIdentifier(node)) return names.has(node.text) && !isMemberName(node);
  const own = isFunction(node) ? node.parameters.map(({ name }) => name.getText()) : [];
  const others = new Set([...names].filter((name) => !own.includes(name)));
  return compiler.forEachChild(node, (child) => readsAny(child, others) || undefined) ?? false;
}

const isMemberName = (node: ts.Identifier): boolean =>
  (compiler.isPropertyAccessExpression(node.parent) ||
    compiler.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** Returns `<Icon size="s" />` for `jsx(Icon, { size: 's' })`, unless it has content. */
function jsxText(node: ts.Node): string | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const [type, props] = node.arguments;
  if (!type || !/(^|\.)(_?jsxs?|createElement)$/.test(node.expression.getText())) return undefined;
  const name = compiler.isStringLiteral(type) ? type.text : type.getText().replace(/^_/, '');
  if (props === undefined || props.kind === compiler.SyntaxKind.NullKeyword) return `<${name} />`;
  if (!compiler.isObjectLiteralExpression(props)) return undefined;
  const assignments = assignmentsIn(props);
  const isEmpty = assignments.every((property) => propertyName(property) !== 'children');
  if (!isEmpty || assignments.length < props.properties.length) return undefined;
  const attributes = assignments.map((property) => {
    const { initializer: value } = property;
    const text = compiler.isStringLiteral(value) ? `"${value.text}"` : `{${value.getText()}}`;
    return ` ${propertyName(property)}=${text}`;
  });
  return `<${name}${attributes.join('')} />`;
}
