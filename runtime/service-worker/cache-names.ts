/** What the names of all caches of a site begin with. Several sites may share an origin. */
export const cachePrefix = (base: string) => `docs:${base}:`;

/** A build of a site. */
export interface Build {
  readonly base: string;
  /** Id of it: changes whenever any file of the site does. */
  readonly build: string;
}

/** Name of the cache that holds what is kept of a build. */
export const cacheName = ({ base, build }: Build) => cachePrefix(base) + build;

/** The caches of a site, its own build's first and then the newest. `names` is in the order in which they were made, as browsers give it. */
export function siteCaches(names: readonly string[], { base, build }: Build): string[] {
  const own = cacheName({ base, build });
  const others = names.filter((name) => name.startsWith(cachePrefix(base)) && name !== own);
  return [own, ...others.reverse()];
}

/** How many builds are kept: pages that are still open belong to the one before. */
const KEPT_BUILDS = 2;

/** The caches of a site that are of no more use. */
export const staleCaches = (names: readonly string[], build: Build): string[] =>
  siteCaches(names, build).slice(KEPT_BUILDS);
