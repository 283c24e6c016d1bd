import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { compiler, type ApiContext, type CodeModule, type ImportedName } from './context.ts';

/** Re-exports are followed this far. Modules may import each other. */
const MAX_STEPS = 8;

/** Resolves a name at the top of a module. Follows imports. */
export function resolveName(
  context: ApiContext,
  { file, name }: Pick<CodeModule, 'file'> & { readonly name: string },
  steps = MAX_STEPS,
): ts.Node | undefined {
  const module = moduleAt(context, file.fileName);
  const local = module?.locals.get(name);
  if (local) return local;
  const imported = module?.imports.get(name);
  if (!imported || steps === 0) return undefined;
  // The whole of a CommonJS module is its default export.
  const exported = imported.name === '*' ? 'default' : imported.name;
  const target = importedModule(context, file.fileName, imported.from);
  return target && resolveExport(context, { module: target, name: exported }, steps - 1);
}

/** Returns what a module exports under a name. */
export function resolveExport(
  context: ApiContext,
  { module, name }: { readonly module: CodeModule; readonly name: string },
  steps = MAX_STEPS,
): ts.Node | undefined {
  if (steps === 0) return undefined;
  const { fileName } = module.file;
  const exported = module.exports.get(name);
  if (exported && 'from' in exported) {
    const target = importedModule(context, fileName, exported.from);
    return target && resolveExport(context, { module: target, name: exported.name }, steps - 1);
  }
  if (exported) return resolveExpression(context, exported, steps - 1) ?? exported;
  if (name === 'default') return undefined;
  for (const star of module.stars) {
    const target = importedModule(context, fileName, star);
    const found = target && resolveExport(context, { module: target, name }, steps - 1);
    if (found) return found;
  }
  return undefined;
}

/** Resolves an expression: a name, or a member of a module such as `_kit.createButton`. */
export function resolveExpression(
  context: ApiContext,
  node: ts.Node,
  steps = MAX_STEPS,
): ts.Node | undefined {
  const file = node.getSourceFile();
  if (compiler.isIdentifier(node)) return resolveName(context, { file, name: node.text }, steps);
  if (!compiler.isPropertyAccessExpression(node) || !compiler.isIdentifier(node.expression))
    return undefined;
  const imported = moduleAt(context, file.fileName)?.imports.get(node.expression.text);
  const target =
    imported?.name === '*' ? importedModule(context, file.fileName, imported.from) : undefined;
  return target && resolveExport(context, { module: target, name: node.name.text }, steps - 1);
}

/** Whether declarations export a name, with what they re-export from files of the same package. */
export function exportsName(context: ApiContext, path: string, name: string): boolean {
  const module = moduleAt(context, path);
  if (!module) return false;
  if (module.exports.has(name)) return true;
  return (
    name !== 'default' &&
    module.stars.some((star) => {
      if (!star.startsWith('.')) return false;
      const stem = join(dirname(path), star).replace(/\.[cm]?js$/, '');
      const next = TYPE_ENDINGS.map((ending) => stem + ending).find(compiler.sys.fileExists);
      return next !== undefined && exportsName(context, next, name);
    })
  );
}

const TYPE_ENDINGS = ['.d.ts', '.d.mts', '.d.cts', '.ts', '.tsx', '/index.d.ts', '/index.ts'];
const CODE_ENDINGS = ['', '.js', '.mjs', '.cjs', '/index.js', '/index.mjs', '/index.cjs'];

/** File extensions of a published module by the extension of its declarations. */
const CODE_OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  '.d.ts': ['.js', '.mjs', '.cjs', '.jsx'],
  '.d.mts': ['.mjs'],
  '.d.cts': ['.cjs'],
};

/** Returns the module next to a declaration file; the file itself if the package is installed as source code. */
export function moduleOfTypes(context: ApiContext, fileName: string): CodeModule | undefined {
  const [ending] = /\.d\.[cm]?ts$/.exec(fileName) ?? [];
  if (ending === undefined) return moduleAt(context, fileName);
  const stem = fileName.slice(0, -ending.length);
  return firstModule(
    context,
    (CODE_OF_TYPES[ending] ?? []).map((code) => stem + code),
  );
}

/** Returns the main module of the package, for packages that keep declarations apart from code. */
export function mainModule(context: ApiContext): CodeModule | undefined {
  const { folder } = context.package;
  const text = compiler.sys.readFile(join(folder, 'package.json')) ?? '{}';
  const { exports, module, main } = JSON.parse(text) as Record<string, unknown>;
  const files = [...exportTargets(exports), module, main].filter(
    (file) => typeof file === 'string' && /\.[cm]?js$/.test(file),
  );
  return firstModule(
    context,
    files.map((file) => join(folder, String(file))),
  );
}

/** Returns the files that `exports` of a package.json gives the package itself, ES modules first. */
function exportTargets(exports: unknown): string[] {
  if (typeof exports === 'string') return [exports];
  if (typeof exports !== 'object' || exports === null) return [];
  const conditions = exports as Readonly<Record<string, unknown>>;
  return ['.', 'import', 'module', 'default', 'require'].flatMap((name) =>
    exportTargets(conditions[name]),
  );
}

function importedModule(context: ApiContext, from: string, specifier: string) {
  if (specifier.startsWith('.')) {
    const path = join(dirname(from), specifier);
    return firstModule(
      context,
      CODE_ENDINGS.map((ending) => path + ending),
    );
  }
  const options = { moduleResolution: compiler.ModuleResolutionKind.Bundler };
  const { resolvedModule } = compiler.resolveModuleName(specifier, from, options, compiler.sys);
  return resolvedModule && moduleOfTypes(context, resolvedModule.resolvedFileName);
}

function firstModule(context: ApiContext, paths: readonly string[]): CodeModule | undefined {
  for (const path of paths) {
    const module = moduleAt(context, path);
    if (module) return module;
  }
  return undefined;
}

function moduleAt({ modules }: ApiContext, path: string): CodeModule | undefined {
  if (!modules.has(path)) modules.set(path, readModule(path));
  return modules.get(path);
}

/** Reads the names of a module: an ES module, or CommonJS as Babel and TypeScript write it. */
function readModule(path: string): CodeModule | undefined {
  const text = compiler.sys.readFile(path);
  if (text === undefined) return undefined;
  const file = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  const names: Names = { locals: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of file.statements) {
    if (compiler.isImportDeclaration(statement)) addImports(names, statement);
    else if (compiler.isExportDeclaration(statement)) addReExports(names, statement);
    else if (compiler.isExportAssignment(statement))
      names.exports.set('default', statement.expression);
    else if (compiler.isExpressionStatement(statement)) addCommonJs(names, statement.expression);
    else addDeclaration(names, statement);
  }
  return { file, ...names };
}

interface Names {
  readonly locals: Map<string, ts.Node>;
  readonly imports: Map<string, ImportedName>;
  readonly exports: Map<string, ts.Node | ImportedName>;
  readonly stars: string[];
}

function addImports({ imports }: Names, { importClause, moduleSpecifier }: ts.ImportDeclaration) {
  if (!importClause || !compiler.isStringLiteral(moduleSpecifier)) return;
  const from = moduleSpecifier.text;
  const { name, namedBindings } = importClause;
  if (name) imports.set(name.text, { from, name: 'default' });
  if (!namedBindings) return;
  if (compiler.isNamespaceImport(namedBindings)) {
    imports.set(namedBindings.name.text, { from, name: '*' });
    return;
  }
  for (const element of namedBindings.elements)
    imports.set(element.name.text, { from, name: (element.propertyName ?? element.name).text });
}

function addReExports(names: Names, { exportClause, moduleSpecifier }: ts.ExportDeclaration) {
  const from =
    moduleSpecifier && compiler.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  if (!exportClause && from !== undefined) names.stars.push(from);
  if (!exportClause || !compiler.isNamedExports(exportClause)) return;
  for (const { name, propertyName = name } of exportClause.elements)
    names.exports.set(
      name.text,
      from === undefined ? propertyName : { from, name: propertyName.text },
    );
}

function addDeclaration(names: Names, statement: ts.Statement): void {
  const modifiers = compiler.canHaveModifiers(statement)
    ? (compiler.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : [];
  const isExported = modifiers.includes(compiler.SyntaxKind.ExportKeyword);
  if (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) {
    const name = statement.name?.text;
    if (name !== undefined) setFirst(names.locals, name, statement);
    const isDefault = modifiers.includes(compiler.SyntaxKind.DefaultKeyword);
    const exported = isDefault ? 'default' : name;
    if (isExported && exported !== undefined) setFirst(names.exports, exported, statement);
  }
  if (!compiler.isVariableStatement(statement)) return;
  for (const { name, initializer } of statement.declarationList.declarations) {
    if (!compiler.isIdentifier(name)) continue;
    if (isExported) setFirst(names.exports, name.text, initializer ?? statement);
    // `var Name;` of compiled code gets its value later.
    if (initializer) addValue(names, name.text, initializer);
  }
}

/** `const Button = exports.Button = …`, or `const _kit = require('./kit')`. */
function addValue(names: Names, name: string, initializer: ts.Expression): void {
  addCommonJs(names, initializer);
  const value = assignedValue(initializer);
  const from = requiredModule(value);
  if (from === undefined) setFirst(names.locals, name, value);
  else setFirst(names.imports, name, { from, name: '*' });
}

/** Adds what an expression of a CommonJS module exports. */
function addCommonJs(names: Names, expression: ts.Expression): void {
  const value = assignedValue(expression);
  for (let node = expression; isAssignment(node); node = node.right) {
    const { left } = node;
    const isExport =
      compiler.isPropertyAccessExpression(left) && left.expression.getText() === 'exports';
    if (isExport && !compiler.isVoidExpression(value))
      setFirst(names.exports, left.name.text, value);
  }
  if (!compiler.isCallExpression(expression)) return;
  const callee = expression.expression.getText();
  const [target, key, description] = expression.arguments;
  // A getter: `Object.defineProperty(exports, 'x', { get: () => _x.x })`.
  if (callee === 'Object.defineProperty' && target?.getText() === 'exports' && description) {
    const got = returnedIn(description);
    if (got && key && compiler.isStringLiteral(key)) setFirst(names.exports, key.text, got);
  }
  // All exports: `__exportStar(require('./x'), exports)`, `Object.keys(_x).forEach(…)`.
  const keys = /^Object\.keys\((\w+)\)\.forEach$/.exec(callee)?.[1];
  const from = /^(?:\w+\.)?__exportStar$/.test(callee)
    ? target && requiredModule(target)
    : keys && names.imports.get(keys)?.from;
  if (from) names.stars.push(from);
}

const returnedIn = (node: ts.Node): ts.Expression | undefined =>
  compiler.isReturnStatement(node) ? node.expression : compiler.forEachChild(node, returnedIn);

/** Returns the module of `require('x')`, also within a call such as `_interopRequireDefault(require('x'))`. */
function requiredModule(node: ts.Node): string | undefined {
  if (!compiler.isCallExpression(node) || !compiler.isIdentifier(node.expression)) return undefined;
  const [argument] = node.arguments;
  const { text } = node.expression;
  if (argument && /^_+(?:interop|import|to)/.test(text)) return requiredModule(argument);
  return argument && text === 'require' && compiler.isStringLiteral(argument)
    ? argument.text
    : undefined;
}

/** Returns the value at the end of a chain of assignments. */
export const assignedValue = (expression: ts.Expression): ts.Expression =>
  isAssignment(expression) ? assignedValue(expression.right) : expression;

const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  compiler.isBinaryExpression(node) && node.operatorToken.kind === compiler.SyntaxKind.EqualsToken;

function setFirst<T>(map: Map<string, T>, name: string, value: T): void {
  if (!map.has(name)) map.set(name, value);
}
