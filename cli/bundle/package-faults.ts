import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Message, Plugin } from 'esbuild';
import { distinctBy } from '../model/collections.ts';
import { createReadLog } from '../model/host.ts';
import { UNRESOLVED } from '../model/code/bundler.ts';
import { anyOf } from '../model/text.ts';
import { BundleError, ENTRY_PREFIX } from './files/esbuild.ts';
import { type CodeContext, isPackageFile } from './files/packages.ts';

/** An error in an installed package. Sites cannot fix it, so bundles work around it. */
export interface PackageFault {
  /**
   * `module`: an import that cannot be resolved or bundled, replaced with a module that throws.
   * `name`: an import of a missing name, which becomes undefined as in other bundlers.
   * `file`: a file that cannot be parsed, replaced with a module that throws.
   */
  readonly kind: 'module' | 'name' | 'file';
  /** Absolute path of the file with the error. */
  readonly file: string;
  /** Line in that file, starting at 1. */
  readonly line: number;
  /** Specifier of the import. Empty for `file`. */
  readonly specifier: string;
  readonly name?: string;
  /** Error message without a period. */
  readonly reason: string;
}

/** A missing package, or the missing export `name`, that the site's own code imports. */
export interface RejectedImport {
  readonly specifier: string;
  readonly name?: string;
  /** A similar name that the module exports. */
  readonly meant?: string;
}

/** Imports and files that bundles omit. */
export interface BundleFaults {
  readonly packages: readonly PackageFault[];
  readonly rejected: readonly RejectedImport[];
}

export const NO_FAULTS: BundleFaults = { packages: [], rejected: [] };

export const NO_EXPORT = /^No matching export in "(.+)" for import "(.+)"$/;

/** Returns the similar export that the bundler suggests for a missing one. */
export const suggestedExport = ({ notes }: Pick<Message, 'notes'>) =>
  /^Did you mean to import "(.+)" instead\?$/.exec(notes[0]?.text ?? '')?.[1];

/** Bundler message about an import of a file that is neither code, style sheet nor asset. */
export const NO_LOADER = /^No loader is configured for "([^"]*)" files: (.*)$/;

export interface BundleAttempt {
  readonly faults: BundleFaults;
  readonly context: CodeContext;
  readonly plugins: readonly Plugin[];
}

/**
 * Retries a bundle until all package faults are worked around. The bundler reports all unresolved
 * imports, then all missing names, so sites without faults need one attempt and others a few.
 * Throws `BundleError` for other errors.
 */
export async function bundleAroundFaults<T>(
  context: CodeContext,
  known: BundleFaults,
  attempt: (attempt: BundleAttempt) => Promise<T>,
): Promise<{ readonly value: T; readonly faults: BundleFaults }> {
  // Files of failed attempts are not recorded: the result does not depend on them.
  const readLog = createReadLog();
  const plugins = [packageFaultsPlugin(known, context.site)];
  try {
    const value = await attempt({ faults: known, context: { ...context, readLog }, plugins });
    context.readLog?.add(readLog.paths() ?? []);
    return { value, faults: known };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const packages = error.messages.flatMap((message) => packageFault(message, context.site) ?? []);
    const rejected = error.messages.flatMap((message) => rejectedImport(message) ?? []);
    const faults = {
      packages: union(known.packages, packages),
      rejected: union(known.rejected, rejected),
    };
    if (JSON.stringify(faults) === JSON.stringify(known)) {
      context.readLog?.add(readLog.known());
      context.readLog?.markIncomplete();
      throw error;
    }
    return bundleAroundFaults(context, faults, attempt);
  }
}

const union = <T>(known: readonly T[], found: readonly T[]): readonly T[] =>
  distinctBy([...known, ...found], (item) => JSON.stringify(item));

/** Returns the import that an error of a generated entry is about. Each line imports one module. */
function rejectedImport(message: Message): RejectedImport | undefined {
  const { text, location } = message;
  if (!location?.file.startsWith(ENTRY_PREFIX)) return undefined;
  const specifier = /["']([^"']+)["'];?$/.exec(location.lineText)?.[1];
  const name = NO_EXPORT.exec(text)?.[2];
  // An absolute path is a module named in the configuration, such as the theme.
  if (specifier === undefined || specifier.startsWith('/')) return undefined;
  const meant = suggestedExport(message);
  if (name !== undefined) return { specifier, name, ...(meant !== undefined && { meant }) };
  return UNRESOLVED.test(text) ? { specifier } : undefined;
}

function packageFault({ text, location }: Message, site: string): PackageFault | undefined {
  if (!location || /^[\w-]{2,}:/.test(location.file)) return undefined;
  const file = resolve(site, location.file);
  if (!isPackageFile(file, site)) return undefined;
  const { line, column, lineText, length } = location;
  const name = NO_EXPORT.exec(text)?.[2];
  if (name !== undefined) {
    const specifier = specifierAfter(file, line);
    const reason = `"${specifier}" has no export ${name}`;
    return specifier === undefined
      ? undefined
      : { kind: 'name', file, line, specifier, name, reason };
  }
  if (UNRESOLVED.test(text) || NO_LOADER.test(text)) {
    // The bundler counts columns in bytes.
    const quoted = Buffer.from(lineText).subarray(column, column + length);
    const specifier = UNRESOLVED.exec(text)?.[1] ?? quoted.toString().slice(1, -1);
    return { kind: 'module', file, line, specifier, reason: text };
  }
  return { kind: 'file', file, line, specifier: '', reason: text };
}

/** Returns the specifier of the import or re-export that starts or ends on a line. */
function specifierAfter(file: string, line: number): string | undefined {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(line - 1);
  return /\bfrom\s*["']([^"']+)["']/.exec(lines.join('\n'))?.[1];
}

const FAULT = 'package-fault';

/** Property of the error that a faulty package throws. Unique, to find it in minified code. */
export const FAULT_MARK = 'docsPackageFault';

/** Returns source text of a CommonJS module that throws. Any name can be imported from it. */
const throwingModule = ({ reason, file, line }: PackageFault, site: string) => {
  const message = `${reason} (${relative(site, file)}:${line})`;
  return `module.exports = (() => { throw Object.assign(new Error(${JSON.stringify(message)}), { ${FAULT_MARK}: true }); })();\n`;
};

/** Returns source text that re-exports a module and defines the missing names as undefined. */
function completedModule(specifier: string, missing: readonly string[]): string {
  const from = JSON.stringify(specifier);
  return [
    `export * from ${from};`,
    `import * as whole from ${from};`,
    'export default whole.default;',
    ...missing
      .filter((name) => name !== 'default')
      .map((name) => `export const ${name} = undefined;`),
  ].join('\n');
}

function packageFaultsPlugin({ packages }: BundleFaults, site: string): Plugin {
  return {
    name: FAULT,
    setup(build) {
      if (packages.length === 0) return;
      const specifiers = packages.map(({ specifier }) => specifier);
      build.onResolve({ filter: anyOf([...new Set(specifiers)]) }, ({ path, importer }) => {
        const index = packages.findIndex(
          (fault) => fault.file === importer && fault.specifier === path,
        );
        return index < 0 ? null : { path: String(index), namespace: FAULT };
      });
      build.onResolve({ filter: /^package-fault:/ }, ({ path }) => ({
        path: path.slice(FAULT.length + 1),
        namespace: FAULT,
      }));
      build.onLoad({ filter: /.*/, namespace: FAULT }, ({ path }) => {
        const fault = packages[Number(path)];
        if (!fault) return null;
        const { kind, file, specifier } = fault;
        const names = packages.flatMap((other) =>
          other.file === file && other.specifier === specifier ? (other.name ?? []) : [],
        );
        const contents =
          kind === 'name' ? completedModule(specifier, names) : throwingModule(fault, site);
        return { contents, resolveDir: dirname(file) };
      });
      for (const [index, { kind, file }] of packages.entries()) {
        if (kind !== 'file') continue;
        // Re-export a separate module that throws: its CommonJS code would fail in an ES module.
        const from = `'${FAULT}:${index}'`;
        build.onLoad({ filter: anyOf([file]) }, () => ({
          contents: `export * from ${from};\nexport { default } from ${from};\n`,
        }));
      }
    },
  };
}
