import { relative, sep } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { DocsError } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import { renewShared } from '../../pipeline/on-demand.ts';
import { sharesCode } from '../../pipeline/stages/code.ts';
import type { DevBackend, DevChange } from '../backend.ts';
import { assetAt } from './assets.ts';
import { differences, goneFrom, type Differences } from './differences.ts';
import { frameOf, isSiteCode, isThemeCode, readEdition, watchedPaths } from './edition.ts';
import type { Edition, LoadedInput } from './edition.ts';
import { createElsewhere } from './elsewhere.ts';
import type { Elsewhere } from './elsewhere.ts';
import { filesJudgedAnew, freshFindings } from './fresh.ts';
import { changedDemos, findingsOf, ignoreGone, isGone, pageAt, pointingAt } from './pages.ts';
import type { ServedPages } from './pages.ts';

/** A site that is being written. */
export interface DevSite extends DevBackend {
  /** Absolute paths to watch. */
  readonly watched: () => readonly string[];
  /** Resolves when the rest of the site has been looked at for what the last changes made wrong there. */
  readonly settled: () => Promise<void>;
  /** Ends what goes on in the background. */
  readonly close: () => void;
  /** Takes notice of files that came, went or changed; absolute paths. Never throws for what people write. */
  readonly changed: (files: readonly string[]) => Promise<void>;
}

export interface DevSiteOptions {
  readonly first: LoadedInput;
  /** Loads the configuration anew. Throws a `DocsError` where that cannot be done. */
  readonly reload: () => Promise<LoadedInput>;
  readonly judge: ServedPages['judge'];
  /** Told after each change what is wrong with the pages that changed, and with those that were read and point at them; `pages` counts both. */
  readonly onSaved?: (diagnostics: readonly Diagnostic[], pages: number) => void;
  /** Told of what is thrown while nobody waits for it: a bug. */
  readonly onError?: (error: unknown) => void;
}

/** Pages that are told of after one change: `check` is for more. */
const MOST_TOLD = 50;

/** The one thing here that changes: the edition, and what was made of it. */
interface Session extends DevSiteOptions, ServedPages {
  edition: Edition;
  /** What changes made wrong in pages that they did not touch, as far as names and front matter tell. */
  fresh: readonly Diagnostic[];
  /** Why the configuration or the theme could not be read anew; the edition is then the last good one. */
  broken: readonly Diagnostic[];
  /** The theme's files changed since it was last loaded. */
  isThemeStale: boolean;
  readonly listeners: Set<(change: DevChange) => void>;
  readonly elsewhere: Elsewhere;
}

/** The site behind the dev server: names are known at once, pages are made when they are asked for. Throws if it cannot be opened the first time. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const elsewhere = createElsewhere({
    edition: () => session.edition,
    told: () => tell(session, siteFindings(session)),
    failed: (error) => isGone(error) || options.onError?.(error),
  });
  const session: Session = {
    ...options,
    elsewhere,
    edition: await readEdition(options.first),
    assets: new Map(),
    made: new Map(),
    fresh: [],
    broken: [],
    isThemeStale: false,
    listeners: new Set(),
  };
  elsewhere.configured([]);
  return {
    settled: elsewhere.idle,
    close: elsewhere.close,
    page: (path) => pageAt(session, path),
    asset: (path) => assetAt(session, path),
    subscribe: (listener) => {
      session.listeners.add(listener);
      listener(siteFindings(session));
      return () => void session.listeners.delete(listener);
    },
    frame: ({ file, range }) => (file && range ? frameOf(session.edition, file, range) : undefined),
    watched: () => watchedPaths(session.edition.loaded),
    changed: (files) => changed(session, files).catch(ignoreGone),
  };
}

/** Files of the site's code and its content may come together, as with another branch. */
async function changed(session: Session, files: readonly string[]): Promise<void> {
  const isCode = (file: string) => isSiteCode(session.edition.loaded, file);
  const [code, content] = [files.filter(isCode), files.filter((file) => !isCode(file))];
  if (code.length > 0) await reload(session, files);
  if (content.length > 0) await refresh(session, content);
}

const tell = ({ listeners }: Session, change: DevChange) =>
  listeners.forEach((tellOne) => tellOne(change));

/** What is wrong with the site as a whole; what is wrong in a page's own file is told on that page, unless a change elsewhere made it so. */
function siteFindings({ edition, broken, fresh, judge, elsewhere }: Session): DevChange {
  const { open, pageFiles, loaded } = edition;
  const ofSite = open.diagnostics.filter(({ file }) => !pageFiles.has(file ?? ''));
  const found = judge([...ofSite, ...fresh, ...elsewhere.diagnostics()], loaded.input);
  const diagnostics = [...broken, ...found];
  return { kind: 'diagnostics', diagnostics, ...(broken.length > 0 && { isStopped: true }) };
}

/** Puts another edition in place; gives what links may name that is no more. `paths` are the files that changed, relative to the root. */
function replaceEdition(session: Session, after: Edition, paths: ReadonlySet<string>): string[] {
  const { edition: before, fresh } = session;
  session.edition = after;
  session.fresh = freshFindings(fresh, { before, after }, paths);
  return goneFrom(before.open.value, after.open.value);
}

/** Paths of files as the site names them. */
const relativePaths = ({ edition: { loaded } }: Session, files: readonly string[]) =>
  new Set(files.map((file) => relative(loaded.input.host.root, file).split(sep).join('/')));

/** The configuration, the navigation or the theme changed: everything is read anew. If that fails, the last good edition stays. */
async function reload(session: Session, files: readonly string[]): Promise<void> {
  const { loaded: before, shared } = session.edition;
  session.isThemeStale ||= files.some((file) => isThemeCode(before, file));
  try {
    const loaded = await session.reload();
    const isSameCode = !session.isThemeStale && sharesCode(loaded.input, before.input);
    const edition = await readEdition(loaded, {
      shared: isSameCode ? shared : await renewShared(loaded.input, shared),
    });
    const gone = replaceEdition(session, edition, relativePaths(session, files));
    session.broken = [];
    session.isThemeStale = false;
    tell(session, siteFindings(session));
    tell(session, { kind: 'reload' });
    session.elsewhere.configured(gone);
  } catch (error) {
    if (!(error instanceof DocsError)) return ignoreGone(error);
    session.broken = error.diagnostics;
    tell(session, siteFindings(session));
  }
}

/** Content changed: names are read anew, and the pages that read differently are told so. */
async function refresh(session: Session, files: readonly string[]): Promise<void> {
  const before = session.edition;
  const { loaded, open, shared, bundles } = before;
  const isCodeSame = files.every((file) => file.endsWith('.md'));
  const edition = await readEdition(loaded, { shared, ...(isCodeSame && { bundles }) });
  const paths = relativePaths(session, files);
  const gone = replaceEdition(session, edition, paths);
  const changes = differences(open.value, edition.open.value, paths);
  const pointing = await pointingAt(session, new Set([...changes.pages, ...paths]));
  const anew = filesJudgedAnew(before, edition);
  const touched = [...edition.pages].filter(
    ([path, { source }]) =>
      changes.pages.has(source.file) ||
      pointing.has(path) ||
      (session.made.has(path) && anew.has(source.file)),
  );
  await tellPages(session, touched, changes);
  await tellSaved(session, touched);
  tell(session, siteFindings(session));
  session.elsewhere.changed([...paths], gone);
}

type Touched = readonly (readonly [path: string, page: Page])[];

/** Tells open pages that they read differently. */
async function tellPages(session: Session, touched: Touched, { everything }: Differences) {
  if (everything) return tell(session, { kind: 'page', pathnames: 'all' });
  for (const [path, page] of touched) {
    for (const change of await changedDemos(session, path, page)) tell(session, change);
  }
  const pathnames = touched.map(([path]) => path);
  if (touched.length > 0) tell(session, { kind: 'page', pathnames });
}

/** Tells what is wrong with pages that a change touched. */
async function tellSaved(session: Session, touched: Touched) {
  const files = new Set(touched.map(([, { source }]) => source.file));
  if (files.size === 0 || files.size > MOST_TOLD) return;
  const { host } = session.edition.loaded.input;
  const found = await host.each(touched, ([path, page]) => findingsOf(session, path, page));
  // Pages that stand in for translations have the same said.
  const different = new Map(found.flat().map((one) => [JSON.stringify(one), one]));
  session.onSaved?.([...different.values()], files.size);
}
