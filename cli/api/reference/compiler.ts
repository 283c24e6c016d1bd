import { dirname } from 'node:path';
import type ts from 'typescript';
import { loadTypeScript } from '../../model/code/typescript.ts';

/** The TypeScript compiler. Modules that import it are loaded on demand. */
export const compiler = loadTypeScript();

export type TypeReader = { readonly checker: ts.TypeChecker };

export const declarationFolder = (declaration: ts.Node) =>
  dirname(declaration.getSourceFile().fileName);

/** Follows a symbol through imports and re-exports. */
export const resolveAlias = ({ checker }: TypeReader, symbol: ts.Symbol) =>
  symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Returns the type of a symbol without `null` and `undefined`. */
export const presentTypeOf = ({ checker }: TypeReader, symbol: ts.Symbol) =>
  checker.getNonNullableType(checker.getTypeOfSymbol(symbol));

/** Whether a type is a function or a class. */
export const hasSignatures = (type: ts.Type) =>
  type.getCallSignatures().length + type.getConstructSignatures().length > 0;

/** Whether a test is true for the node itself or for any of its descendants. */
export const containsNode = (node: ts.Node, test: (node: ts.Node) => boolean): boolean =>
  test(node) ||
  (compiler.forEachChild(node, (child) => containsNode(child, test) || undefined) ?? false);

const printer = compiler.createPrinter(
  { removeComments: true },
  {
    substituteNode: (_, node) =>
      compiler.isStringLiteral(node) ? compiler.factory.createStringLiteral(node.text, true) : node,
  },
);

/** Returns a node as a line of code with single quotes. Reads names and literals from `file`. */
export const printNode = (node: ts.Node, file: ts.SourceFile) =>
  printer
    .printNode(compiler.EmitHint.Unspecified, node, file)
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** Returns a text as a string literal in single quotes. */
export function quoteText(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}
