import type ts from 'typescript';

/** The value that a chain of assignments gives to `object.name`. */
export function assignedTo(
  compiler: typeof ts,
  expression: ts.Expression,
  [object, name]: readonly [string, string],
): ts.Expression | undefined {
  const value = assignedValue(compiler, expression);
  const isMeant = (node: ts.Expression): boolean =>
    isAssignment(compiler, node) &&
    ((compiler.isPropertyAccessExpression(node.left) &&
      compiler.isIdentifier(node.left.expression) &&
      node.left.expression.text === object &&
      node.left.name.text === name) ||
      isMeant(node.right));
  return isMeant(expression) ? value : undefined;
}

/** What a chain of assignments ends in; the expression itself where there is none. */
export function assignedValue(compiler: typeof ts, expression: ts.Expression): ts.Expression {
  return isAssignment(compiler, expression)
    ? assignedValue(compiler, expression.right)
    : expression;
}

const isAssignment = (compiler: typeof ts, node: ts.Node): node is ts.BinaryExpression =>
  compiler.isBinaryExpression(node) && node.operatorToken.kind === compiler.SyntaxKind.EqualsToken;

/** What a statement gives a name: a function, a class, or the value of a variable. */
export function declaredIn(
  compiler: typeof ts,
  statement: ts.Statement,
  name: string,
): ts.Node | undefined {
  if (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) {
    return statement.name?.text === name ? statement : undefined;
  }
  if (!compiler.isVariableStatement(statement)) return undefined;
  // `var Name;` of compiled code gets its value later: it says nothing here.
  const declaration = statement.declarationList.declarations.find(
    (one) => compiler.isIdentifier(one.name) && one.name.text === name,
  );
  return declaration?.initializer && assignedValue(compiler, declaration.initializer);
}

/** The module of `require('x')`, also within a call that makes up for ES modules. */
export function requiredBy(compiler: typeof ts, node: ts.Node): string | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const [argument] = node.arguments;
  if (argument === undefined) return undefined;
  const isRequire = compiler.isIdentifier(node.expression) && node.expression.text === 'require';
  if (isRequire) return compiler.isStringLiteral(argument) ? argument.text : undefined;
  return compiler.isIdentifier(node.expression) &&
    /^_+(interop|import|to)/.test(node.expression.text)
    ? requiredBy(compiler, argument)
    : undefined;
}

/** Where a name of a module is imported from, and what it is called there: `*` for the whole module. */
export function importOf(compiler: typeof ts, module: ts.SourceFile, name: string) {
  for (const statement of module.statements) {
    if (!compiler.isImportDeclaration(statement)) continue;
    const { importClause, moduleSpecifier } = statement;
    if (!importClause || !compiler.isStringLiteral(moduleSpecifier)) continue;
    const from = moduleSpecifier.text;
    if (importClause.name?.text === name) return { from, name: 'default' };
    const { namedBindings } = importClause;
    if (!namedBindings) continue;
    if (compiler.isNamespaceImport(namedBindings)) {
      if (namedBindings.name.text === name) return { from, name: '*' };
      continue;
    }
    const element = namedBindings.elements.find((one) => one.name.text === name);
    if (element) return { from, name: (element.propertyName ?? element.name).text };
  }
  return undefined;
}

const modifiersOf = (compiler: typeof ts, node: ts.Node) =>
  compiler.canHaveModifiers(node) ? (compiler.getModifiers(node) ?? []) : [];

/** Whether a statement exports what it declares. */
export const isExported = (compiler: typeof ts, node: ts.Node) =>
  modifiersOf(compiler, node).some(({ kind }) => kind === compiler.SyntaxKind.ExportKeyword);

/** Whether a statement declares the default export. */
export const hasDefault = (compiler: typeof ts, node: ts.Node) =>
  modifiersOf(compiler, node).some(({ kind }) => kind === compiler.SyntaxKind.DefaultKeyword);

/** What the getter of an export gives back: `Object.defineProperty(exports, 'x', { get: () => _x.x })`. */
export function gotBy(
  compiler: typeof ts,
  statement: ts.Statement,
  name: string,
): ts.Expression | undefined {
  const call = callIn(compiler, statement);
  if (call?.expression.getText() !== 'Object.defineProperty') return undefined;
  const [target, key, description] = call.arguments;
  const isMeant = target?.getText() === 'exports' && key && compiler.isStringLiteral(key);
  if (!isMeant || key.text !== name || !description) return undefined;
  const find = (node: ts.Node): ts.Expression | undefined =>
    compiler.isReturnStatement(node) ? node.expression : compiler.forEachChild(node, find);
  return find(description);
}

/** The module of which a statement exports everything: `Object.keys(_x).forEach(…)`, `__exportStar(require('./x'), exports)`. */
export function allOf(compiler: typeof ts, statement: ts.Statement): ts.Expression | undefined {
  const call = callIn(compiler, statement);
  if (!call) return undefined;
  const { expression, arguments: given } = call;
  if (/^(\w+\.)?__exportStar$/.test(expression.getText())) return given[0];
  if (!compiler.isPropertyAccessExpression(expression) || expression.name.text !== 'forEach')
    return undefined;
  const { expression: keys } = expression;
  const isKeys = compiler.isCallExpression(keys) && keys.expression.getText() === 'Object.keys';
  return isKeys ? keys.arguments[0] : undefined;
}

function callIn(compiler: typeof ts, statement: ts.Statement): ts.CallExpression | undefined {
  if (!compiler.isExpressionStatement(statement)) return undefined;
  return compiler.isCallExpression(statement.expression) ? statement.expression : undefined;
}
