import { partsBelow } from './parts.ts';
import type { Parts } from './parts.ts';
import { CORE_GROUP } from './vendor-plan.ts';
import type { VendorUnit } from './vendor-plan.ts';

/** Name of the module that mounts the theme's own islands. No package is called so: theirs have a scope or are named by a demo. */
export const SHELL_GROUP = 'docs-shell';

/**
 * What is shared, as parts of the pages that use the same packages: more than that many have to need it. Measured: with less, every page loads
 * what few need; with more, the second page of a visit loads what the first one had.
 */
export const SHARED_ABOVE = {
  /** Code of one package, or of several that are used together. */
  file: 0.4,
  /** Code of several packages that goes to the core, which every page with a demo loads. */
  core: 1 / 2,
} as const;

/** Which shared file holds a part; absent for parts that stand in the modules of the pages that need them. */
export type Homes = ReadonlyMap<string, string>;

/** The parts and what starts from them. A unit's part is called like the unit. */
export interface ToArrange {
  readonly parts: Parts;
  readonly units: readonly VendorUnit[];
}

interface Users {
  readonly groups: ReadonlySet<string>;
  readonly pages: ReadonlySet<number>;
}

const fileName = (name: string) => `${name}.js`;

/**
 * Gives every part that many pages need a shared file: what the core needs goes to the core, what one package has of its own to the file of that
 * package, what several have in common to the core if it is popular, else to a file of theirs. All else is rare: pages are documents of their
 * own, so only within one must nothing be there twice. What a shared part needs is shared, and no two files need each other, because whatever
 * is needed has at least the users of what needs it.
 */
export function arrangeParts({ parts, units }: ToArrange): Homes {
  const core = partsBelow(fileName(CORE_GROUP), parts);
  const shell = partsBelow(fileName(SHELL_GROUP), parts);
  const later = [...parts.values()].flatMap((part) => part.later);
  const users = usersOf(parts, units);
  const rules = sharingRules(units);
  const homes = new Map<string, string>();
  const homeOf = (name: string): string => {
    if (core.has(name)) return fileName(CORE_GROUP);
    if (later.includes(name)) return name;
    const using = users.get(name);
    if (!using) return shell.has(name) ? fileName(SHELL_GROUP) : name;
    return fileName(rules.groupOf(using));
  };
  const share = (start: string) => {
    for (const name of partsBelow(start, parts)) {
      // A file with nothing in it would only be waited for.
      if (!parts.get(name)?.isEmpty) homes.set(name, homeOf(name));
    }
  };
  for (const start of [fileName(CORE_GROUP), fileName(SHELL_GROUP), ...later]) share(start);
  for (const name of parts.keys()) {
    const using = users.get(name);
    if (using && rules.isShared(using)) share(name);
  }
  return homes;
}

function usersOf(parts: Parts, units: readonly VendorUnit[]): ReadonlyMap<string, Users> {
  const users = new Map<string, { groups: Set<string>; pages: Set<number> }>();
  for (const { name, group, pages } of units) {
    for (const part of partsBelow(fileName(name), parts)) {
      const known = users.get(part) ?? { groups: new Set(), pages: new Set() };
      users.set(part, known);
      known.groups.add(group);
      for (const page of pages) known.pages.add(page);
    }
  }
  return users;
}

function sharingRules(units: readonly VendorUnit[]) {
  const pagesOf = (isWanted: (unit: VendorUnit) => boolean) =>
    new Set(units.filter(isWanted).flatMap(({ pages }) => pages)).size;
  const all = pagesOf(() => true);
  return {
    isShared: ({ groups, pages }: Users) =>
      pages.size > pagesOf(({ group }) => groups.has(group)) * SHARED_ABOVE.file,
    groupOf: ({ groups, pages }: Users) => {
      const [only = CORE_GROUP, ...others] = [...groups].sort();
      if (others.length === 0) return only;
      return pages.size > all * SHARED_ABOVE.core ? CORE_GROUP : [only, ...others].join('~');
    },
  };
}
