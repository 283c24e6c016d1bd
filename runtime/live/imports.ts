import { init, parse } from 'es-module-lexer/minimal/js';
import type { TextPlace } from '../code/syntax.ts';
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

/** Where edited code finds what it imports. */
export interface CodeSources {
  readonly packages: PackageTable;
  /** By specifier, the names that a file which the demo imports exports. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Absolute address of the module that holds the demo and these files. */
  readonly module: string;
  /** Name of the demo in that module. */
  readonly island: string;
  /** What addresses of packages are relative to. */
  readonly base: string;
}

/** One import of a module. */
export interface CodeImport {
  readonly specifier: string;
  readonly names: readonly ImportedName[];
  /** A name that nothing else in the code has. */
  readonly spare: string;
}

/** What is wrong with edited code, in words for who edits it. */
export class CodeProblem extends Error {
  override readonly name = 'CodeProblem';
  /** What in the code it is about, as written there. */
  readonly word: string | undefined;

  constructor(message: string, word?: string) {
    super(message);
    this.word = word;
  }
}

/** The first place of a word in a text; its start if it is not there. */
export function placeOfWord(text: string, word: string): TextPlace {
  const lines = text.split('\n');
  const isWord = new RegExp(`(?<![\\w$])${word.replace(/[^\w]/g, '\\$&')}(?![\\w$])`);
  const at = lines.findIndex((one) => isWord.test(one));
  if (at === -1) return { line: 1, column: 1 };
  return { line: at + 1, column: (lines[at] ?? '').search(isWord) + 1 };
}

/** A name that an import takes. */
export interface ImportedName {
  /** `default`, `*` for all of them, or a name. */
  readonly name: string;
  /** What it is called here. */
  readonly local: string;
}

const DEFAULT = /^([\w$]+)\s*(?:,|$)/;
const NAMESPACE = /^\*\s*as\s+([\w$]+)/;
const NAMES = /^\{([^}]*)\}/;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The names between `import` and `from`: `React, { useState as s }`. */
export function readImportClause(clause: string): ImportedName[] {
  let rest = clause.replace(COMMENTS, ' ').trim();
  const found: ImportedName[] = [];
  const [first, local] = DEFAULT.exec(rest) ?? [];
  if (first !== undefined && local !== undefined) {
    found.push({ name: 'default', local });
    rest = rest.slice(first.length).trim();
  }
  const [, namespace] = NAMESPACE.exec(rest) ?? [];
  if (namespace !== undefined) found.push({ name: '*', local: namespace });
  const [, names = ''] = NAMES.exec(rest) ?? [];
  return [...found, ...names.split(',').flatMap(readName)];
}

function readName(text: string): ImportedName[] {
  const [name, local] = text.trim().split(/\s+as\s+/);
  if (!name) return [];
  return [{ name: name.replace(/^(['"])(.*)\1$/, '$2'), local: local ?? name }];
}

/** An import of a package as one of the browser module that it is in. */
export function packageImport(written: CodeImport, { packages, base }: CodeSources): string {
  const { specifier, names, spare } = written;
  const entry = own(packages.specifiers, specifier);
  // Styles of packages are on the page already.
  if (!entry && names.length === 0 && specifier.endsWith('.css')) return '';
  const file = entry && packages.files[entry.file];
  if (!entry || file === undefined) {
    const near = nearestName(specifier, Object.keys(packages.specifiers));
    throw new CodeProblem(unknownPackage(specifier, near), specifier);
  }
  const address = JSON.stringify(new URL(file, base).href);
  const known = names.flatMap((one) => aliased(one, entry));
  const others = names.filter(({ name }) => own(entry.names, name) === undefined);
  if (others.length === 0) return importOf(known, address);
  const all = own(entry.names, '*');
  if (all !== undefined) {
    const imports = importOf([...known, `${all} as ${spare}`], address);
    return `${imports}; ${takeFrom(spare, { specifier, names: others })}`;
  }
  const missing = others.find(({ name }) => name !== '*');
  if (missing) {
    const near = nearestName(missing.name, Object.keys(entry.names));
    throw new CodeProblem(missingExport(missing.name, specifier, near), missing.name);
  }
  return withNamespace(known, others, { entry, address, spare });
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function aliased({ name, local }: ImportedName, { names }: PackageNames): string[] {
  const alias = own(names, name);
  return alias === undefined ? [] : [`${alias} as ${local}`];
}

const importOf = (parts: readonly string[], address: string) =>
  parts.length > 0 ? `import { ${parts.join(', ')} } from ${address}` : `import ${address}`;

interface NamespaceParts {
  readonly entry: PackageNames;
  readonly address: string;
  readonly spare: string;
}

/** `import * as name` of a package of which only some names are on the page: an object of these. */
function withNamespace(
  known: readonly string[],
  wanted: readonly ImportedName[],
  { entry, address, spare }: NamespaceParts,
): string {
  const listed = Object.entries(entry.names);
  const parts = listed.map(([, alias], index) => `${alias} as ${spare}_${index}`);
  const members = listed.map(([name], index) => `${JSON.stringify(name)}: ${spare}_${index}`);
  const constants = wanted.map(({ local }) => `${local} = { ${members.join(', ')} }`);
  return `${importOf([...known, ...parts], address)}; const ${constants.join(', ')}`;
}

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

/** Source text of constants that take names out of a namespace; one that is not there is told when the code runs. */
export function takeFrom(
  namespace: string,
  { specifier, names }: Pick<CodeImport, 'specifier' | 'names'>,
): string {
  const whole = names
    .filter(({ name }) => name === '*')
    .map(({ local }) => `${local} = ${namespace}`);
  const parts = names
    .filter(({ name }) => name !== '*')
    .map(({ name, local }) => {
      const message = JSON.stringify(missingExport(name, specifier, undefined));
      return `${JSON.stringify(name)}: ${local} = (() => { throw new Error(${message}); })()`;
    });
  const taken = parts.length > 0 ? [`{ ${parts.join(', ')} } = ${namespace}`] : [];
  const all = [...whole, ...taken];
  return all.length > 0 ? `const ${all.join(', ')}` : '';
}
