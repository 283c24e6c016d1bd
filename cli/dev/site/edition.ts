import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { componentModule } from '../../model/assets.ts';
import type { Outcome, Range } from '../../model/diagnostic.ts';
import { filesOf } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import { toSourcePath } from '../../model/paths.ts';
import { siteText } from '../../model/files.ts';
import type { CodeStyle } from '../../pipeline/stages/code.ts';
import { openSite } from '../../pipeline/index.ts';
import type { OpenSite } from '../../pipeline/index.ts';
import { checkNames, growingStyle, importCandidates, outputsOf } from '../../pipeline/on-demand.ts';
import type { PageBundles, SharedSoFar } from '../../pipeline/on-demand.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { plainFrame } from '../../report/print.ts';

/** A configuration that was loaded, and what it was loaded from. */
export interface LoadedInput {
  readonly input: SiteInput;
  /** Absolute paths: a change to one means that the configuration must be loaded anew. */
  readonly configFiles: readonly string[];
}

/** One reading of the site. Thrown away whole when something changes; what was made before comes from the store. */
export interface Edition {
  /** Differs from that of every other edition. Work that outlives an edition refers to it by this, so that the edition can be freed. */
  readonly id: symbol;
  readonly loaded: LoadedInput;
  readonly open: Outcome<OpenSite>;
  /** Taken over from the edition before, unless something changed that it is made of. */
  readonly shared: SharedSoFar;
  readonly style: CodeStyle;
  /** Taken over from the edition before, unless code changed. */
  readonly bundles: PageBundles;
  /** Pages by the address they are served at. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Files that pages are written in. */
  readonly pageFiles: ReadonlySet<string>;
}

/** Reads the site. */
export async function readEdition(
  loaded: LoadedInput,
  {
    shared = { usage: {} },
    bundles = new Map(),
  }: Partial<Pick<Edition, 'shared' | 'bundles'>> = {},
): Promise<Edition> {
  const opened = await openSite(loaded.input);
  const whole = await checkNames(loaded.input, opened.value);
  const open = { ...opened, diagnostics: [...opened.diagnostics, ...whole] };
  return {
    id: Symbol('edition'),
    loaded,
    open,
    shared,
    bundles,
    style: growingStyle(loaded.input, open.value.site.pages, shared),
    pages: pagesByAddress(loaded.input, open.value),
    pageFiles: new Set(open.value.site.pages.map(({ source }) => source.file)),
  };
}

function pagesByAddress({ config }: SiteInput, { site }: OpenSite): ReadonlyMap<string, Page> {
  const addressOf = (page: Page) => {
    const output = outputsOf(site, page).html;
    return output === '404.html' ? '404/' : output.replace(/index\.html$/, '');
  };
  return new Map(site.pages.map((page) => [`${config.site.base}${addressOf(page)}`, page]));
}

/** A path as the configuration writes it, absolute; none for a package. */
const ownFile = ({ input: { host } }: LoadedInput, path: string) =>
  path.startsWith('.') ? [resolve(host.root, path)] : [];

/**
 * Where a module of the site and what it imports may be: its folder. Only the file where the folder holds the content too, since most of what
 * changes there is none of its business.
 */
function placeOf({ input: { config, host } }: LoadedInput, file: string): string {
  const folder = dirname(file);
  return `${join(host.root, config.content)}${sep}`.startsWith(`${folder}${sep}`) ? file : folder;
}

/** The theme, the module that takes the licence key, and the one that gives adverts: all are in the code that all pages share. */
function themePlaces(loaded: LoadedInput) {
  const { theme, features } = loaded.input.config;
  const { module = theme } = features.license || {};
  const { provider = theme } = features.ads || {};
  return [...new Set([theme, module, provider])]
    .flatMap((path) => ownFile(loaded, path))
    .map((file) => placeOf(loaded, file));
}

/** Places of code that is loaded, not content. Absolute. */
function codePlaces(loaded: LoadedInput): string[] {
  const { components, markdown } = loaded.input.config;
  const modules = [...Object.values(components).map(componentModule), ...markdown.plugins];
  const own = modules.flatMap((path) => ownFile(loaded, path));
  return [...themePlaces(loaded), ...own.map((file) => placeOf(loaded, file))];
}

const isIn = (file: string) => (place: string) => file === place || file.startsWith(place + sep);

/** The code of a site: modules that the configuration names, and the files that were read for them. Paths are absolute. */
export interface SiteCode {
  readonly edition: Edition;
  /** Files that bundles were made of, or failed for lack of. Without those of packages. */
  readonly reads: ReadonlySet<string>;
  /** Files of a configuration that does not load. */
  readonly configReads: ReadonlySet<string>;
}

/** Files that were read; in place of a missing module, the files that its import could mean. */
const filesRead = (reads: ReadonlySet<string>): string[] =>
  [...reads].flatMap((path) => {
    if (existsSync(path)) return [path];
    const candidates = importCandidates(toSourcePath(path), `./${basename(path)}`);
    const found = candidates.find((file) => existsSync(file));
    return found === undefined ? candidates : [found];
  });

/** Whether a file may be part of the code that all pages share. */
export const isSharedCode = (code: SiteCode, file: string) =>
  themePlaces(code.edition.loaded).some(isIn(file)) || filesRead(code.reads).includes(file);

/** Whether a file is part of the site's code: after a change to it everything is read anew. Demos and what they import in the content are content. */
export function isSiteCode(code: SiteCode, file: string): boolean {
  const { loaded, open } = code.edition;
  const config = [...loaded.configFiles, ...filesRead(code.configReads)];
  if ([...config, ...codePlaces(loaded)].some(isIn(file))) return true;
  const name = relative(loaded.input.host.root, file).split(sep).join('/');
  const isOfPage = open.value.site.pages.some((page) => filesOf(page).some((one) => one === name));
  return !isOfPage && filesRead(code.reads).includes(file);
}

/** Absolute paths that a change to the site goes through. */
export function watchedPaths(code: SiteCode): string[] {
  const { loaded } = code.edition;
  const { config, host } = loaded.input;
  const content = join(host.root, config.content);
  const read = [...filesRead(code.reads), ...filesRead(code.configReads)];
  const outside = read.filter((file) => !isIn(file)(content));
  return [...new Set([content, ...loaded.configFiles, ...codePlaces(loaded), ...outside])];
}

/** Lines of a file of the site around a place, with a caret; undefined where there is no such file any more. */
export function frameOf({ loaded }: Edition, file: string, range: Range): string | undefined {
  const text = siteText(loaded.input.host.root, file);
  return text === undefined ? undefined : plainFrame(text, range);
}
