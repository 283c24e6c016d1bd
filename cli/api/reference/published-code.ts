import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { tryParseJson } from '../../model/text.ts';
import { compiler } from './compiler.ts';

/** A published module, parsed: its declarations, exports and re-exports. */
export interface ModuleCode {
  readonly path: string;
  /** Functions, classes, values and imports by their names in the module. */
  readonly names: Map<string, Binding>;
  /** Exports by exported name. */
  readonly exports: Map<string, Binding>;
  /** Modules whose exports are all re-exported. */
  readonly stars: string[];
}

type Binding = ts.Node | ImportedName;

/** A name exported by another module: `default`, or `*` for the whole module. */
type ImportedName = { readonly from: string; readonly name: string };

const isImported = (binding: Binding | undefined): binding is ImportedName =>
  binding !== undefined && 'from' in binding;

/** Maximum number of re-exports to follow, because modules may import each other. */
const MAX_STEPS = 8;

const CODE_ENDINGS = ['', '.js', '.mjs', '/index.js', '/index.mjs'];

export type PublishedCode = ReturnType<typeof readPublishedCode>;

/** Reads published ES modules on demand, each once, and resolves names through them. */
export function readPublishedCode() {
  const modules = new Map<string, ModuleCode | undefined>();
  return { paths: () => modules.keys(), firstModule, resolveName, resolveExport, resolve };

  function firstModule(paths: readonly string[]): ModuleCode | undefined {
    for (const path of paths) {
      if (!modules.has(path)) modules.set(path, parseModule(path));
      const module = modules.get(path);
      if (module) return module;
    }
    return undefined;
  }

  /** Returns the value of a top-level name in a module. Follows imports. */
  function resolveName(module: ModuleCode, name: string, steps = MAX_STEPS): ts.Node | undefined {
    const binding = module.names.get(name);
    return isImported(binding) ? resolveImport(module, binding, steps) : binding;
  }

  /** Returns the value of a name or of a member of a module such as `parts.createButton`. */
  function resolve(node: ts.Node, steps = MAX_STEPS): ts.Node | undefined {
    const module = firstModule([node.getSourceFile().fileName]);
    if (!module) return undefined;
    if (compiler.isIdentifier(node)) return resolveName(module, node.text, steps);
    if (!compiler.isPropertyAccessExpression(node)) return undefined;
    const imported = module.names.get(node.expression.getText());
    return isImported(imported) && imported.name === '*'
      ? resolveImport(module, { ...imported, name: node.name.text }, steps)
      : undefined;
  }

  function resolveImport({ path }: ModuleCode, { from, name }: ImportedName, steps: number) {
    const module = firstModule(importedPaths(path, from));
    return module && resolveExport(module, name, steps - 1);
  }

  function resolveExport(module: ModuleCode, name: string, steps = MAX_STEPS): ts.Node | undefined {
    if (steps <= 0) return undefined;
    const exported = module.exports.get(name);
    if (isImported(exported)) return resolveImport(module, exported, steps);
    if (exported) return resolve(exported, steps - 1) ?? exported;
    if (name === 'default') return undefined;
    for (const from of module.stars) {
      const found = resolveImport(module, { from, name }, steps);
      if (found) return found;
    }
    return undefined;
  }
}

/** Returns possible paths of a declaration file's module. Source code is its own module. */
export function codePathsOf(path: string): readonly string[] {
  const [, stem, m = ''] = /^(.*)\.d\.([cm]?)ts$/.exec(path) ?? [];
  if (stem === undefined) return [path];
  return m === '' ? ['.js', '.mjs', '.jsx'].map((ending) => stem + ending) : [`${stem}.${m}js`];
}

function importedPaths(importer: string, specifier: string): readonly string[] {
  const path = join(dirname(importer), specifier);
  if (specifier.startsWith('.')) return CODE_ENDINGS.map((ending) => path + ending);
  const options = { moduleResolution: compiler.ModuleResolutionKind.Bundler };
  const { resolvedModule } = compiler.resolveModuleName(specifier, importer, options, compiler.sys);
  const types = resolvedModule?.resolvedFileName ?? '';
  const [before, inside] = types.split(`/node_modules/${specifier}/`);
  const isPackage = inside !== undefined && /^(?:@[^/]+\/)?[^/]+$/.test(specifier);
  const main = isPackage ? mainPaths(`${before}/node_modules/${specifier}`) : [];
  return [...main, ...codePathsOf(types)];
}

/** Returns a package.json. Empty for a missing file or one that is not JSON. */
export const readManifest = (path: string): Readonly<Record<string, unknown>> => ({
  ...(tryParseJson(compiler.sys.readFile(path) ?? '').value as object | undefined),
});

/** Returns the paths of the main module of a package, ES modules first. */
export function mainPaths(folder: string): string[] {
  const { exports, module, main } = readManifest(join(folder, 'package.json'));
  return [...exportTargets(exports), module, main]
    .filter((file) => typeof file === 'string')
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => join(folder, file));
}

function exportTargets(exports: unknown): unknown[] {
  if (typeof exports !== 'object' || exports === null) return [exports];
  const conditions = exports as Readonly<Record<string, unknown>>;
  return ['.', 'import', 'module', 'default', 'require'].flatMap((name) =>
    exportTargets(conditions[name]),
  );
}

/** Reads the names in an ES module. */
function parseModule(path: string): ModuleCode | undefined {
  const text = compiler.sys.readFile(path);
  if (text === undefined) return undefined;
  const file = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  const module: ModuleCode = { path, names: new Map(), exports: new Map(), stars: [] };
  for (const statement of file.statements) {
    if (compiler.isImportDeclaration(statement)) addImports(module, statement);
    else if (compiler.isExportDeclaration(statement)) addReExports(module, statement);
    else if (compiler.isExportAssignment(statement))
      module.exports.set('default', statement.expression);
    else addDeclaration(module, statement);
  }
  return module;
}

function addImports(
  { names }: ModuleCode,
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
) {
  if (!importClause || !compiler.isStringLiteral(moduleSpecifier)) return;
  const from = moduleSpecifier.text;
  const { name, namedBindings } = importClause;
  if (name) names.set(name.text, { from, name: 'default' });
  if (!namedBindings) return;
  if (compiler.isNamespaceImport(namedBindings))
    names.set(namedBindings.name.text, { from, name: '*' });
  else
    for (const { name: local, propertyName = local } of namedBindings.elements)
      names.set(local.text, { from, name: propertyName.text });
}

function addReExports(
  { exports, stars }: ModuleCode,
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
) {
  const from =
    moduleSpecifier && compiler.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  if (!exportClause && from !== undefined) stars.push(from);
  if (!exportClause || !compiler.isNamedExports(exportClause)) return;
  for (const { name, propertyName = name } of exportClause.elements)
    exports.set(name.text, from === undefined ? propertyName : { from, name: propertyName.text });
}

function addDeclaration({ names, exports }: ModuleCode, statement: ts.Statement): void {
  const flags = compiler.canHaveModifiers(statement)
    ? (compiler.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : [];
  const isExported = flags.includes(compiler.SyntaxKind.ExportKeyword);
  if (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) {
    const name = statement.name?.text;
    setIfAbsent(names, name, statement);
    const isDefault = flags.includes(compiler.SyntaxKind.DefaultKeyword);
    if (isExported) setIfAbsent(exports, isDefault ? 'default' : name, statement);
  }
  if (!compiler.isVariableStatement(statement)) return;
  for (const { name, initializer } of statement.declarationList.declarations) {
    if (!compiler.isIdentifier(name)) continue;
    if (isExported) setIfAbsent(exports, name.text, initializer ?? statement);
    // In compiled code, `var Name;` gets its value later.
    if (initializer) setIfAbsent(names, name.text, initializer);
  }
}

function setIfAbsent(map: Map<string, Binding>, name: string | undefined, value: Binding): void {
  if (name !== undefined && !map.has(name)) map.set(name, value);
}

/** Removes syntax that does not change a value: parentheses, assertions, `a = b`. */
export function unwrapExpression(node: ts.Node): ts.Node {
  if (
    compiler.isParenthesizedExpression(node) ||
    compiler.isAsExpression(node) ||
    compiler.isSatisfiesExpression(node)
  )
    return unwrapExpression(node.expression);
  const isAssignment =
    compiler.isBinaryExpression(node) &&
    node.operatorToken.kind === compiler.SyntaxKind.EqualsToken;
  return isAssignment ? unwrapExpression(node.right) : node;
}
