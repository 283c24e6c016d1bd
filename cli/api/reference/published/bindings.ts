import type ts from 'typescript';
import { importedModule, type CodeContext } from './modules.ts';
import {
  allOf,
  assignedTo,
  declaredIn,
  gotBy,
  hasDefault,
  importOf,
  isExported,
  requiredBy,
} from './syntax.ts';

/** What a name stands for in published code. */
export interface Bound {
  readonly module: ts.SourceFile;
  /** A function, a class, or the expression that is its value. */
  readonly node: ts.Node;
}

/** A name in a module. */
export interface Named {
  readonly module: ts.SourceFile;
  readonly name: string;
}

/** A search for what a module exports. */
interface Search extends Named {
  /** How many modules may still be looked into. */
  readonly steps: number;
}

/** How far imports are followed: packages re-export in a few steps, and code may import itself. */
const MOST_STEPS = 8;

/** What a name at the top of a module stands for, imports followed. */
export function bindingOf(
  context: CodeContext,
  { module, name }: Named,
  steps = MOST_STEPS,
): Bound | undefined {
  const { compiler } = context;
  for (const statement of module.statements) {
    const node = declaredIn(compiler, statement, name);
    if (node === undefined) continue;
    const required = requiredBy(compiler, node);
    if (required === undefined) return { module, node };
    const target = importedModule(context, module, required);
    return target && exportOf(context, { module: target, name: 'default' }, steps - 1);
  }
  const imported = importOf(compiler, module, name);
  const target = imported && importedModule(context, module, imported.from);
  if (!target || steps === 0 || imported.name === '*') return undefined;
  return exportOf(context, { module: target, name: imported.name }, steps - 1);
}

/** What a module exports under a name. */
export function exportOf(
  context: CodeContext,
  { module, name }: Named,
  steps = MOST_STEPS,
): Bound | undefined {
  if (steps === 0) return undefined;
  for (const statement of module.statements) {
    const found =
      exportedBy(context, { module, name, steps }, statement) ??
      assignedBy(context, { module, name }, statement) ??
      handedOnBy(context, { module, name, steps }, statement);
    if (found) return found;
  }
  return undefined;
}

function exportedBy(
  context: CodeContext,
  { module, name, steps }: Search,
  statement: ts.Statement,
): Bound | undefined {
  const { compiler } = context;
  if (compiler.isExportAssignment(statement)) {
    return name === 'default'
      ? valueOf(context, { module, node: statement.expression })
      : undefined;
  }
  if (compiler.isExportDeclaration(statement)) {
    return reExportedBy(context, { module, name, steps }, statement);
  }
  if (!isExported(compiler, statement)) return undefined;
  const isDefault = hasDefault(compiler, statement);
  const node = isDefault ? statement : declaredIn(compiler, statement, name);
  return node && isDefault === (name === 'default') ? { module, node } : undefined;
}

function reExportedBy(
  context: CodeContext,
  { module, name, steps }: Search,
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
): Bound | undefined {
  const { compiler } = context;
  const isFrom = moduleSpecifier !== undefined && compiler.isStringLiteral(moduleSpecifier);
  const target = isFrom ? importedModule(context, module, moduleSpecifier.text) : module;
  if (!target) return undefined;
  if (exportClause === undefined) {
    return name === 'default' ? undefined : exportOf(context, { module: target, name }, steps - 1);
  }
  if (!compiler.isNamedExports(exportClause)) return undefined;
  const element = exportClause.elements.find((one) => one.name.text === name);
  if (!element) return undefined;
  const named = { module: target, name: (element.propertyName ?? element.name).text };
  return isFrom ? exportOf(context, named, steps - 1) : bindingOf(context, named, steps - 1);
}

/** `exports.Button = …`, also where it stands within a declaration. */
function assignedBy(
  context: CodeContext,
  { module, name }: Named,
  statement: ts.Statement,
): Bound | undefined {
  const { compiler } = context;
  const expressions = compiler.isExpressionStatement(statement)
    ? [statement.expression]
    : compiler.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ initializer }) => initializer ?? [])
      : [];
  const found = expressions.flatMap(
    (expression) => assignedTo(compiler, expression, ['exports', name]) ?? [],
  );
  const [node] = found.filter((value) => !compiler.isVoidExpression(value));
  return node && valueOf(context, { module, node });
}

/** What compiled code takes over from another module: by a getter for one name, or by a loop over all. */
function handedOnBy(
  context: CodeContext,
  { module, name, steps }: Search,
  statement: ts.Statement,
): Bound | undefined {
  const { compiler } = context;
  const got = gotBy(compiler, statement, name);
  if (got) return meantBy(context, { module, node: got }, steps - 1);
  const all = allOf(compiler, statement);
  if (!all || name === 'default') return undefined;
  const specifier = compiler.isIdentifier(all)
    ? wholeModule(context, { module, name: all.text })
    : requiredBy(compiler, all);
  const target = specifier && importedModule(context, module, specifier);
  return target ? exportOf(context, { module: target, name }, steps - 1) : undefined;
}

/** The value, or what the name stands for where the value is a name. */
function valueOf(context: CodeContext, { module, node }: Bound): Bound {
  if (!context.compiler.isIdentifier(node)) return { module, node };
  return bindingOf(context, { module, name: node.text }) ?? { module, node };
}

/** What an expression stands for: a name, or a member of a module such as `(0, _kit.createButton)`. */
export function meantBy(
  context: CodeContext,
  { module, node }: Bound,
  steps = MOST_STEPS,
): Bound | undefined {
  const { compiler } = context;
  if (compiler.isIdentifier(node)) return bindingOf(context, { module, name: node.text }, steps);
  if (!compiler.isPropertyAccessExpression(node) || !compiler.isIdentifier(node.expression))
    return undefined;
  const specifier = wholeModule(context, { module, name: node.expression.text });
  const target = specifier && importedModule(context, module, specifier);
  return target
    ? exportOf(context, { module: target, name: node.name.text }, steps - 1)
    : undefined;
}

/** The module that a name stands for as a whole. */
function wholeModule({ compiler }: CodeContext, { module, name }: Named): string | undefined {
  const imported = importOf(compiler, module, name);
  if (imported?.name === '*') return imported.from;
  const values = module.statements.flatMap(
    (statement) => declaredIn(compiler, statement, name) ?? [],
  );
  return values.flatMap((value) => requiredBy(compiler, value) ?? [])[0];
}
