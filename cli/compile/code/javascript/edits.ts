import type ts from 'typescript';
import { loadTypeScript, type TypeScript } from '../../../model/typescript.ts';

/** A replacement of the characters from `from` up to `to`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  /** Empty to remove the characters. */
  readonly text: string;
}

export interface EditedText {
  readonly text: string;
  /** Ascending offsets in the new text where an edit was applied. */
  readonly marks: readonly number[];
}

/** A parsed text and the TypeScript module that parsed it. */
export interface Parsed {
  readonly parser: TypeScript;
  readonly file: ts.SourceFile;
  readonly text: string;
}

export type Dialect = 'ts' | 'tsx' | 'jsx';

/** Parses a text. Returns undefined if it has syntax errors. */
export type ParseScript = (text: string, dialect: Dialect) => Parsed | undefined;

/** Creates a function that parses each text once. */
export function createParser(): ParseScript {
  const known = new Map<string, Parsed | undefined>();
  return (text, dialect) => {
    const key = `${dialect} ${text}`;
    if (!known.has(key)) known.set(key, parseScript(text, dialect));
    return known.get(key);
  };
}

function parseScript(text: string, dialect: Dialect): Parsed | undefined {
  const parser = loadTypeScript();
  const { ScriptKind } = parser;
  const kind = { ts: ScriptKind.TS, tsx: ScriptKind.TSX, jsx: ScriptKind.JSX }[dialect];
  const name = `demo.${dialect}`;
  const file = parser.createSourceFile(name, text, parser.ScriptTarget.Latest, true, kind);
  // `parseDiagnostics` is not in the public types, but every version has it.
  const { parseDiagnostics = [] } = file as { readonly parseDiagnostics?: readonly unknown[] };
  return parseDiagnostics.length > 0 ? undefined : { parser, file, text };
}

export const cut = (from: number, to: number): Edit => ({ from, to, text: '' });

/** Applies edits in text order. Skips an edit that begins inside another. */
export function applyEdits(text: string, edits: readonly Edit[]): EditedText {
  const marks: number[] = [];
  let result = '';
  let reached = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (edit.from < reached) continue;
    result += text.slice(reached, edit.from);
    marks.push(result.length);
    result += edit.text;
    reached = edit.to;
  }
  return { text: result + text.slice(reached), marks };
}

/** Maps offsets in a text to offsets after edits that do not overlap. */
export function moveOffsets(offsets: readonly number[], edits: readonly Edit[]): number[] {
  return offsets.map((offset) => {
    let moved = offset;
    for (const { from, to, text } of edits) {
      if (to <= offset) moved += text.length - (to - from);
      else if (from < offset) moved += from - offset;
    }
    return moved;
  });
}
