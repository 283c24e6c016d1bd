import { posix } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Homes } from './arrange-parts.ts';
import type { Part, Parts } from './parts.ts';

const PART = 'part';
const STAND_IN = 'part-stand-in';

/** How modules that we write name a part: `part:unit-3.js`. */
export const partAddress = (name: string) => `${PART}:${name}`;

/** Parts in their files. */
export interface ArrangedParts {
  readonly parts: Parts;
  readonly homes: Homes;
  /** Names of the parts whose exports keep their names, since the site's code knows them. */
  readonly named: ReadonlySet<string>;
}

/** What a part's exports are called outside its file: chunks know nothing of each other's names. Numbers keep what files say of each other short. */
export function exportNames(arranged: ArrangedParts): (name: string) => ExportName {
  const { parts, named } = arranged;
  const namesOf = wantedNames(arranged);
  const all = [...parts.values()].flatMap((part) =>
    named.has(part.name) ? [] : namesOf(part).map((exported) => `${part.name} ${exported}`),
  );
  const short = new Map(all.map((key, place) => [key, `$${place.toString(36)}`]));
  return (name) => (exported) => short.get(`${name} ${exported}`) ?? exported;
}

type ExportName = (exported: string) => string;

/** Names that a part's file has to export of it: all of a part that the site's code knows, else those that are wanted elsewhere. */
export function wantedNames(arranged: ArrangedParts): (part: Part) => readonly string[] {
  const { parts, homes, named } = arranged;
  const wanted = new Map<string, Set<string>>();
  for (const { name, imports } of parts.values()) {
    for (const { part, names } of imports) {
      const isInside = homes.get(name) === homes.get(part);
      if (!isInside) wanted.set(part, new Set([...(wanted.get(part) ?? []), ...names]));
    }
  }
  return ({ name, exports }) => (named.has(name) ? exports : [...(wanted.get(name) ?? [])].sort());
}

/** Source texts of the shared files by name: the parts of each, with the names that others want. */
export function fileSources(arranged: ArrangedParts): ReadonlyMap<string, string> {
  const { parts, homes } = arranged;
  const [nameIn, namesOf] = [exportNames(arranged), wantedNames(arranged)];
  const sources = new Map<string, string>();
  for (const part of parts.values()) {
    const file = homes.get(part.name);
    if (file === undefined) continue;
    const from = JSON.stringify(partAddress(part.name));
    const names = namesOf(part).map((name) => `${name} as ${nameIn(part.name)(name)}`);
    const statement = names.length > 0 ? `export { ${names.join(', ')} } from` : 'import';
    sources.set(file, `${sources.get(file) ?? ''}${statement} ${from};\n`);
  }
  return sources;
}

/** Lets code take parts: from their shared file, or, if they are rare or in the same file, as they are. */
export function partsPlugin(arranged: ArrangedParts): Plugin {
  const { parts, homes } = arranged;
  const [nameIn, namesOf] = [exportNames(arranged), wantedNames(arranged)];
  const files = new Set(homes.values());
  const standInOf = (part: Part) => {
    const names = namesOf(part).map((name) => `${nameIn(part.name)(name)} as ${name}`);
    return `export { ${names.join(', ')} } from "./${homes.get(part.name)}";\n`;
  };
  return {
    name: PART,
    setup(build) {
      build.onResolve({ filter: /^part:/ }, ({ path }) => ({
        path: path.slice(PART.length + 1),
        namespace: PART,
      }));
      build.onResolve({ filter: /^\.\// }, ({ path, importer, namespace, kind }) => {
        const name = posix.basename(path);
        if (namespace === 'file') return null;
        // Everyone but a part speaks of files.
        if (namespace !== PART) return files.has(name) ? { path, external: true } : null;
        if (!parts.has(name)) return null;
        const home = homes.get(name);
        if (kind === 'dynamic-import') return { path: `./${home ?? name}`, external: true };
        const isNear = home === undefined || home === homes.get(importer);
        return { path: name, namespace: isNear ? PART : STAND_IN };
      });
      build.onLoad({ filter: /.*/, namespace: PART }, ({ path }) => ({
        contents: parts.get(path)?.text ?? '',
        loader: 'js',
      }));
      build.onLoad({ filter: /.*/, namespace: STAND_IN }, ({ path }) => {
        const part = parts.get(path);
        return { contents: part ? standInOf(part) : '', loader: 'js' };
      });
    },
  };
}
