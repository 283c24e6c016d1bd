import { relativePath } from '../../model/files.ts';
import { componentModule } from '../../model/code/assets.ts';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { importCandidates } from '../../load/imports.ts';
import type { Diagnostic, Outcome } from '../../model/diagnostic.ts';
import { filesOfPage, type Page } from '../../model/page.ts';
import { toSourcePath, underBase } from '../../model/paths.ts';
import { pageKey, languagePrefix, type PageKey } from '../../model/site.ts';
import type { BundleMode } from '../../pipeline/code.ts';
import type { SiteReferences } from '../../pipeline/api.ts';
import { makeCompileContext, type CompileContext } from '../../pipeline/compile-pages.ts';
import { openSite, reopenSite, type OpenSite } from '../../pipeline/open-site.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { devBundleMode, type PageBundles, type SharedBundle } from './page-code.ts';

export interface LoadedInput {
  readonly input: SiteInput;
  /** Findings of loading the configuration. */
  readonly findings: readonly Diagnostic[];
  /** Absolute paths. If one changes, the configuration is loaded again. */
  readonly configFiles: readonly string[];
}

/** The site as it was read after the last change. */
export interface Snapshot {
  /** Unique key for work that outlives the snapshot, so that the snapshot can be freed. */
  readonly id: symbol;
  readonly loaded: LoadedInput;
  /** Undefined until they are read for the first time: the site then lacks API pages. */
  readonly references: SiteReferences | undefined;
  /** Without findings if `references` are missing, because these may be their cause. */
  readonly open: Outcome<OpenSite>;
  readonly compile: Outcome<CompileContext>;
  /** Reused from the previous snapshot, unless the theme changed. */
  readonly shared: SharedBundle;
  readonly mode: BundleMode;
  /** Reused from the previous snapshot, unless code changed. */
  readonly bundles: PageBundles;
  readonly names: SiteNames;
}

/** Parts of a snapshot that do not change with the texts of pages and modules. */
type SiteNames = ReturnType<typeof siteNamesOf>;

type Reused = Partial<Pick<Snapshot, 'references' | 'shared' | 'bundles'>>;

const NO_REFERENCES: SiteReferences = { value: [], diagnostics: [] };

/** Reads names and front matter of the site. Pages are compiled on request. */
export async function readSnapshot(loaded: LoadedInput, reused: Reused): Promise<Snapshot> {
  const { references } = reused;
  const { value, diagnostics } = await openSite(loaded.input, references ?? NO_REFERENCES);
  const open = { value, diagnostics: references ? diagnostics : [] };
  return makeSnapshot(loaded, open, { ...reused, names: siteNamesOf(loaded.input, value) });
}

/** Reads changed files of a site again, and reads the whole site only if names may have changed. */
export async function updateSnapshot(
  { loaded, open: before, references, shared, bundles, names }: Snapshot,
  files: readonly string[],
): Promise<Snapshot> {
  const areTexts = files.every((file) => file.endsWith('.md'));
  const reused = { references, shared, ...(areTexts && { bundles }) };
  const open = await reopenSite(loaded.input, before, files.map(toSourcePath));
  return open ? makeSnapshot(loaded, open, { ...reused, names }) : readSnapshot(loaded, reused);
}

async function makeSnapshot(
  loaded: LoadedInput,
  open: Outcome<OpenSite>,
  {
    names,
    references,
    shared = { usage: {} },
    bundles = new Map(),
  }: Reused & { readonly names: SiteNames },
): Promise<Snapshot> {
  const { input } = loaded;
  const { value, diagnostics } = await makeCompileContext(input, open.value);
  return {
    id: Symbol('snapshot'),
    loaded,
    references,
    open,
    compile: { value: { ...value, options: { ...value.options, marksLines: true } }, diagnostics },
    shared,
    bundles,
    mode: devBundleMode(input, open.value.site.pages, shared),
    names,
  };
}

/** Returns the page at an address with a final slash. */
export const pageAtAddress = ({ names, open }: Snapshot, address: string): Page | undefined =>
  open.value.site.pageByKey.get(names.addresses.get(address) ?? '');

function siteNamesOf({ config }: SiteInput, open: OpenSite) {
  const { site } = open;
  let structure: string | undefined;
  return {
    /** Keys of pages by address, with a final slash. */
    addresses: new Map<string, PageKey>(
      site.pages.map(({ language, pathname }) => [
        underBase(config.site.base, languagePrefix(site, language) + pathname),
        pageKey(language, pathname),
      ]),
    ),
    /** Files of the content of pages and their demos. */
    pageFiles: new Set<string>(site.pages.flatMap(filesOfPage)),
    /** Returns facts that pages show about others. If they change, any page may look different. */
    structure: () => (structure ??= structureOf(open)),
  };
}

const structureOf = ({ site, sources }: OpenSite): string =>
  JSON.stringify([
    site.products,
    [...site.navigation],
    [...site.translatedNavigation].map(([language, trees]) => [language, [...trees]]),
    site.pages.map(({ pathname, language, title, position, source, api }) => [
      [pathname, language, source.file, api && source.hash],
      [title, position],
    ]),
    sources.translations,
    [...site.publicFiles],
  ]);

/**
 * Returns the absolute folders of the site's own modules, in which their imports usually are too.
 * Returns the module itself if its folder also contains content.
 */
function foldersOf({ input: { config, host } }: LoadedInput, modules: Iterable<string>): string[] {
  const content = join(host.root, config.content) + sep;
  const own = [...modules].filter((module) => module.startsWith('.'));
  return own.map((module) => {
    const file = resolve(host.root, module);
    const folder = dirname(file);
    return content.startsWith(folder + sep) ? file : folder;
  });
}

/** Returns files or folders of modules that all pages share: theme, license, advert provider. */
function sharedPaths(loaded: LoadedInput) {
  const { theme, features } = loaded.input.config;
  const { module = theme } = features.license || {};
  const { provider = theme } = features.ads || {};
  return foldersOf(loaded, new Set([theme, module, provider]));
}

/** Returns the absolute files or folders of code, as opposed to content. */
function codePaths(loaded: LoadedInput): string[] {
  const { components, markdown } = loaded.input.config;
  const modules = [...Object.values(components).map(componentModule), ...markdown.plugins];
  return [...sharedPaths(loaded), ...foldersOf(loaded, modules)];
}

const isIn = (file: string) => (place: string) => file === place || file.startsWith(place + sep);

/** Files from which a site's code is read. Paths are absolute. */
export interface CodeFiles {
  readonly snapshot: Snapshot;
  /** Files that bundles read or did not find, except those of packages. */
  readonly reads: ReadonlySet<string>;
  /** Files of a configuration that does not load. */
  readonly configReads: ReadonlySet<string>;
}

/** Returns the files that were read. For a missing module, returns the candidates of its import. */
const filesRead = (reads: ReadonlySet<string>): string[] =>
  [...reads].flatMap((path) => {
    if (existsSync(path)) return [path];
    const candidates = importCandidates(toSourcePath(path), `./${basename(path)}`);
    const found = candidates.find((file) => existsSync(file));
    return found === undefined ? candidates : [found];
  });

/** Whether a file may be part of the code that all pages share. */
export const isSharedCode = ({ snapshot, reads }: CodeFiles, file: string) =>
  sharedPaths(snapshot.loaded).some(isIn(file)) || filesRead(reads).includes(file);

/** Whether a file is part of the configuration. */
export const isConfiguration = ({ snapshot, configReads }: CodeFiles, file: string) =>
  [...snapshot.loaded.configFiles, ...filesRead(configReads)].some(isIn(file));

/** Whether a file is code that several pages share. Demos and their imports are not. */
export function isSiteCode(files: CodeFiles, file: string): boolean {
  const { snapshot, reads } = files;
  const { loaded, names } = snapshot;
  if (isConfiguration(files, file) || codePaths(loaded).some(isIn(file))) return true;
  return !names.pageFiles.has(siteFileOf(snapshot, file)) && filesRead(reads).includes(file);
}

/** Returns a path as in diagnostics: relative to the root, with `/`. */
export const siteFileOf = ({ loaded }: Snapshot, file: string) =>
  relativePath(loaded.input.host.root, file);

/** Returns the absolute paths of everything from which a site is made. */
export function watchedPaths({ snapshot, reads, configReads }: CodeFiles): string[] {
  const { loaded } = snapshot;
  const { config, host } = loaded.input;
  const content = join(host.root, config.content);
  const read = [...filesRead(reads), ...filesRead(configReads)];
  const outside = read.filter((file) => !isIn(file)(content));
  return [...new Set([content, ...loaded.configFiles, ...codePaths(loaded), ...outside])];
}
