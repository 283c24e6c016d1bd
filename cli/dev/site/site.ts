import type { DevBackend, DevChange, SiteFindings } from '../channel.ts';
import { siteText } from '../../model/files.ts';
import { createReadLog, type OpenReadLog, type ReadLog } from '../../model/host.ts';
import { join, sep } from 'node:path';
import { DocsError, type Diagnostic } from '../../model/diagnostic.ts';
import { filesOf } from '../../model/page.ts';
import { sharesCode } from '../../pipeline/code.ts';
import { loadPlugins } from '../../pipeline/compile-pages.ts';
import { groupByFile } from '../../report/catalogue.ts';
import { plainFrame } from '../../report/pretty.ts';
import { createChecker, type Checker } from './checker.ts';
import { createDevSearch } from './search.ts';
import { renewShared } from './page-code.ts';
import {
  assetAt,
  changedDemos,
  isMissingFile,
  pageAt,
  refersTo,
  servePage,
  type ServedPages,
} from './pages.ts';
import {
  isSharedCode,
  isSiteCode,
  readSnapshot,
  sitePath,
  structureOf,
  watchedPaths,
  type LoadedInput,
  type SiteCode,
  type Snapshot,
} from './snapshot.ts';

/** A site that is being written. */
export interface DevSite extends DevBackend {
  /** Absolute paths to watch. */
  readonly watched: () => readonly string[];
  /** Resolves when the whole site has been checked after the last change. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
  /** Reads files that were added, removed or changed; absolute paths. Bad content does not make it throw. */
  readonly changed: (files: readonly string[]) => Promise<void>;
}

export interface DevSiteOptions {
  readonly first: LoadedInput;
  /** Loads the configuration again, and adds the files that it reads to the log. Throws a `DocsError` for one that does not load. */
  readonly reload: (reads: ReadLog) => Promise<LoadedInput>;
  readonly judge: ServedPages['judge'];
  /** Called with the current findings after each check and each request: those of the site, of requested and of changed pages. */
  readonly onFindings?: (diagnostics: readonly Diagnostic[]) => void;
  /** Called when `watched` has more paths without a change. */
  readonly onWatched?: () => void;
  /** Called with errors of background work, which are bugs. */
  readonly onError?: (error: unknown) => void;
}

/** Requested pages that are made again after one change. The others follow on request. */
const MAX_REMADE = 50;

interface Session extends DevSiteOptions, ServedPages, SiteCode {
  snapshot: Snapshot;
  /** Why the configuration, a plugin or the theme does not load. The snapshot is then the last good one. */
  broken: readonly Diagnostic[];
  configReads: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  /** Whether files of the theme changed since it was bundled. */
  isThemeStale: boolean;
  /** Findings of the first check. They are not reported in files that were neither opened nor changed. */
  initial: ReadonlySet<string> | undefined;
  /** Files of pages that were requested or changed. */
  readonly opened: Set<string>;
  readonly listeners: Set<(change: DevChange) => void>;
  /** Settles when the requested pages are made. */
  serving: Promise<unknown>;
  readonly checker: Checker;
}

/** Opens the site behind the dev server. Names are known at once, pages are made on request. Throws if it cannot be opened the first time. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const log = sourceLog(options);
  const first = withReadLog(options.first, log);
  const plugins = await loadPlugins(first.input);
  const checker = createChecker({
    snapshot: () => session.snapshot,
    cache: new Map(),
    whenIdle: async () => {
      for (let before; before !== session.serving;) await (before = session.serving);
    },
    onChecked: () => {
      session.initial ??= new Set(pageFindings(session).map(keyOf));
      report(session);
    },
    onError: (error) => isMissingFile(error) || options.onError?.(error),
  });
  const hasPlugins = plugins.diagnostics.length === 0;
  const session: Session = {
    ...options,
    checker,
    snapshot: await readSnapshot(hasPlugins ? withPlugins(first, plugins.value) : first),
    assets: new Map(),
    made: new Map(),
    codeFindings: new Map(),
    broken: plugins.diagnostics,
    configReads: new Set(),
    reads: log.known(),
    isThemeStale: false,
    initial: undefined,
    opened: new Set(),
    listeners: new Set(),
    serving: Promise.resolve(),
  };
  const search = createDevSearch(() => session.snapshot, checker);
  report(session);
  checker.start();
  return {
    settled: checker.settled,
    close: checker.close,
    page: (path) => requestPage(session, path),
    asset: async (path) => (await search.file(path)) ?? assetAt(session, path),
    subscribe: (listener) => {
      session.listeners.add(listener);
      listener(siteFindings(session));
      return () => void session.listeners.delete(listener);
    },
    frame: (diagnostic) => codeFrame(session, diagnostic),
    watched: () => watchedPaths(session),
    changed: async (files) => {
      try {
        await change(session, files);
      } catch (error) {
        if (!isMissingFile(error)) throw error;
      }
    },
  };
}

function codeFrame({ snapshot }: Session, { file, range }: Diagnostic): string | undefined {
  const text = file && range ? siteText(snapshot.loaded.input.host.root, file) : undefined;
  return text !== undefined && range ? plainFrame(text, range) : undefined;
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

const withReadLog = ({ input, ...loaded }: LoadedInput, readLog: ReadLog): LoadedInput => ({
  ...loaded,
  input: { ...input, host: { ...input.host, readLog } },
});

const withPlugins = ({ input, ...loaded }: LoadedInput, plugins: readonly string[]) => ({
  ...loaded,
  input: { ...input, plugins },
});

async function requestPage(session: Session, path: string) {
  const page = session.snapshot.pages.get(path);
  for (const file of page ? filesOf(page) : []) session.opened.add(file);
  const making = pageAt(session, path);
  // Without a value, so that no answer is kept in memory.
  session.serving = Promise.allSettled([session.serving, making]).then(() => undefined);
  const served = await making;
  reportToTerminal(session);
  return served;
}

/** Files of the site's code and of its content may change together, for example with another branch. */
async function change(session: Session, files: readonly string[]): Promise<void> {
  for (const file of files) session.opened.add(sitePath(session.snapshot, file));
  const isCode = (file: string) => isSiteCode(session, file);
  const code = files.filter(isCode);
  const content = files.filter((file) => !isCode(file));
  if (code.length > 0) await reload(session, files);
  if (content.length > 0) await refresh(session, content);
  session.checker.start();
}

const notify = ({ listeners }: Session, message: DevChange) =>
  listeners.forEach((listener) => listener(message));

/** Reports the current findings in browsers and in the terminal. */
function report(session: Session): void {
  const findings = siteFindings(session);
  notify(session, findings);
  reportToTerminal(session, findings);
}

/** Identifies a finding, whatever severity the configuration gives it. */
const keyOf = (diagnostic: Diagnostic) => JSON.stringify({ ...diagnostic, severity: undefined });

/** All findings in files of pages, except those of their code. */
const pageFindings = ({ snapshot, checker }: Session) =>
  [...snapshot.open.diagnostics, ...(checker.findings() ?? [])].filter(({ file = '' }) =>
    snapshot.pageFiles.has(file),
  );

/** Findings of the site. Every page shows those that a change caused in unopened pages as well. */
function siteFindings(session: Session): SiteFindings {
  const { snapshot, checker, broken, initial, opened, judge } = session;
  const { open, pageFiles, loaded } = snapshot;
  const all = judge([...open.diagnostics, ...(checker.findings() ?? [])], loaded.input);
  const isNew = (one: Diagnostic) => initial !== undefined && !initial.has(keyOf(one));
  const isElsewhere = (one: Diagnostic) => isNew(one) && !opened.has(one.file ?? '');
  const ofPages = all.filter(({ file = '' }) => pageFiles.has(file));
  const others = all.filter((one) => !pageFiles.has(one.file ?? '') || isElsewhere(one));
  return {
    kind: 'diagnostics',
    diagnostics: [...broken, ...others],
    inFiles: groupByFile(ofPages),
    ...(broken.length > 0 && { isStopped: true }),
  };
}

/** Reports the findings of the site, of requested pages and of changed pages, each once. */
function reportToTerminal(session: Session, findings = siteFindings(session)): void {
  const { snapshot, codeFindings, opened, onFindings } = session;
  for (const path of codeFindings.keys()) if (!snapshot.pages.has(path)) codeFindings.delete(path);
  const { diagnostics, inFiles } = findings;
  const inOpened = [...opened].flatMap((file) => inFiles?.get(file) ?? []);
  const all = [...diagnostics, ...inOpened, ...[...codeFindings.values()].flat()];
  onFindings?.([...new Map(all.map((one) => [keyOf(one), one])).values()]);
}

/** Reads everything again after a change to code. If that fails, the last good snapshot stays. */
async function reload(session: Session, files: readonly string[]): Promise<void> {
  const { loaded: before, shared } = session.snapshot;
  session.isThemeStale ||= files.some((file) => isSharedCode(session, file));
  const configLog = createReadLog();
  try {
    const loaded = await reloadInput(session, configLog);
    const isSameCode = !session.isThemeStale && sharesCode(loaded.input, before.input);
    session.snapshot = await readSnapshot(loaded, {
      shared: isSameCode ? shared : await renewShared(loaded.input, shared),
    });
    Object.assign(session, { broken: [], configReads: new Set(), isThemeStale: false });
    notify(session, siteFindings(session));
    notify(session, { kind: 'reload' });
    await remake(session, [...session.codeFindings.keys()]);
    reportToTerminal(session);
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    Object.assign(session, { broken: error.diagnostics, configReads: configLog.known() });
    report(session);
  }
}

/** Loads the configuration and its Markdown plugins again. */
async function reloadInput(session: Session, configLog: ReadLog): Promise<LoadedInput> {
  const { readLog = configLog } = session.snapshot.loaded.input.host;
  const loaded = withReadLog(await session.reload(configLog), readLog);
  const plugins = await loadPlugins(loaded.input);
  if (plugins.diagnostics.length > 0) throw new DocsError(plugins.diagnostics);
  return withPlugins(loaded, plugins.value);
}

/** Reads the names again after a change to content, and notifies the pages that look different. */
async function refresh(session: Session, files: readonly string[]): Promise<void> {
  const before = session.snapshot;
  const { loaded, shared, bundles } = before;
  const isCodeSame = files.every((file) => file.endsWith('.md'));
  session.snapshot = await readSnapshot(loaded, { shared, ...(isCodeSame && { bundles }) });
  const { open, pages } = session.snapshot;
  const changed = new Set(files.map((file) => sitePath(before, file)));
  const isPublic = [...open.value.site.publicFiles.values()].some((file) => changed.has(file));
  const touched: string[] = [];
  for (const [path, page] of pages) {
    if (filesOf(page).some((file) => changed.has(file))) touched.push(path);
    else if (session.made.has(path) && (await refersTo(session, path, changed))) touched.push(path);
  }
  const requested = touched.filter((path) => session.made.has(path));
  if (isPublic || structureOf(before) !== structureOf(session.snapshot)) {
    notify(session, { kind: 'page', pathnames: 'all' });
    await remake(session, requested);
  } else if (touched.length > 0) {
    for (const message of await remake(session, requested)) notify(session, message);
    notify(session, { kind: 'page', pathnames: touched });
  }
  report(session);
}

/** Makes requested pages again, for their findings and for the demos that changed. */
async function remake(session: Session, paths: readonly string[]): Promise<DevChange[]> {
  const { host } = session.snapshot.loaded.input;
  const changes = await host.each(paths.slice(0, MAX_REMADE), async (path) => {
    if (session.made.has(path)) return changedDemos(session, path);
    await servePage(session, path);
    return [];
  });
  return changes.flat();
}
