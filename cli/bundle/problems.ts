import { dirname, join } from 'node:path';
import type { Location, Message } from 'esbuild';
import { ENTRY_PREFIX } from './files/esbuild.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import {
  demoBundleFailed,
  demoNoSuchExport,
  demoUnresolvedImport,
} from '../report/catalogue/demo/demo-code.ts';

/** A module of the site and what it takes from packages, for finding who asked for something. */
export interface ModuleText {
  readonly path: string;
  readonly text: string;
}

/** Where `needle` first stands in a text. */
export function placeOfText({ path, text }: ModuleText, needle: string): Place {
  const offset = text.indexOf(needle);
  if (offset < 0) return { file: path };
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: path, range: lineRange(before.length, column, needle.length) };
}

const UNRESOLVED = /^Could not resolve "(.+)"$/;
const NO_EXPORT = /^No matching export in .+ for import "(.+)"$/;

/** The specifier that a message of the shared bundle complains about, as the module that stands for it writes it. */
export function specifierOf({ text, location }: Message): string | undefined {
  const unresolved = UNRESOLVED.exec(text)?.[1];
  return unresolved ?? /from ["'](.+)["']/.exec(location?.lineText ?? '')?.[1];
}

/** A message about the packages that modules ask for, told at every module that asks. */
export function sharedProblems(message: Message, askers: readonly ModuleText[]): Diagnostic[] {
  const specifier = specifierOf(message) ?? '';
  const name = NO_EXPORT.exec(message.text)?.[1];
  return askers.map((module) => {
    const place = placeOfText(module, specifier);
    return name === undefined
      ? demoUnresolvedImport(specifier, place)
      : demoNoSuchExport(name, specifier, place);
  });
}

/** A module of the site with the relative specifiers that it imports, as written. */
export interface ModuleImports extends ModuleText {
  readonly files: readonly string[];
}

/** A message about a module of the site. `root` is the absolute folder of the site. */
export function moduleProblem(
  message: Message,
  modules: readonly ModuleImports[],
  root: string,
): Diagnostic {
  const { text, location } = message;
  const isOurs = location?.file.startsWith(ENTRY_PREFIX) === true;
  const place = isOurs ? askerPlace(location, modules, root) : location && placeOf(location);
  const unresolved = UNRESOLVED.exec(text)?.[1];
  return unresolved !== undefined && place
    ? demoUnresolvedImport(unresolved, place)
    : demoBundleFailed(text, place ?? undefined);
}

const placeOf = ({ file, line, column, length }: Location): Place => ({
  file,
  range: lineRange(line, column + 1, length),
});

/**
 * Where a file is imported by a module of the site that one of the modules that we write imports as well: whose import the bundler complains
 * about is chance.
 */
function askerPlace(
  { lineText, column, length }: Location,
  modules: readonly ModuleImports[],
  root: string,
): Place | undefined {
  // The bundler counts bytes.
  const asked = Buffer.from(lineText)
    .subarray(column, column + length)
    .toString();
  const places = modules.flatMap((module) =>
    module.files
      .filter((file) => JSON.stringify(join(root, dirname(module.path), file)) === asked)
      .map((file) => placeOfText(module, quoted(module.text, file))),
  );
  return places[0];
}

/** A specifier as a text writes it. */
const quoted = (text: string, specifier: string) =>
  [`'${specifier}'`, `"${specifier}"`].find((one) => text.includes(one)) ?? specifier;
