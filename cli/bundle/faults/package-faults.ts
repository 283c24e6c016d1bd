import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Message, Plugin } from 'esbuild';
import { BundleError, ENTRY_PREFIX } from '../files/esbuild.ts';
import { escapeRegExp } from '../../model/markdown.ts';
import { createReadLog, UNRESOLVED } from '../../model/host.ts';
import { isPackageFile } from '../files/packages.ts';
import type { CodeContext } from '../files/packages.ts';

/** A mistake inside an installed package. A site cannot repair it, so bundles work around it. */
export type PackageFault = Readonly<{
  /** Absolute path of the package's file that has the mistake. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
}> &
  (
    | {
        /** An import that leads to no module, or to one that no bundle can hold. It becomes a module that throws. */
        readonly kind: 'module';
        readonly specifier: string;
        readonly reason: string;
      }
    | {
        /** An import of a name that the other module does not export. It is undefined, as in other bundlers. */
        readonly kind: 'name';
        readonly specifier: string;
        readonly name: string;
      }
    | {
        /** A file that cannot be parsed. It becomes a module that throws. */
        readonly kind: 'file';
        readonly reason: string;
      }
  );

/** A package that is not there, or with `name` a name that it does not export, which the site's own code imports. */
export interface RejectedImport {
  readonly specifier: string;
  readonly name?: string;
}

/** Everything that bundles have to do without. */
export interface BundleFaults {
  readonly packages: readonly PackageFault[];
  readonly rejected: readonly RejectedImport[];
}

export const NO_FAULTS: BundleFaults = { packages: [], rejected: [] };

/** How the bundler reports an import of a name that the other module does not export. */
export const NO_EXPORT = /^No matching export in "(.+)" for import "(.+)"$/;
const NO_LOADER = /^No loader is configured for /;

/**
 * Bundles around the faults of packages. The bundler reports all unresolved imports of a bundle at once, then all missing names, so this takes one
 * attempt for a site without faults and at most a few for any other. Throws `BundleError` for everything else.
 */
export async function bundleAround<T>(
  context: CodeContext,
  known: BundleFaults,
  attempt: (faults: BundleFaults, context: CodeContext) => Promise<T>,
): Promise<{ readonly value: T; readonly faults: BundleFaults }> {
  const { site } = context;
  // What a failed attempt read says nothing about the bundle in the end.
  const readLog = createReadLog();
  try {
    const value = await attempt(known, { ...context, readLog });
    context.readLog?.add(readLog.paths() ?? []);
    return { value, faults: known };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const found = faultsIn(error.messages, site);
    const isKnown = (list: readonly unknown[], one: unknown) =>
      list.some((other) => JSON.stringify(other) === JSON.stringify(one));
    const packages = found.packages.filter((one) => !isKnown(known.packages, one));
    const rejected = found.rejected.filter((one) => !isKnown(known.rejected, one));
    if (packages.length + rejected.length === 0) {
      context.readLog?.add(readLog.known());
      context.readLog?.spoil();
      throw error;
    }
    const faults = {
      packages: [...known.packages, ...packages],
      rejected: [...known.rejected, ...rejected],
    };
    return bundleAround(context, faults, attempt);
  }
}

function faultsIn(messages: readonly Message[], site: string): BundleFaults {
  return {
    packages: messages.flatMap((message) => packageFault(message, site) ?? []),
    rejected: messages.flatMap((message) => rejectedImport(message) ?? []),
  };
}

/** The import of a generated entry, one statement a line, that a message is about. */
function rejectedImport({ text, location }: Message): RejectedImport | undefined {
  if (!location?.file.startsWith(ENTRY_PREFIX)) return undefined;
  const specifier = /["']([^"']+)["'];?$/.exec(location.lineText)?.[1];
  const name = NO_EXPORT.exec(text)?.[2];
  // An absolute path is a module of the site that the configuration names, such as its theme.
  if (specifier === undefined || specifier.startsWith('/')) return undefined;
  if (name !== undefined) return { specifier, name };
  return UNRESOLVED.test(text) ? { specifier } : undefined;
}

function packageFault({ text, location }: Message, site: string): PackageFault | undefined {
  if (!location || /^[\w-]{2,}:/.test(location.file)) return undefined;
  const file = resolve(site, location.file);
  if (!isPackageFile(file, site)) return undefined;
  const { line, column, lineText, length } = location;
  const from = { file, line };
  const name = NO_EXPORT.exec(text)?.[2];
  if (name !== undefined) {
    const specifier = specifierAfter(file, line);
    return specifier === undefined ? undefined : { ...from, kind: 'name', specifier, name };
  }
  if (UNRESOLVED.test(text) || NO_LOADER.test(text)) {
    // The bundler counts bytes.
    const written = Buffer.from(lineText).subarray(column, column + length);
    const specifier = UNRESOLVED.exec(text)?.[1] ?? written.toString().slice(1, -1);
    return { ...from, kind: 'module', specifier, reason: text };
  }
  return { ...from, kind: 'file', reason: text };
}

/** The specifier of the import or re-export statement that reaches to this line or begins on it. */
function specifierAfter(file: string, line: number): string | undefined {
  const text = readFileSync(file, 'utf8')
    .split('\n')
    .slice(line - 1)
    .join('\n');
  return /\bfrom\s*["']([^"']+)["']/.exec(text)?.[1];
}

const MISSING = 'missing-module';
const INCOMPLETE = 'incomplete-module';
const MARK = { isInside: true };

const anyOf = (texts: readonly string[]) =>
  new RegExp(`^(?:${texts.map(escapeRegExp).join('|')})$`);

/** Source text of a CommonJS module that throws, so that any name can be imported from it. */
const throwing = (message: string) =>
  `module.exports = (() => { throw new Error(${JSON.stringify(message)}); })();\n`;

/** What is wrong, as a sentence without its end. */
export function faultReason(fault: PackageFault): string {
  if (fault.kind === 'name') return `"${fault.specifier}" has no export ${fault.name}`;
  return fault.reason;
}

/** The reason with the location, relative to the folder of the site. */
const faultMessage = (fault: PackageFault, site: string) =>
  `${faultReason(fault)} (${relative(site, fault.file)}:${fault.line})`;

/** Gives packages modules in place of those that they import wrongly. */
export function packageFaultsPlugin({ packages }: BundleFaults, site: string): Plugin {
  const modules = packages.flatMap((one) => (one.kind === 'module' ? [one] : []));
  const names = packages.flatMap((one) => (one.kind === 'name' ? [one] : []));
  const files = packages.flatMap((one) => (one.kind === 'file' ? [one] : []));
  return {
    name: 'package-faults',
    setup(build) {
      const imports = [...modules, ...names];
      if (imports.length > 0) {
        const filter = anyOf([...new Set(imports.map(({ specifier }) => specifier))]);
        build.onResolve({ filter }, async ({ path, importer, kind, resolveDir, pluginData }) => {
          const isHere = (one: { file: string; specifier: string }) =>
            one.file === importer && one.specifier === path;
          const missing = modules.find(isHere);
          if (missing) return { path: faultMessage(missing, site), namespace: MISSING };
          const lacking = names.filter(isHere);
          if (lacking.length === 0 || pluginData === MARK) return null;
          const target = await build.resolve(path, {
            kind,
            resolveDir,
            importer,
            pluginData: MARK,
          });
          if (target.errors.length > 0 || target.external) return target;
          return {
            path: `${target.path}?without=${lacking.map(({ name }) => name).join()}`,
            namespace: INCOMPLETE,
            sideEffects: target.sideEffects,
            pluginData: { target: target.path, lacking: lacking.map(({ name }) => name) },
          };
        });
      }
      build.onLoad({ filter: /.*/, namespace: MISSING }, ({ path }) => ({
        contents: throwing(path),
      }));
      build.onLoad({ filter: /.*/, namespace: INCOMPLETE }, ({ pluginData }) => {
        const { target, lacking } = pluginData as { target: string; lacking: readonly string[] };
        return { contents: incompleteSource(target, lacking), resolveDir: dirname(target) };
      });
      for (const fault of files) {
        build.onLoad({ filter: anyOf([fault.file]) }, () => ({
          contents: throwing(faultMessage(fault, site)),
        }));
      }
    },
  };
}

/** A module with the names of another one, and with undefined under those that it lacks. */
function incompleteSource(target: string, lacking: readonly string[]): string {
  const from = JSON.stringify(target);
  const own = lacking.filter((name) => name !== 'default');
  return [
    `export * from ${from};`,
    `import * as whole from ${from};`,
    'export default whole.default;',
    ...own.map((name) => `export const ${name} = undefined;\n`),
  ].join('\n');
}
