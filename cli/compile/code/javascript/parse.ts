import type ts from 'typescript';
import { createCache } from '../../../model/collections.ts';
import { loadTypeScript, syntaxErrorsIn } from '../../../model/code/typescript.ts';

/** The TypeScript compiler. Modules that import it are loaded on demand. */
export const compiler = loadTypeScript();

/** `tsx` includes JavaScript with JSX. */
type Dialect = 'ts' | 'tsx';

/** Cache of parsed texts, which the JavaScript version and the preview of a demo share. */
const parsed = createCache<ts.SourceFile | undefined>(50);

/** Parses a text. Returns undefined if it has syntax errors. */
export const parseScript = (text: string, dialect: Dialect): ts.SourceFile | undefined =>
  parsed(`${dialect} ${text}`, () => {
    const { ScriptKind, ScriptTarget } = compiler;
    const kind = dialect === 'ts' ? ScriptKind.TS : ScriptKind.TSX;
    const name = `demo.${dialect}`;
    const file = compiler.createSourceFile(name, text, ScriptTarget.Latest, true, kind);
    return syntaxErrorsIn(file).length > 0 ? undefined : file;
  });
