import { missingExport, unknownFile } from '../../contract/errors.ts';
import { CodeProblem } from './code-problem.ts';
import { nearestName } from './nearest-name.ts';
import type { CodeImport, CodeSources } from './code-import.ts';
import { takeFrom } from './take-from.ts';

/** `./data.ts` → `./data`: what is derived from a demo names its files without the ending, or with another one. */
const stemOf = (specifier: string) => specifier.replace(/\.[jt]sx?$/, '');

/** An import of a file as one of the module that the page has it in. */
export function fileImport(written: CodeImport, sources: CodeSources): string {
  const { specifier, names, spare } = written;
  const known = Object.keys(sources.files);
  const found =
    known.find((one) => one === specifier) ??
    known.find((one) => stemOf(one) === stemOf(specifier));
  // What a file does when it is loaded, it has done; so have styles.
  if (names.length === 0 && (found !== undefined || specifier.endsWith('.css'))) return '';
  if (found === undefined) {
    throw new CodeProblem(unknownFile(specifier, nearestName(specifier, known)), specifier);
  }
  const exported = sources.files[found] ?? [];
  const missing = names.find(({ name }) => name !== '*' && !exported.includes(name));
  if (missing) {
    const near = nearestName(missing.name, exported);
    throw new CodeProblem(missingExport(missing.name, specifier, near), missing.name);
  }
  const load = `${spare}[${JSON.stringify(sources.island)}][${JSON.stringify(found)}]`;
  const from = JSON.stringify(sources.module);
  return `import { modules as ${spare} } from ${from}; ${takeFrom(`await ${load}()`, { specifier, names })}`;
}
