import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { Export } from 'es-module-lexer';

/** Where an exported name is made. */
export interface Origin {
  /** Absolute path of a module. */
  readonly file: string;
  /** What the name is called there. */
  readonly name: string;
}

/** A module that an import leads to. */
export interface Target {
  /** Absolute. */
  readonly file: string;
  /** Nothing happens when it runs: who wants none of its names can do without it. */
  readonly isPure: boolean;
}

/** Follows an import specifier from a folder; undefined where it leads to no file. */
export type Follow = (specifier: string, folder: string) => Promise<Target | undefined>;

/** Finds the module that makes what another one exports; undefined where that cannot be seen. */
export type FindExport = (target: Target, name: string) => Promise<Origin | undefined>;

/** Makes what follows names through modules that only pass them on. Each module is read once. */
export function createFindExport(follow: Follow): FindExport {
  const known = new Map<string, Promise<readonly Export[]>>();
  const exportsOf = (file: string) => {
    const found = known.get(file) ?? readExports(file);
    known.set(file, found);
    return found;
  };
  const viaStars = async (file: string, name: string, seen: ReadonlySet<string>) => {
    for (const one of await exportsOf(file)) {
      if (one.type !== 'reexport-all') continue;
      const from = await follow(one.from, dirname(file));
      // It may have the name, but nobody sees it.
      if (!from?.isPure) return undefined;
      const origin = await find(from, name, seen);
      if (origin) return origin;
    }
    return undefined;
  };
  const find = async (
    { file, isPure }: Target,
    name: string,
    before: ReadonlySet<string>,
  ): Promise<Origin | undefined> => {
    const here = { file, name };
    // What such a module does when it runs must not be lost.
    if (!isPure) return here;
    if (before.has(file)) return undefined;
    const seen = new Set([...before, file]);
    const named = (await exportsOf(file)).filter((one) => one.type !== 'reexport-all');
    const own = named.find((one) => one.name === name);
    if (!own) return name === 'default' ? undefined : viaStars(file, name, seen);
    if (own.type === 'direct' || own.importName === null) return here;
    const from = await follow(own.from, dirname(file));
    return (from && (await find(from, own.importName, seen))) ?? here;
  };
  return (target, name) => find(target, name, new Set());
}

async function readExports(file: string): Promise<readonly Export[]> {
  if (!/\.m?js$/.test(file)) return [];
  await init();
  return parse(readFileSync(file, 'utf8'))[1];
}
