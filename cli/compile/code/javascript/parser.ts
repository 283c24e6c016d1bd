import type ts from 'typescript';
import type { TypeScript } from '../../../model/typescript.ts';

/** TypeScript, of which only the parser is used. */
export type Parser = TypeScript;

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
