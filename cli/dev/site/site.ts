import { join, relative, sep } from 'node:path';
import { createReadLog } from '../../model/host.ts';
import type { OpenReadLog, ReadLog } from '../../model/host.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { DocsError } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import { loadPlugins, renewShared } from '../../pipeline/on-demand.ts';
import { orFailure } from '../../pipeline/named-modules.ts';
import { sharesCode } from '../../pipeline/stages/code.ts';
import type { DevBackend, DevChange } from '../channel.ts';
import { assetAt } from './assets.ts';
import { differences, goneFrom, type Differences } from './differences.ts';
import { frameOf, isSharedCode, isSiteCode, readEdition, watchedPaths } from './edition.ts';
import type { Edition, LoadedInput, SiteCode } from './edition.ts';
import { createElsewhere } from './elsewhere.ts';
import type { Elsewhere } from './elsewhere.ts';
import { filesJudgedAnew, freshFindings } from './fresh.ts';
import { changedDemos, ignoreGone, isGone, judgePage, pageAt, pointingAt } from './pages.ts';
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
  /** Loads the configuration again, and adds the files that it reads to the log. Throws a `DocsError` for one that does not load. */
  readonly reload: (reads: ReadLog) => Promise<LoadedInput>;
  readonly judge: ServedPages['judge'];
  /** Gets all known findings after each change, and when a page was made: those of the site, of pages that were requested, and of pages that changed. */
  readonly onFindings?: (diagnostics: readonly Diagnostic[]) => void;
  /** Called when `watched` has more paths than before without a change. */
  readonly onWatched?: () => void;
  /** Told of what is thrown while nobody waits for it: a bug. */
  readonly onError?: (error: unknown) => void;
}

/** Pages that are judged after one change: `check` is for more. */
const MOST_JUDGED = 50;

/** The one thing here that changes: the edition, and what was made of it. */
interface Session extends DevSiteOptions, ServedPages, SiteCode {
  edition: Edition;
  /** What changes made wrong in pages that they did not touch, as far as names and front matter tell. */
  fresh: readonly Diagnostic[];
  /** Why the configuration, a plugin or the theme does not load; the edition is then the last good one. */
  broken: readonly Diagnostic[];
  configReads: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  /** The theme's files changed since it was last loaded. */
  isThemeStale: boolean;
  readonly listeners: Set<(change: DevChange) => void>;
  readonly elsewhere: Elsewhere;
}

/** The site behind the dev server: names are known at once, pages are made when they are asked for. Throws if it cannot be opened the first time. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const elsewhere = createElsewhere({
    edition: () => session.edition,
    told: () => report(session),
    // Modules that do not load are reported as such.
    failed: (error) => isGone(error) || error instanceof DocsError || options.onError?.(error),
  });
  const log = sourceLog(options);
  const first = noting(options.first, log);
  const plugins = await orFailure(loadPlugins(first.input));
  const session: Session = {
    ...options,
    elsewhere,
    edition: await readEdition(plugins instanceof DocsError ? first : withPlugins(first, plugins)),
    assets: new Map(),
    made: new Map(),
    found: new Map(),
    fresh: [],
    broken: plugins instanceof DocsError ? plugins.diagnostics : [],
    configReads: new Set(),
    reads: log.known(),
    isThemeStale: false,
    listeners: new Set(),
  };
  report(session);
  elsewhere.configured([]);
  return {
    settled: elsewhere.idle,
    close: elsewhere.close,
    page: async (path) => {
      const hadFindings = session.found.size > 0;
      const page = await pageAt(session, path);
      if (hadFindings || session.found.size > 0) reportToTerminal(session);
      return page;
    },
    asset: (path) => assetAt(session, path),
    subscribe: (listener) => {
      session.listeners.add(listener);
      listener(siteFindings(session));
      return () => void session.listeners.delete(listener);
    },
    frame: ({ file, range }) => (file && range ? frameOf(session.edition, file, range) : undefined),
    watched: () => watchedPaths(session),
    changed: (files) => changed(session, files).catch(ignoreGone),
  };
}

/** A log of the files outside packages that code is bundled from. */
function sourceLog({ first, onWatched }: DevSiteOptions): OpenReadLog {
  const log = createReadLog();
  const engine = join(first.input.engineRoot, 'build') + sep;
  const isSource = (path: string) =>
    !/[\\/]node_modules[\\/]/.test(path) && !path.startsWith(engine);
  return {
    ...log,
    add(paths) {
      const { size } = log.known();
      log.add([...paths].filter(isSource));
      if (log.known().size > size) onWatched?.();
    },
  };
}

const noting = (loaded: LoadedInput, readLog: ReadLog): LoadedInput => {
  const { input } = loaded;
  return { ...loaded, input: { ...input, host: { ...input.host, readLog } } };
};

const withPlugins = (loaded: LoadedInput, plugins: readonly string[]): LoadedInput => ({
  ...loaded,
  input: { ...loaded.input, plugins },
});

/** Files of the site's code and its content may come together, as with another branch. */
async function changed(session: Session, files: readonly string[]): Promise<void> {
  const isCode = (file: string) => isSiteCode(session, file);
  const [code, content] = [files.filter(isCode), files.filter((file) => !isCode(file))];
  if (code.length > 0) await reload(session, files);
  if (content.length > 0) await refresh(session, content);
}

const tell = ({ listeners }: Session, change: DevChange) =>
  listeners.forEach((tellOne) => tellOne(change));

/** Tells browsers and the terminal what is wrong now. */
function report(session: Session): void {
  tell(session, siteFindings(session));
  reportToTerminal(session);
}

/** Pages that show the same file have the same findings, and the site's findings include some of pages. */
function reportToTerminal(session: Session): void {
  const { edition, found, onFindings } = session;
  for (const path of found.keys()) if (!edition.pages.has(path)) found.delete(path);
  const all = [...siteFindings(session).diagnostics, ...[...found.values()].flat()];
  onFindings?.([...new Map(all.map((one) => [JSON.stringify(one), one])).values()]);
}

/** What is wrong with the site as a whole; what is wrong in a page's own file is told on that page, unless a change elsewhere made it so. */
function siteFindings({
  edition,
  broken,
  fresh,
  judge,
  elsewhere,
}: Session): DevChange & { kind: 'diagnostics' } {
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
  session.isThemeStale ||= files.some((file) => isSharedCode(session, file));
  const configLog = createReadLog();
  try {
    const loaded = await reloadInput(session, configLog);
    const isSameCode = !session.isThemeStale && sharesCode(loaded.input, before.input);
    const edition = await readEdition(loaded, {
      shared: isSameCode ? shared : await renewShared(loaded.input, shared),
    });
    const gone = replaceEdition(session, edition, relativePaths(session, files));
    Object.assign(session, { broken: [], configReads: new Set(), isThemeStale: false });
    tell(session, siteFindings(session));
    tell(session, { kind: 'reload' });
    await judgePages(
      session,
      [...edition.pages].filter(([path]) => session.found.has(path)),
    );
    reportToTerminal(session);
    session.elsewhere.configured(gone);
  } catch (error) {
    if (!(error instanceof DocsError)) return ignoreGone(error);
    Object.assign(session, { broken: error.diagnostics, configReads: configLog.known() });
    report(session);
  }
}

/** The configuration and its Markdown plugins, loaded again. */
async function reloadInput(session: Session, configLog: ReadLog): Promise<LoadedInput> {
  const { readLog = configLog } = session.edition.loaded.input.host;
  const loaded = noting(await session.reload(configLog), readLog);
  return withPlugins(loaded, await loadPlugins(loaded.input));
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
  await judgePages(session, touched);
  report(session);
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

/** Judges pages that a change touched. Of many, only those with findings, up to a limit: the findings of the others are forgotten. */
async function judgePages(session: Session, touched: Touched): Promise<void> {
  const { edition, found } = session;
  const files = new Set(touched.map(([, { source }]) => source.file));
  const isMany = files.size > MOST_JUDGED;
  const known = touched.filter(([path]) => found.has(path));
  const judged = isMany ? known.slice(0, MOST_JUDGED) : touched;
  if (isMany) for (const [path] of known.slice(MOST_JUDGED)) found.delete(path);
  await edition.loaded.input.host.each(judged, ([path, page]) => judgePage(session, path, page));
}
