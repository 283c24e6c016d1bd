import type { Message } from 'esbuild';
import { ENTRY_PREFIX } from './files/esbuild.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import {
  demoBundleFailed,
  demoNoSuchExport,
  demoUnresolvedImport,
} from '../report/catalogue/content/demo-code.ts';

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

/** A message about a module of the site. */
export function moduleProblem({ text, location }: Message): Diagnostic {
  const isOurs = location?.file.startsWith(ENTRY_PREFIX);
  const place = !isOurs &&
    location && {
      file: location.file,
      range: lineRange(location.line, location.column + 1, location.length),
    };
  const unresolved = UNRESOLVED.exec(text)?.[1];
  return unresolved !== undefined && place
    ? demoUnresolvedImport(unresolved, place)
    : demoBundleFailed(text, place || undefined);
}
