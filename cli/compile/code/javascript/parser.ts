import { createRequire } from 'node:module';
import type ts from 'typescript';

/** TypeScript's parser. Large, so it is loaded when the first demo must be read with it. */
export type Parser = typeof ts;

/** Loads the parser. With `require`, which takes a quarter of the time that `import` needs to look for its names. */
export const loadParser = (): Parser => createRequire(import.meta.url)('typescript') as Parser;

/** A parsed text, and what reads it. */
export interface Parsed {
  readonly parser: Parser;
  readonly file: ts.SourceFile;
  readonly text: string;
}

/** What a text is written in. */
export type Dialect = 'ts' | 'tsx' | 'jsx';

/** Parses a text, or answers with undefined where it has mistakes. */
export function parse(parser: Parser, text: string, dialect: Dialect): Parsed | undefined {
  const { ScriptKind } = parser;
  const kind = { ts: ScriptKind.TS, tsx: ScriptKind.TSX, jsx: ScriptKind.JSX }[dialect];
  const name = `demo.${dialect}`;
  const file = parser.createSourceFile(name, text, parser.ScriptTarget.Latest, true, kind);
  // The list is not among the public properties, but it has been there from the start.
  const { parseDiagnostics = [] } = file as { readonly parseDiagnostics?: readonly unknown[] };
  return parseDiagnostics.length > 0 ? undefined : { parser, file, text };
}
