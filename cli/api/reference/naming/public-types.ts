import type ts from 'typescript';
import type { ApiContext, PublicExport } from '../context.ts';
import { folderOf } from '../component/folders.ts';
import { fillPattern } from './names.ts';

/** The type that a part has by a pattern of the conventions, such as `{Name}Classes`; undefined where there is none. */
export function typeByPattern(
  context: ApiContext,
  part: PublicExport,
  pattern: string,
): ts.Type | undefined {
  const { checker, compiler, entry } = context;
  const own = checker.getSymbolAtLocation(part.declaration.getSourceFile());
  for (const module of [entry, ...modulesBeside(context, part), ...(own ? [own] : [])]) {
    for (const name of new Set([part.name, part.exportName])) {
      const wanted = fillPattern(pattern, { Name: name });
      const exported = checker.tryGetMemberInModuleExports(wanted, module);
      const symbol = exported && followed(compiler, checker, exported);
      if (symbol && symbol.flags & compiler.SymbolFlags.Type)
        return checker.getDeclaredTypeOfSymbol(symbol);
    }
  }
  return undefined;
}

/** Modules that the main one hands on from the folder of the part: not all that they export is also an export of the package. */
function modulesBeside(
  { checker, compiler, entry }: ApiContext,
  { declaration }: PublicExport,
): readonly ts.Symbol[] {
  const home = folderOf(declaration);
  const files = (entry.declarations ?? []).filter(compiler.isSourceFile);
  const specifiers = files.flatMap(({ statements }) =>
    statements.flatMap((statement) =>
      compiler.isExportDeclaration(statement) ? (statement.moduleSpecifier ?? []) : [],
    ),
  );
  const modules = specifiers.flatMap((specifier) => checker.getSymbolAtLocation(specifier) ?? []);
  return [...new Set(modules)].filter(({ declarations = [] }) =>
    declarations.some((file) => folderOf(file) === home),
  );
}

const followed = (compiler: typeof ts, checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
