import type ts from 'typescript';
import { loadTypeScript } from '../../../model/typescript.ts';

/** The TypeScript compiler. Modules that import it are loaded on demand. */
export const compiler = loadTypeScript();

export type Dialect = 'ts' | 'tsx' | 'jsx';

/** Parsed texts: the JavaScript version and the preview of a demo are made from the same ones. */
const parsed = new Map<string, ts.SourceFile | undefined>();
const MAX_PARSED = 50;

/** Parses a text. Returns undefined if it has syntax errors. */
export function parseScript(text: string, dialect: Dialect): ts.SourceFile | undefined {
  const key = `${dialect} ${text}`;
  if (parsed.has(key)) return parsed.get(key);
  const { ScriptKind, ScriptTarget } = compiler;
  const kind = { ts: ScriptKind.TS, tsx: ScriptKind.TSX, jsx: ScriptKind.JSX }[dialect];
  const file = compiler.createSourceFile(`demo.${dialect}`, text, ScriptTarget.Latest, true, kind);
  // `parseDiagnostics` is not in the public types, but every version has it.
  const { parseDiagnostics = [] } = file as { readonly parseDiagnostics?: readonly unknown[] };
  const result = parseDiagnostics.length > 0 ? undefined : file;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(key, result);
  return result;
}
