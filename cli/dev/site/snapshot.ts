import { componentModule } from '../../model/assets.ts';
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { importCandidates } from '../../load/imports.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import { filesOf, type Page } from '../../model/page.ts';
import { toSourcePath, underBase } from '../../model/paths.ts';
import { prefixOf } from '../../model/site.ts';
import type { CodeStyle } from '../../pipeline/code.ts';
import { makeCompileContext, type CompileContext } from '../../pipeline/compile-pages.ts';
import { openSite, type OpenSite } from '../../pipeline/open-site.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { growingStyle, type PageBundles, type SharedBundle } from './page-code.ts';

/** A configuration, and the files that it was loaded from. */
export interface LoadedInput {
  readonly input: SiteInput;
  /** Absolute paths. After a change to one, the configuration is loaded again. */
  readonly configFiles: readonly string[];
}

/** The site as it was read after the last change. */
export interface Snapshot {
  /** Unique. Work that outlives a snapshot refers to it by this, so that the snapshot can be freed. */
  readonly id: symbol;
  readonly loaded: LoadedInput;
  readonly open: Outcome<OpenSite>;
  readonly compile: Outcome<CompileContext>;
  /** Taken over from the snapshot before, unless the theme changed. */
  readonly shared: SharedBundle;
  readonly style: CodeStyle;
  /** Taken over from the snapshot before, unless code changed. */
  readonly bundles: PageBundles;
  /** Pages by the address at which they are served. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Files that pages and their demos are written in. */
  readonly pageFiles: ReadonlySet<string>;
}

/** Reads the site: names and front matter. Pages are compiled on request. */
export async function readSnapshot(
  loaded: LoadedInput,
  {
    shared = { usage: {} },
    bundles = new Map(),
  }: Partial<Pick<Snapshot, 'shared' | 'bundles'>> = {},
): Promise<Snapshot> {
  const { input } = loaded;
  const open = await openSite(input);
  const { site } = open.value;
  const { value, diagnostics } = await makeCompileContext(input, open.value);
  return {
    id: Symbol('snapshot'),
    loaded,
    open,
    compile: { value: { ...value, options: { ...value.options, marksLines: true } }, diagnostics },
    shared,
    bundles,
    style: growingStyle(input, site.pages, shared),
    pages: pagesByAddress(input, open.value),
    pageFiles: new Set(site.pages.flatMap(filesOf)),
  };
}

/** Returns the pages by address, each with a slash at its end. */
const pagesByAddress = ({ config }: SiteInput, { site }: OpenSite): ReadonlyMap<string, Page> =>
  new Map(
    site.pages.map((page) => [
      underBase(config.site.base, prefixOf(site, page.language) + page.pathname),
      page,
    ]),
  );

/** Serializes everything that one page shows of others. If it changes, every page may look different. */
export const structureOf = ({ open: { value } }: Snapshot): string => {
  const { site, sources } = value;
  return JSON.stringify([
    site.products,
    [...site.navigation],
    [...site.translatedNavigation].map(([language, trees]) => [language, [...trees]]),
    site.pages.map(({ pathname, language, title, place, source, api }) => [
      [pathname, language, source.file, api && source.hash],
      [title, place],
    ]),
    sources.translations,
    [...site.publicFiles],
  ]);
};

/** Absolute path of a module that the configuration names. Empty for a package. */
const ownFile = ({ input: { host } }: LoadedInput, path: string) =>
  path.startsWith('.') ? [resolve(host.root, path)] : [];

/** The folder of a module, where its imports usually are. The module alone if the folder has the content too. */
function codePlace({ input: { config, host } }: LoadedInput, file: string): string {
  const folder = dirname(file);
  return `${join(host.root, config.content)}${sep}`.startsWith(`${folder}${sep}`) ? file : folder;
}

/** Places of the modules that all pages share: theme, license module, advert provider. */
function sharedPlaces(loaded: LoadedInput) {
  const { theme, features } = loaded.input.config;
  const { module = theme } = features.license || {};
  const { provider = theme } = features.ads || {};
  return [...new Set([theme, module, provider])]
    .flatMap((path) => ownFile(loaded, path))
    .map((file) => codePlace(loaded, file));
}

/** Places of code, in contrast to content. Absolute. */
function codePlaces(loaded: LoadedInput): string[] {
  const { components, markdown } = loaded.input.config;
  const modules = [...Object.values(components).map(componentModule), ...markdown.plugins];
  const own = modules.flatMap((path) => ownFile(loaded, path));
  return [...sharedPlaces(loaded), ...own.map((file) => codePlace(loaded, file))];
}

const isIn = (file: string) => (place: string) => file === place || file.startsWith(place + sep);

/** The files that a site's code is read from. Paths are absolute. */
export interface SiteCode {
  readonly snapshot: Snapshot;
  /** Files that bundles read, and missing files that they asked for. Without those of packages. */
  readonly reads: ReadonlySet<string>;
  /** Files of a configuration that does not load. */
  readonly configReads: ReadonlySet<string>;
}

/** The files that were read. In place of a missing module, the files that its import may mean. */
const filesRead = (reads: ReadonlySet<string>): string[] =>
  [...reads].flatMap((path) => {
    if (existsSync(path)) return [path];
    const candidates = importCandidates(toSourcePath(path), `./${basename(path)}`);
    const found = candidates.find((file) => existsSync(file));
    return found === undefined ? candidates : [found];
  });

/** Whether a file may be part of the code that all pages share. */
export const isSharedCode = ({ snapshot, reads }: SiteCode, file: string) =>
  sharedPlaces(snapshot.loaded).some(isIn(file)) || filesRead(reads).includes(file);

/** Whether everything is read again after a change to a file. Demos, and what they import from the content, are content. */
export function isSiteCode({ snapshot, reads, configReads }: SiteCode, file: string): boolean {
  const { loaded, pageFiles } = snapshot;
  const config = [...loaded.configFiles, ...filesRead(configReads)];
  if ([...config, ...codePlaces(loaded)].some(isIn(file))) return true;
  return !pageFiles.has(sitePath(snapshot, file)) && filesRead(reads).includes(file);
}

/** A path as diagnostics name it: relative to the root, with `/`. */
export const sitePath = ({ loaded }: Snapshot, file: string) =>
  relative(loaded.input.host.root, file).split(sep).join('/');

/** Absolute paths of everything that a site is made from. */
export function watchedPaths({ snapshot, reads, configReads }: SiteCode): string[] {
  const { loaded } = snapshot;
  const { config, host } = loaded.input;
  const content = join(host.root, config.content);
  const read = [...filesRead(reads), ...filesRead(configReads)];
  const outside = read.filter((file) => !isIn(file)(content));
  return [...new Set([content, ...loaded.configFiles, ...codePlaces(loaded), ...outside])];
}
