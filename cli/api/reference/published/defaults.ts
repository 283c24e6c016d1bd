import type ts from 'typescript';
import type { CodeContext } from './modules.ts';
import { codeText } from './code-text.ts';
import type { PartCode, PartFunction } from './part-code.ts';

/** Values by the name of the prop or parameter that they stand in for. */
type Values = ReadonlyMap<string, ts.Expression>;

/** What stands in for props that are not given, as code: defaults where they are taken apart, and `defaultProps`. */
export function defaultsOf(
  context: CodeContext,
  { module, bodies, value }: PartCode,
  name: string,
): Record<string, string> {
  const { compiler } = context;
  // What is taken apart counts before what is assigned, and what is outside before what is inside.
  const sources = [
    { values: assignedDefaults(compiler, value, { module, name }), within: undefined },
    ...bodies
      .map(({ node }) => ({ values: takenApart(compiler, node), within: node.body }))
      .reverse(),
  ];
  const texts = sources.flatMap(({ values, within }) =>
    [...values].flatMap(([prop, node]) => {
      const text = codeText(context, { module: node.getSourceFile(), node }, within);
      return text === undefined ? [] : [[prop, text] as const];
    }),
  );
  return Object.fromEntries(texts);
}

/** Defaults of a function's first parameter, and of what is made of it. */
function takenApart(compiler: typeof ts, node: PartFunction): Values {
  const [parameter] = node.parameters;
  const values = new Map<string, ts.Expression>();
  const given = new Set<string>(compiler.isMethodDeclaration(node) ? ['this.props'] : []);
  if (parameter && compiler.isIdentifier(parameter.name)) given.add(parameter.name.text);
  if (parameter && compiler.isObjectBindingPattern(parameter.name))
    addPattern(compiler, parameter.name, values);
  const statements = node.body && compiler.isBlock(node.body) ? node.body.statements : [];
  for (const statement of statements) {
    if (!compiler.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations)
      addDeclaration(compiler, declaration, { given, values });
  }
  return values;
}

/** Names that stand for the props, members of them, and defaults found so far. */
interface Found {
  readonly given: Set<string>;
  readonly values: Map<string, ts.Expression>;
}

function addDeclaration(
  compiler: typeof ts,
  { name, initializer }: ts.VariableDeclaration,
  { given, values }: Found,
): void {
  if (!initializer) return;
  if (compiler.isObjectBindingPattern(name)) {
    if (!isGiven(compiler, initializer, given)) return;
    addPattern(compiler, name, values);
    const rest = name.elements.find(({ dotDotDotToken }) => dotDotDotToken !== undefined);
    if (rest) given.add(rest.name.getText());
    return;
  }
  if (!compiler.isIdentifier(name)) return;
  const late = compiledDefault(compiler, initializer, given);
  if (late) keepFirst(values, ...late);
  else if (isGiven(compiler, initializer, given)) given.add(name.text);
}

function addPattern(
  compiler: typeof ts,
  pattern: ts.ObjectBindingPattern,
  values: Map<string, ts.Expression>,
): void {
  for (const { propertyName, name, initializer } of pattern.elements) {
    const key = propertyName ?? name;
    if (!initializer) continue;
    if (compiler.isIdentifier(key) || compiler.isStringLiteral(key))
      keepFirst(values, key.text, initializer);
  }
}

function keepFirst(values: Map<string, ts.Expression>, name: string, value: ts.Expression): void {
  if (!values.has(name)) values.set(name, value);
}

/** Whether an expression is the props, or what a function makes of them: `useDefaults({ props, name })`, `extend({ ...props })`. */
function isGiven(compiler: typeof ts, node: ts.Expression, given: ReadonlySet<string>): boolean {
  if (given.has(node.getText())) return true;
  if (!compiler.isCallExpression(node)) return false;
  const isPassed = (property: ts.ObjectLiteralElementLike) => {
    if (compiler.isSpreadAssignment(property)) return given.has(property.expression.getText());
    if (property.name?.getText() !== 'props') return false;
    return compiler.isPropertyAssignment(property)
      ? isGiven(compiler, property.initializer, given)
      : given.has('props');
  };
  return node.arguments.some((argument) =>
    compiler.isObjectLiteralExpression(argument)
      ? argument.properties.some(isPassed)
      : isGiven(compiler, argument, given),
  );
}

/** A default in compiled code: `_b = _a.color, color = _b === void 0 ? 'primary' : _b`. */
function compiledDefault(
  compiler: typeof ts,
  node: ts.Expression,
  given: Set<string>,
): readonly [string, ts.Expression] | undefined {
  if (!compiler.isConditionalExpression(node)) return undefined;
  const { condition, whenTrue, whenFalse } = node;
  const isAbsent =
    compiler.isBinaryExpression(condition) &&
    condition.operatorToken.kind === compiler.SyntaxKind.EqualsEqualsEqualsToken &&
    compiler.isVoidExpression(condition.right) &&
    compiler.isIdentifier(condition.left) &&
    condition.left.text === whenFalse.getText();
  if (!isAbsent) return undefined;
  const member = memberOf(compiler, node, whenFalse.getText());
  return member && given.has(member.expression.getText())
    ? [member.name.text, whenTrue]
    : undefined;
}

/** `_a.color` for the variable of the same statement that it was put into. */
function memberOf(
  compiler: typeof ts,
  node: ts.Node,
  name: string,
): ts.PropertyAccessExpression | undefined {
  const list = node.parent.parent;
  if (!compiler.isVariableDeclarationList(list)) return undefined;
  return list.declarations
    .filter((declaration) => declaration.name.getText() === name)
    .flatMap(({ initializer }) =>
      initializer && compiler.isPropertyAccessExpression(initializer) ? [initializer] : [],
    )[0];
}

/** `Button.defaultProps = { … }`, and `static defaultProps = { … }` of a class. */
function assignedDefaults(
  compiler: typeof ts,
  value: ts.Node,
  { module, name }: { readonly module: ts.SourceFile; readonly name: string },
): readonly (readonly [string, ts.Expression])[] {
  const assigned = module.statements.flatMap((statement) => {
    const expression = compiler.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!expression || !compiler.isBinaryExpression(expression)) return [];
    return expression.left.getText() === `${name}.defaultProps` ? [expression.right] : [];
  });
  const fields = compiler.isClassLike(value)
    ? value.members.flatMap((member) =>
        compiler.isPropertyDeclaration(member) && member.name.getText() === 'defaultProps'
          ? (member.initializer ?? [])
          : [],
      )
    : [];
  return [...assigned, ...fields].flatMap((object) =>
    compiler.isObjectLiteralExpression(object)
      ? object.properties.flatMap((property) =>
          compiler.isPropertyAssignment(property)
            ? [[property.name.getText().replace(/['"]/g, ''), property.initializer] as const]
            : [],
        )
      : [],
  );
}
