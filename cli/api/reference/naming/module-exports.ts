import { dirname, join } from 'node:path';
import type ts from 'typescript';

/** Whether a module exports a name, with what it takes over from modules beside it. */
export function exportsName(compiler: typeof ts, path: string, name: string): boolean {
  const text = compiler.sys.readFile(path);
  if (text === undefined) return false;
  const { statements } = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  return statements.some((statement) => {
    if (compiler.isExportAssignment(statement)) return name === 'default';
    if (!compiler.isExportDeclaration(statement)) return declares(compiler, statement, name);
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && compiler.isNamedExports(exportClause))
      return exportClause.elements.some((element) => element.name.text === name);
    // `export *` leaves the default export out.
    if (exportClause || name === 'default' || !moduleSpecifier) return false;
    const next = beside(compiler, path, moduleSpecifier);
    return next !== undefined && exportsName(compiler, next, name);
  });
}

function beside(compiler: typeof ts, path: string, specifier: ts.Expression): string | undefined {
  if (!compiler.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  const stem = join(dirname(path), specifier.text).replace(/\.[cm]?js$/, '');
  const endings = ['.d.ts', '.d.mts', '.d.cts', '.ts', '.tsx', '/index.d.ts', '/index.ts'];
  return endings.map((ending) => stem + ending).find((one) => compiler.sys.fileExists(one));
}

function declares(compiler: typeof ts, statement: ts.Statement, name: string): boolean {
  const modifiers = compiler.canHaveModifiers(statement)
    ? (compiler.getModifiers(statement) ?? [])
    : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(compiler.SyntaxKind.ExportKeyword)) return false;
  if (has(compiler.SyntaxKind.DefaultKeyword)) return name === 'default';
  if (compiler.isVariableStatement(statement))
    return statement.declarationList.declarations.some(
      (declaration) => declaration.name.getText() === name,
    );
  return (
    (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) &&
    statement.name?.text === name
  );
}
