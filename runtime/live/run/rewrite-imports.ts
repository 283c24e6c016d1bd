import { init, parse } from 'es-module-lexer/minimal/js';
import { importInCode, noDefaultExport, reexportInCode } from '../../contract/errors.ts';
import type { CodeImport, CodeSources } from './code-import.ts';
import { CodeProblem } from './code-problem.ts';
import { fileImport } from './file-import.ts';
import { readImportClause } from './import-clause.ts';
import { packageImport } from './package-import.ts';

/** JavaScript with every import made of an address of this site. Lines stay where they are. Throws a `CodeProblem` about a `word` of the code. */
export async function rewriteImports(code: string, sources: CodeSources): Promise<string> {
  await init();
  const [imports, exports] = parse(code);
  if (!exports.some(({ n }) => n === 'default')) throw new CodeProblem(noDefaultExport());
  const spare = spareName(code);
  let output = '';
  let last = 0;
  for (const [index, { n: specifier, t: type, ss, se, s }] of imports.entries()) {
    const statement = code.slice(ss, se);
    // `import.meta` is no import.
    if (type === 3) continue;
    if (specifier === undefined || type !== 1) throw new CodeProblem(importInCode());
    if (!statement.startsWith('import')) throw new CodeProblem(reexportInCode());
    const names = readImportClause(code.slice(ss, s - 1).replace(/^import|from\s*$/g, ''));
    const written = { specifier, names, spare: `${spare}${index}` };
    const lineBreaks = statement.replace(/[^\n]+/g, '');
    output += code.slice(last, ss) + rewritten(written, sources) + lineBreaks;
    last = se;
  }
  return output + code.slice(last);
}

const rewritten = (written: CodeImport, sources: CodeSources) =>
  written.specifier.startsWith('.')
    ? fileImport(written, sources)
    : packageImport(written, sources);

function spareName(code: string): string {
  let name = '$docs';
  while (code.includes(name)) name += '_';
  return name;
}
