import { basename, dirname, join } from 'node:path';
import type { Location, Message } from 'esbuild';
import { lineRange, rangeBetween } from '../model/diagnostic.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { ALIAS_HINT, PATH_ALIAS, UNRESOLVED } from '../model/code/bundler.ts';
import { escapeRegExp } from '../model/text.ts';
import { ENTRY_PREFIX } from './files/esbuild.ts';
import { packageOf } from './files/packages.ts';
import { type RejectedImport, NO_EXPORT, NO_LOADER, suggestedExport } from './package-faults.ts';
import type { ReadModule } from './vendor/usage.ts';
import { report } from '../report/catalogue.ts';

/** Reports missing packages and exports at every module that imports them. */
export const rejectedDiagnostics = (
  rejected: readonly RejectedImport[],
  modules: readonly ReadModule[],
): Diagnostic[] =>
  rejected.flatMap(({ specifier, name, meant }) => {
    const importing = modules.filter(({ found }) => {
      const names = found.ok && Object.hasOwn(found.usage, specifier) && found.usage[specifier];
      return names && (name === undefined || names.includes(name));
    });
    return withoutDerived(importing).map((module) => {
      const written = writtenAs(specifier, module);
      const place = importLocation(module, written, name);
      return name === undefined
        ? unresolvedImport(written, place)
        : report('demo/no-such-export', place, { name, from: written, meant });
    });
  });

/** Returns a specifier of shared code as the module writes it. */
function writtenAs(specifier: string, { shared = {} }: ReadModule): string {
  const [[written] = [specifier]] = Object.entries(shared).filter(([, to]) => to === specifier);
  return written;
}

/** Leaves out the JavaScript versions of TypeScript modules, because they have the same imports. */
function withoutDerived(modules: readonly ReadModule[]): ReadModule[] {
  const paths = new Set<string>(modules.map(({ path }) => path));
  return modules.filter(({ path }) => {
    const [, stem] = /^(.*)\.jsx?$/.exec(path) ?? [];
    return stem === undefined || !(paths.has(`${stem}.tsx`) || paths.has(`${stem}.ts`));
  });
}

/** Reports bundler messages at the site's modules that cause them. `site` is absolute. */
export const messageDiagnostics = (
  messages: readonly Message[],
  modules: readonly ReadModule[],
  site: string,
): Diagnostic[] =>
  messages.flatMap((message) => {
    const { text, location } = message;
    const errors = location ? locateError(location, modules, site) : [];
    return errors.length > 0
      ? errors.map((error) => messageDiagnostic(message, error))
      : [report('demo/bundle-failed', undefined, { reason: text })];
  });

/** Location of an error, and the specifier written there if it differs from the message. */
interface LocatedError {
  readonly place: Place;
  readonly specifier?: string;
}

function messageDiagnostic(message: Message, { place, specifier }: LocatedError): Diagnostic {
  const { text } = message;
  const [, unresolved] = UNRESOLVED.exec(text) ?? [];
  const [, from, name] = NO_EXPORT.exec(text) ?? [];
  if (unresolved !== undefined) return unresolvedImport(specifier ?? unresolved, place);
  const [, extension, file = ''] = NO_LOADER.exec(text) ?? [];
  if (extension !== undefined) {
    const hint = loaderHint(extension, basename(file));
    return report('demo/bundle-failed:loader', place, { extension, file, hint });
  }
  return from !== undefined && name !== undefined
    ? report('demo/no-such-export', place, { name, from, meant: suggestedExport(message) })
    : report('demo/bundle-failed', place, { reason: text });
}

const COMPILERS: ReadonlyMap<string, string> = new Map([
  ['.scss', 'sass'],
  ['.sass', 'sass'],
  ['.less', 'less'],
  ['.styl', 'stylus'],
]);

function loaderHint(extension: string, name: string): string {
  const compiler = COMPILERS.get(extension);
  if (compiler !== undefined) {
    const sheet = `${name.slice(0, -extension.length)}.css`;
    return `Compile it to ${sheet}, for example with ${compiler}, and import that.`;
  }
  if (/^\.(?:mdx?|vue|svelte|astro)$/.test(extension)) {
    return 'Demos are React components: write it as one, in a .tsx file.';
  }
  return `Import its text or its address instead: ${name}?raw or ${name}?url`;
}

function unresolvedImport(specifier: string, place: Place): Diagnostic {
  return report('demo/unresolved-import', place, { specifier, hint: unresolvedHint(specifier) });
}

function unresolvedHint(specifier: string): string {
  if (specifier.startsWith('.')) {
    return 'Correct the path: it is relative to the file with the import.';
  }
  if (PATH_ALIAS.test(specifier)) return ALIAS_HINT;
  const name = packageOf(specifier);
  return name === specifier
    ? `Correct the name, or install the package beside the site: npm install ${name}`
    : `Check whether the installed version of ${name} has this module. If none is installed: npm install ${name}`;
}

/**
 * Returns the locations of an error in the site. The bundler may report an import in a generated
 * module: the error is then at all imports of the file in the site, or else at the file itself.
 */
function locateError(
  { file, line, column, length, lineText }: Location,
  modules: readonly ReadModule[],
  site: string,
): LocatedError[] {
  if (!file.startsWith(ENTRY_PREFIX)) {
    return [{ place: { file, range: lineRange(line, column + 1, length) } }];
  }
  // The bundler counts columns in bytes.
  const quoted = Buffer.from(lineText)
    .subarray(column, column + length)
    .toString();
  const imports = modules.flatMap((module) =>
    (module.found.ok ? Object.keys(module.found.local) : [])
      .filter((specifier) => JSON.stringify(join(site, dirname(module.path), specifier)) === quoted)
      .map((specifier) => ({
        place: importLocation(module, specifier),
        specifier,
      })),
  );
  if (imports.length > 0 || !quoted.startsWith(`"${site}/`)) return imports;
  const own = quoted.slice(site.length + 2, -1);
  return [{ place: { file: own }, specifier: own }];
}

/** Returns the location of a name in an import, or else of the specifier with its quotes. */
function importLocation({ path, text }: ReadModule, specifier: string, name?: string): Place {
  const from = escapeRegExp(specifier);
  const imported = escapeRegExp(name ?? '');
  const named = new RegExp(
    `(?<=\\{(?:[^{}'"]*[^\\w$])?)${imported}(?=(?:[^\\w$][^{}'"]*)?\\}\\s*from\\s*["']${from}["'])`,
  );
  const found =
    (name === undefined ? null : named.exec(text)) ?? new RegExp(`["']${from}["']`).exec(text);
  if (!found) return { file: path };
  return { file: path, range: rangeBetween(text, found.index, found.index + found[0].length) };
}
