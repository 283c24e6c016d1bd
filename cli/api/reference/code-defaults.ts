import type ts from 'typescript';
import { compiler, declaredName, type ApiContext, type PublicExport } from './context.ts';
import { resolveName } from './modules.ts';
import { bareNode, isFunction, localValue, type PartCode, type PartFunction } from './part-code.ts';

/** Returns the default values of props as code, by prop: from destructuring, and from `defaultProps`. */
export function defaultsInCode(
  context: ApiContext,
  part: PublicExport,
  code: PartCode | undefined,
): Readonly<Record<string, string>> {
  if (!code) return {};
  // Destructuring overrides `defaultProps`, and outer functions override inner ones.
  const sources = [
    { values: defaultProps(code, declaredName(part)), body: undefined },
    ...code.bodies
      .map((node) => ({ values: destructuredDefaults(node), body: node.body }))
      .reverse(),
  ];
  const texts = sources.flatMap(({ values, body }) =>
    [...values].flatMap(([prop, node]) => {
      const text = codeText(context, node, body);
      return text === undefined ? [] : [[prop, text] as const];
    }),
  );
  return Object.fromEntries(texts);
}

interface Destructured {
  /** Expressions that hold the props: the names of variables, and `this.props`. */
  readonly props: Set<string>;
  /** Default values by prop. The first one counts. */
  readonly values: Map<string, ts.Expression>;
}

/** Collects the default values of the first parameter of a function, and of the variables made from it. */
function destructuredDefaults(node: PartFunction): ReadonlyMap<string, ts.Expression> {
  const [parameter] = node.parameters;
  const found: Destructured = { props: new Set(), values: new Map() };
  if (compiler.isMethodDeclaration(node)) found.props.add('this.props');
  if (parameter && compiler.isIdentifier(parameter.name)) found.props.add(parameter.name.text);
  if (parameter && compiler.isObjectBindingPattern(parameter.name))
    addPattern(found, parameter.name);
  const statements = node.body && compiler.isBlock(node.body) ? node.body.statements : [];
  for (const statement of statements) {
    if (!compiler.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations)
      addVariable(found, declaration);
  }
  return found.values;
}

function addVariable(found: Destructured, { name, initializer }: ts.VariableDeclaration): void {
  if (!initializer) return;
  if (compiler.isObjectBindingPattern(name)) {
    if (!isProps(initializer, found.props)) return;
    addPattern(found, name);
    const rest = name.elements.find(({ dotDotDotToken }) => dotDotDotToken !== undefined);
    if (rest) found.props.add(rest.name.getText());
  } else if (compiler.isIdentifier(name)) {
    const compiled = compiledDefault(initializer, found.props);
    if (compiled) addFirst(found, ...compiled);
    else if (isProps(initializer, found.props)) found.props.add(name.text);
  }
}

function addPattern(found: Destructured, pattern: ts.ObjectBindingPattern): void {
  for (const { propertyName, name, initializer } of pattern.elements) {
    const key = propertyName ?? name;
    if (initializer && (compiler.isIdentifier(key) || compiler.isStringLiteral(key)))
      addFirst(found, key.text, initializer);
  }
}

function addFirst({ values }: Destructured, name: string, value: ts.Expression): void {
  if (!values.has(name)) values.set(name, value);
}

/** Whether an expression is the props, or a call that gets them: `useDefaults({ props, name })`, `extend({ ...props })`. */
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

/** Reads a default value of compiled code: `_b = _a.color, color = _b === void 0 ? 'primary' : _b`. */
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
  return member &&
    compiler.isPropertyAccessExpression(member) &&
    props.has(member.expression.getText())
    ? [member.name.text, whenTrue]
    : undefined;
}

/** Reads `Button.defaultProps = { … }`, and `static defaultProps = { … }` of a class. */
function defaultProps(
  { value }: PartCode,
  name: string,
): readonly (readonly [string, ts.Expression])[] {
  const assigned = value.getSourceFile().statements.flatMap((statement) => {
    const expression = compiler.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!expression || !compiler.isBinaryExpression(expression)) return [];
    return expression.left.getText() === `${name}.defaultProps` ? [expression.right] : [];
  });
  const fields = (compiler.isClassLike(value) ? value.members : []).flatMap((member) =>
    compiler.isPropertyDeclaration(member) && member.name.getText() === 'defaultProps'
      ? (member.initializer ?? [])
      : [],
  );
  return [...assigned, ...fields]
    .filter((object) => compiler.isObjectLiteralExpression(object))
    .flatMap(({ properties }) => properties.filter((one) => compiler.isPropertyAssignment(one)))
    .map((one) => [one.name.getText().replace(/['"]/g, ''), one.initializer]);
}

/** Longer code is not shown. */
const MAX_LENGTH = 150;

/** Returns a value as code on one line with single quotes, if it is short and says something. `body` is the function around it. */
function codeText(
  context: ApiContext,
  node: ts.Node,
  body: ts.Node | undefined,
): string | undefined {
  const bare = withoutCache(bareNode(node));
  if (compiler.isVoidExpression(bare)) return undefined;
  const text = compiler.isIdentifier(bare) ? nameText(context, bare, body) : valueText(bare);
  return text !== undefined && text.length <= MAX_LENGTH ? text : undefined;
}

/** Compilers cache elements that never change: `_icon || (_icon = element)`. */
function withoutCache(node: ts.Node): ts.Node {
  if (!compiler.isBinaryExpression(node)) return node;
  const { left, operatorToken, right } = node;
  const isCache =
    operatorToken.kind === compiler.SyntaxKind.BarBarToken &&
    compiler.isIdentifier(left) &&
    left.text.startsWith('_');
  return isCache ? bareNode(right) : node;
}

/** Returns the value of a short constant. Components and functions of other modules keep their names. */
function nameText(
  context: ApiContext,
  node: ts.Identifier,
  body: ts.Node | undefined,
): string | undefined {
  const { text: name } = node;
  if (name === 'undefined') return undefined;
  const isCapitalized = /^[A-Z]/.test(name);
  const found =
    localValue(body, name) ?? resolveName(context, { file: node.getSourceFile(), name });
  // Without a declaration at the top, the name means nothing outside of the function.
  if (!found) return isCapitalized ? name : undefined;
  if (compiler.isIdentifier(found)) return name;
  const value = bareNode(found);
  const isComponent = isCapitalized && compiler.isCallExpression(value);
  if (isComponent || compiler.isClassLike(value)) return name;
  const text = valueText(value);
  if (text.length <= MAX_LENGTH && !text.includes('return ')) return text;
  return isFunction(value) ? name : undefined;
}

function valueText(node: ts.Node): string {
  const element = jsxText(node);
  if (element !== undefined) return element;
  if (compiler.isStringLiteral(node) || compiler.isNoSubstitutionTemplateLiteral(node))
    return quoted(node.text);
  const { transformed, dispose } = compiler.transform(node, [singleQuotes]);
  const printer = compiler.createPrinter({ removeComments: true });
  const [shown = node] = transformed;
  const text = printer.printNode(compiler.EmitHint.Unspecified, shown, node.getSourceFile());
  dispose();
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

const singleQuotes: ts.TransformerFactory<ts.Node> = (transformation) => {
  const visit = (node: ts.Node): ts.Node =>
    compiler.isStringLiteral(node)
      ? compiler.factory.createStringLiteral(node.text, true)
      : compiler.visitEachChild(node, visit, transformation);
  return visit;
};

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Returns `<Icon size="s" />` for `jsx(Icon, { size: 's' })`, unless an attribute is more than a string. */
function jsxText(node: ts.Node): string | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const callee = bareNode(node.expression).getText();
  const [type, props] = node.arguments;
  if (!type || !/(^|\.)(_?jsxs?|createElement)$/.test(callee)) return undefined;
  const name = compiler.isStringLiteral(type)
    ? type.text
    : type
        .getText()
        .replace(/\.default$/, '')
        .replace(/^_/, '');
  if (props === undefined || props.kind === compiler.SyntaxKind.NullKeyword) return `<${name} />`;
  if (!compiler.isObjectLiteralExpression(props)) return undefined;
  const attributes = props.properties.map((property) =>
    compiler.isPropertyAssignment(property) && compiler.isStringLiteral(property.initializer)
      ? ` ${property.name.getText().replace(/['"]/g, '')}="${property.initializer.text}"`
      : undefined,
  );
  return attributes.includes(undefined) ? undefined : `<${name}${attributes.join('')} />`;
}
