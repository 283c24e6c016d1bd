import { init, parse } from 'es-module-lexer/minimal/js';
import type { PackageNames, PackageTable } from '../contract/demos.ts';
import {
  importInCode,
  missingExport,
  noDefaultExport,
  reexportInCode,
  unknownFile,
  unknownPackage,
} from '../contract/errors.ts';
import { nearestName } from '../nearest.ts';

export interface CodeSources {
  readonly packages: PackageTable;
  /** Exported names of the files that the demo imports, by specifier. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Absolute address of the module that holds the demo and these files. */
  readonly module: string;
  readonly island: string;
  readonly base: string;
}

/** A problem of edited code, with a message for its author. */
export class CodeProblem extends Error {
  override readonly name = 'CodeProblem';
  /** Word of the code to which the problem belongs. */
  readonly word: string | undefined;

  constructor(message: string, word?: string) {
    super(message);
    this.word = word;
  }
}

interface ImportedName {
  /** `default`, `*` for the namespace, or a name. */
  readonly name: string;
  readonly local: string;
}

interface CodeImport {
  readonly specifier: string;
  readonly names: readonly ImportedName[];
  /** A name that occurs nowhere else in the code. */
  readonly spare: string;
}

/** Rewrites imports to addresses of this site. Keeps line numbers. Throws a `CodeProblem`. */
export async function rewriteImports(code: string, sources: CodeSources): Promise<string> {
  await init();
  const [imports, exports] = parse(code);
  if (!exports.some(({ n }) => n === 'default')) throw new CodeProblem(noDefaultExport());
  let spare = '$docs';
  while (code.includes(spare)) spare += '_';
  let output = '';
  let last = 0;
  for (const [index, { n: specifier, t: type, ss, se, s }] of imports.entries()) {
    const statement = code.slice(ss, se);
    // Skip `import.meta`, which has this type.
    if (type === 3) continue;
    if (specifier === undefined || type !== 1) throw new CodeProblem(importInCode());
    if (!statement.startsWith('import')) throw new CodeProblem(reexportInCode());
    const names = readImportClause(code.slice(ss, s - 1).replace(/^import|from\s*$/g, ''));
    const written = { specifier, names, spare: `${spare}${index}` };
    const rewritten =
      specifier.startsWith('.') || ownValue(sources.files, specifier)
        ? fileImport(written, sources)
        : packageImport(written, sources);
    const lineBreaks = statement.replace(/[^\n]+/g, '');
    output += code.slice(last, ss) + rewritten + lineBreaks;
    last = se;
  }
  return output + code.slice(last);
}

/** Returns the names between `import` and `from`: `React, { useState as s }`. */
function readImportClause(clause: string): ImportedName[] {
  let rest = clause.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ').trim();
  const found: ImportedName[] = [];
  const [first, local] = /^([\w$]+)\s*(?:,|$)/.exec(rest) ?? [];
  if (first !== undefined && local !== undefined) {
    found.push({ name: 'default', local });
    rest = rest.slice(first.length).trim();
  }
  const [, namespace] = /^\*\s*as\s+([\w$]+)/.exec(rest) ?? [];
  if (namespace !== undefined) found.push({ name: '*', local: namespace });
  const [, names = ''] = /^\{([^}]*)\}/.exec(rest) ?? [];
  for (const text of names.split(',')) {
    const [name, alias] = text.trim().split(/\s+as\s+/);
    if (name) found.push({ name: name.replace(/^(['"])(.*)\1$/, '$2'), local: alias ?? name });
  }
  return found;
}

const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Rewrites an import of a package as one of the browser module that contains it. */
function packageImport(written: CodeImport, { packages, base }: CodeSources): string {
  const { specifier, names, spare } = written;
  const entry = ownValue(packages.specifiers, specifier);
  // Styles of packages are on the page already.
  if (!entry && names.length === 0 && specifier.endsWith('.css')) return '';
  const file = entry && packages.files[entry.file];
  if (!entry || file === undefined) {
    const near = nearestName(specifier, Object.keys(packages.specifiers));
    throw new CodeProblem(unknownPackage(specifier, near), specifier);
  }
  const from = JSON.stringify(new URL(file, base).href);
  const exported = names.flatMap(({ name, local }) => {
    const alias = ownValue(entry.names, name);
    return alias === undefined ? [] : [`${alias} as ${local}`];
  });
  const others = names.filter(({ name }) => ownValue(entry.names, name) === undefined);
  if (others.length === 0) return importStatement(exported, from);
  const namespace = ownValue(entry.names, '*');
  if (namespace !== undefined) {
    const imports = importStatement([...exported, `${namespace} as ${spare}`], from);
    return `${imports}; ${destructure(spare, specifier, others)}`;
  }
  const missing = others.find(({ name }) => name !== '*');
  if (missing) throw missingName(missing.name, specifier, Object.keys(entry.names));
  return importNamespace(exported, others, { entry, from, spare });
}

const missingName = (name: string, specifier: string, exported: readonly string[]) =>
  new CodeProblem(missingExport(name, specifier, nearestName(name, exported)), name);

const importStatement = (parts: readonly string[], from: string) =>
  parts.length > 0 ? `import { ${parts.join(', ')} } from ${from}` : `import ${from}`;

/** Returns code for `import * as name` from a package of which the page has only some names. */
function importNamespace(
  exported: readonly string[],
  wanted: readonly ImportedName[],
  source: { readonly entry: PackageNames; readonly from: string; readonly spare: string },
): string {
  const { entry, from, spare } = source;
  const listed = Object.entries(entry.names);
  const parts = listed.map(([, alias], index) => `${alias} as ${spare}_${index}`);
  const members = listed.map(([name], index) => `${JSON.stringify(name)}: ${spare}_${index}`);
  const constants = wanted.map(({ local }) => `${local} = { ${members.join(', ')} }`);
  return `${importStatement([...exported, ...parts], from)}; const ${constants.join(', ')}`;
}

/** Removes the extension of `./data.ts`. Code derived from a demo may have another one or none. */
const withoutExtension = (specifier: string) => specifier.replace(/\.[jt]sx?$/, '');

/** Rewrites an import of a file as an import of the page's module that contains it. */
function fileImport({ specifier, names, spare }: CodeImport, sources: CodeSources): string {
  const known = Object.keys(sources.files);
  const found =
    known.find((one) => one === specifier) ??
    known.find((one) => withoutExtension(one) === withoutExtension(specifier));
  // Side effects and styles of the demo's files have been applied already.
  if (names.length === 0 && (found !== undefined || specifier.endsWith('.css'))) return '';
  if (found === undefined) {
    throw new CodeProblem(unknownFile(specifier, nearestName(specifier, known)), specifier);
  }
  const exported = sources.files[found] ?? [];
  const missing = names.find(({ name }) => name !== '*' && !exported.includes(name));
  if (missing) throw missingName(missing.name, specifier, exported);
  const load = `${spare}[${JSON.stringify(sources.island)}][${JSON.stringify(found)}]`;
  const constants = destructure(`await ${load}()`, specifier, names);
  return `import { modules as ${spare} } from ${JSON.stringify(sources.module)}; ${constants}`;
}

/** Returns code that reads names from a namespace. A missing one throws when the code runs. */
function destructure(namespace: string, specifier: string, names: readonly ImportedName[]): string {
  const constants = names.map(({ name, local }) => {
    if (name === '*') return `${local} = ${namespace}`;
    const message = JSON.stringify(missingExport(name, specifier, undefined));
    const missing = `(() => { throw new Error(${message}); })()`;
    return `{ ${JSON.stringify(name)}: ${local} = ${missing} } = ${namespace}`;
  });
  return constants.length > 0 ? `const ${constants.join(', ')}` : '';
}
