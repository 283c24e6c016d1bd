import { dirname, join } from 'node:path';
import type { Location, Message } from 'esbuild';
import { ENTRY_PREFIX } from '../files/esbuild.ts';
import { UNRESOLVED } from '../../model/host.ts';
import { NO_EXPORT } from './package-faults.ts';
import type { RejectedImport } from './package-faults.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { insideQuotes, lineRange } from '../../model/diagnostic.ts';
import {
  demoBundleFailed,
  demoNoSuchExport,
  demoUnresolvedImport,
} from '../../report/rules/demo.ts';

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

/** A package or a name that the site's modules import in vain, reported at every module that imports it. */
export const rejectedProblems = (
  { specifier, name }: RejectedImport,
  importers: readonly ModuleText[],
): Diagnostic[] =>
  importers.map((module) =>
    name === undefined
      ? demoUnresolvedImport(specifier, placeOfSpecifier(module, specifier))
      : demoNoSuchExport(name, specifier, placeOfSpecifier(module, specifier)),
  );

/** A module of the site with the relative specifiers that it imports, as written. */
export interface SiteModule extends ModuleText {
  readonly files: readonly string[];
}

/**
 * What a message about modules of the site says, at each of them; without a place where none is known. `root` is the absolute folder of the site.
 */
export function moduleProblems(
  message: Message,
  modules: readonly SiteModule[],
  root: string,
): Diagnostic[] {
  const { text, location } = message;
  const places = location ? placesOf(location, modules, root) : [];
  return places.length > 0
    ? places.map((found) => moduleProblem(text, found))
    : [demoBundleFailed(text)];
}

/** Where something is asked for, and what is written there where the bundler names it otherwise. */
interface Asked {
  readonly place: Place;
  readonly written?: string;
}

function moduleProblem(text: string, { place, written }: Asked): Diagnostic {
  const [, unresolved] = UNRESOLVED.exec(text) ?? [];
  const [, from, name] = NO_EXPORT.exec(text) ?? [];
  if (unresolved !== undefined) return demoUnresolvedImport(written ?? unresolved, place);
  return from !== undefined && name !== undefined
    ? demoNoSuchExport(name, from, place)
    : demoBundleFailed(text, place);
}

/**
 * A file may be imported by a module of the site and by one that we write: whose import the bundler complains about is chance. So it is told
 * wherever the site has it, or of the file itself where only ours has it.
 */
function placesOf(
  { file, line, column, length, lineText }: Location,
  modules: readonly SiteModule[],
  root: string,
): Asked[] {
  if (!file.startsWith(ENTRY_PREFIX)) {
    return [{ place: { file, range: lineRange(line, column + 1, length) } }];
  }
  // The bundler counts bytes.
  const asked = Buffer.from(lineText)
    .subarray(column, column + length)
    .toString();
  const places = modules.flatMap((module) =>
    module.files
      .filter((one) => JSON.stringify(join(root, dirname(module.path), one)) === asked)
      .map((one) => ({ place: placeOfText(module, quoted(module.text, one)), written: one })),
  );
  const own = asked.startsWith(`"${root}/`) ? [asked.slice(root.length + 2, -1)] : [];
  return places.length > 0 ? places : own.map((one) => ({ place: { file: one }, written: one }));
}

/** Where a text writes a specifier, without the quotes. */
function placeOfSpecifier(module: ModuleText, specifier: string): Place {
  const { file, range } = placeOfText(module, quoted(module.text, specifier));
  const inside = insideQuotes({ file, ...(range && { range }) }, specifier) ?? range;
  return { file, ...(inside && { range: inside }) };
}

/** A specifier as a text writes it. */
const quoted = (text: string, specifier: string) =>
  [`'${specifier}'`, `"${specifier}"`].find((one) => text.includes(one)) ?? specifier;
