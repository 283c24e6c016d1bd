import { chunksBelow } from './chunks.ts';
import type { Chunks, SharedFiles } from './chunks.ts';
import { CORE_GROUP } from './plan.ts';
import type { VendorEntry } from './plan.ts';

/** Name of the module that mounts the theme's own islands. No package has this name. */
export const SHELL_GROUP = 'docs-shell';

/**
 * Shares of pages above which code is shared. Measured: with lower values, every page loads code that
 * few pages need; with higher ones, the second page of a visit loads code of the first one again.
 */
const SHARED_ABOVE = {
  /** Share among the pages that use the same packages. */
  file: 0.4,
  /** Share among all pages, for code of several packages, which moves to the core. */
  core: 1 / 2,
} as const;

/** Packages and pages that need a chunk. */
interface Users {
  readonly groups: ReadonlySet<string>;
  readonly pages: ReadonlySet<number>;
}

const fileName = (name: string) => `${name}.js`;

/**
 * Assigns chunks needed by many pages to shared files. Chunks of the core go to the core. Chunks of one
 * package go to its file. Chunks of several packages go to the core if they are popular, otherwise to a
 * file of these packages. All others stay in page modules. Imports of a shared chunk are shared too.
 * Files do not import each other in cycles, because an imported chunk has all users of its importers.
 */
export function arrangeChunks(chunks: Chunks, entries: readonly VendorEntry[]): SharedFiles {
  const core = chunksBelow(fileName(CORE_GROUP), chunks);
  const shell = chunksBelow(fileName(SHELL_GROUP), chunks);
  const lazy = [...chunks.values()].flatMap((chunk) => chunk.lazy);
  const users = findUsers(chunks, entries);
  const countPages = (isWanted: (entry: VendorEntry) => boolean) =>
    new Set(entries.filter(isWanted).flatMap(({ pages }) => pages)).size;
  const allPages = countPages(() => true);
  const isShared = ({ groups, pages }: Users) =>
    pages.size > countPages(({ group }) => groups.has(group)) * SHARED_ABOVE.file;
  const groupOf = ({ groups, pages }: Users) => {
    const sorted = [...groups].sort();
    const isPopular = sorted.length > 1 && pages.size > allPages * SHARED_ABOVE.core;
    return isPopular ? CORE_GROUP : sorted.join('~') || CORE_GROUP;
  };
  const sharedFiles = new Map<string, string>();
  const fileOf = (name: string): string => {
    if (core.has(name)) return fileName(CORE_GROUP);
    if (lazy.includes(name)) return name;
    const using = users.get(name);
    if (!using) return shell.has(name) ? fileName(SHELL_GROUP) : name;
    return fileName(groupOf(using));
  };
  const share = (start: string) => {
    for (const name of chunksBelow(start, chunks)) {
      // An empty file would cost a request for nothing.
      if (!chunks.get(name)?.isEmpty) sharedFiles.set(name, fileOf(name));
    }
  };
  for (const start of [fileName(CORE_GROUP), fileName(SHELL_GROUP), ...lazy]) share(start);
  for (const name of chunks.keys()) {
    const using = users.get(name);
    if (using && isShared(using)) share(name);
  }
  return sharedFiles;
}

function findUsers(chunks: Chunks, entries: readonly VendorEntry[]): ReadonlyMap<string, Users> {
  const users = new Map<string, { groups: Set<string>; pages: Set<number> }>();
  for (const { name, group, pages } of entries) {
    for (const chunk of chunksBelow(fileName(name), chunks)) {
      const known = users.get(chunk) ?? { groups: new Set(), pages: new Set() };
      users.set(chunk, known);
      known.groups.add(group);
      for (const page of pages) known.pages.add(page);
    }
  }
  return users;
}
