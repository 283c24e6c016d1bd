import { INDEX_FOLDER } from '../../../runtime/search/manifest.ts';
import type { DevBackend, DevChange, SiteFindings } from '../channel.ts';
import { fileVersion, isMissingFile, siteText, statOf } from '../../model/files.ts';
import { createReadLog, type OpenReadLog, type ReadLog } from '../../model/host.ts';
import { join, resolve, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DocsError, type Diagnostic } from '../../model/diagnostic.ts';
import { filesOfPage } from '../../model/page.ts';
import type { PageKey } from '../../model/site.ts';
import { sharesCode } from '../../pipeline/code.ts';
import { bundlePlugins } from '../../pipeline/compile-pages.ts';
import type { StoredPage } from '../../pipeline/make-page.ts';
import { searchFiles } from '../../pipeline/search.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { groupByFile } from '../../report/catalogue.ts';
import { plainFrame } from '../../report/pretty.ts';
import { createChecker, type Checker } from './checker.ts';
import { renewShared } from './page-code.ts';
import {
  assetAt,
  changedDemos,
  pageAt,
  pageRefersTo,
  servePage,
  type ServedPages,
} from './pages.ts';
import {
  isSharedCode,
  isSiteCode,
  pageAtAddress,
  readSnapshot,
  siteFileOf,
  updateSnapshot,
  watchedPaths,
  type LoadedInput,
  type CodeFiles,
  type Snapshot,
} from './snapshot.ts';

export interface DevSiteOptions {
  readonly first: LoadedInput;
  /** Loads the configuration again, and logs the files read. Throws a `DocsError` on failure. */
  readonly reload: (reads: ReadLog) => Promise<LoadedInput>;
  readonly applyCriteria: ServedPages['applyCriteria'];
  /** Called after each check and request with the findings of the site and of requested pages. */
  readonly onFindings?: (diagnostics: readonly Diagnostic[]) => void;
  /** Called when `watched` has more paths although no file changed. */
  readonly onWatched?: () => void;
  /** Called with errors of background work, which are bugs. */
  readonly onError?: (error: unknown) => void;
}

/** Maximum number of requested pages rebuilt after a change. Others are rebuilt on request. */
const MAX_REBUILT = 50;

interface Session extends DevSiteOptions, ServedPages, CodeFiles {
  snapshot: Snapshot;
  /** Errors of a broken configuration, plugin or theme. The snapshot is then the last good one. */
  broken: readonly Diagnostic[];
  configReads: CodeFiles['configReads'];
  isThemeStale: boolean;
  /** Findings of the first check. They are only reported in files that were opened or changed. */
  initial: ReadonlySet<string> | undefined;
  /** Files of pages that were requested, and changed files. */
  readonly opened: Set<string>;
  /** Versions of changed files when they were last read. */
  readonly versions: Map<string, string | undefined>;
  readonly listeners: Set<(change: DevChange) => void>;
  /** Settles when the requested pages are made. */
  serving: Promise<unknown>;
  readonly checker: Checker;
}

/** Opens the site of the dev server. Pages are made on request. Throws if it cannot be opened. */
export async function openDevSite(options: DevSiteOptions) {
  const log = sourceLog(options);
  const first = withReadLog(options.first, log);
  const plugins = await bundlePlugins(first.input);
  const checker = createChecker({
    snapshot: () => session.snapshot,
    cache: new Map(),
    whenIdle: async () => {
      // Give way to requests that have arrived.
      await setImmediate();
      for (let before; before !== session.serving;) await (before = session.serving);
    },
    areCurrent: (findings) => areCurrent(session, findings),
    onChecked: () => {
      session.initial ??= new Set(foundIn(session).map(findingKey));
      reportFindings(session);
    },
    onError: (error) => isMissingFile(error) || options.onError?.(error),
  });
  const hasPlugins = plugins.diagnostics.length === 0;
  const session: Session = {
    ...options,
    checker,
    snapshot: await readSnapshot(hasPlugins ? withInput(first, { plugins: plugins.value }) : first),
    assets: new Map(),
    made: new Map(),
    codeFindings: new Map(),
    broken: plugins.diagnostics,
    configReads: new Set(),
    reads: log.known(),
    isThemeStale: false,
    initial: undefined,
    opened: new Set(),
    versions: new Map(),
    listeners: new Set(),
    serving: Promise.resolve(),
  };
  const searchFile = createDevSearch(() => session.snapshot, checker);
  reportFindings(session);
  checker.start();
  const backend: DevBackend = {
    page: (path) => requestPage(session, path),
    asset: async (path) => (await searchFile(path)) ?? assetAt(session, path),
    subscribe: (listener) => {
      session.listeners.add(listener);
      listener(siteFindings(session));
      return () => void session.listeners.delete(listener);
    },
    frame: (diagnostic) => findingFrame(session, diagnostic),
  };
  return {
    ...backend,
    /** Resolves when the whole site has been checked after the last change. */
    settled: checker.settled,
    close: checker.close,
    watched: () => watchedPaths(session),
    /** Reads added, removed and changed files (absolute paths). Does not throw on bad content. */
    changed: (files: readonly string[]) =>
      change(session, files).catch((error: unknown) => {
        if (!isMissingFile(error)) throw error;
      }),
  };
}

function findingFrame({ snapshot }: Session, { file, range }: Diagnostic): string | undefined {
  const text = file && range ? siteText(snapshot.loaded.input.host.root, file) : undefined;
  return text !== undefined && range ? plainFrame(text, range) : undefined;
}

/** Creates a log of the bundled files outside packages. */
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

const withInput = (loaded: LoadedInput, changes: Partial<SiteInput>): LoadedInput => ({
  ...loaded,
  input: { ...loaded.input, ...changes },
});

const withReadLog = (loaded: LoadedInput, readLog: ReadLog) =>
  withInput(loaded, { host: { ...loaded.input.host, readLog } });

async function requestPage(session: Session, path: string) {
  const page = pageAtAddress(session.snapshot, path);
  for (const file of page ? filesOfPage(page) : []) session.opened.add(file);
  const making = pageAt(session, path);
  // Resolve without a value, so that no page is kept in memory.
  session.serving = Promise.allSettled([session.serving, making]).then(() => undefined);
  const served = await making;
  reportToTerminal(session);
  return served;
}

/** Reads changed code and content. Both may change together, as when switching branches. */
async function change(session: Session, files: readonly string[]): Promise<void> {
  for (const path of files) {
    const file = siteFileOf(session.snapshot, path);
    session.opened.add(file);
    session.versions.set(file, versionOf(session, file));
  }
  const isCode = (file: string) => isSiteCode(session, file);
  const code = files.filter(isCode);
  const content = files.filter((file) => !isCode(file));
  if (code.length > 0) await reload(session, files);
  if (content.length > 0) await refresh(session, content);
  session.checker.start();
}

function versionOf({ snapshot }: Session, file: string): string | undefined {
  const stats = statOf(resolve(snapshot.loaded.input.host.root, file));
  return stats && fileVersion(stats);
}

/** Whether files with these findings are as they were when they were last read. */
const areCurrent = (session: Session, findings: readonly Diagnostic[]) =>
  [...new Set(findings.map(({ file = '' }) => file))].every(
    (file) =>
      !session.versions.has(file) || session.versions.get(file) === versionOf(session, file),
  );

const notify = ({ listeners }: Session, message: DevChange) =>
  listeners.forEach((listener) => listener(message));

/** Reports the current findings to browsers and to the terminal. */
function reportFindings(session: Session): void {
  const findings = siteFindings(session);
  notify(session, findings);
  reportToTerminal(session, findings);
}

/** Returns a key of a finding that does not depend on the configured severity. */
const findingKey = (diagnostic: Diagnostic) =>
  JSON.stringify({ ...diagnostic, severity: undefined });

/** Returns all findings of the site, except those of bundling and rendering. */
const foundIn = ({ snapshot, checker }: Session) => [
  ...snapshot.open.diagnostics,
  ...checker.findings(),
];

/** Returns the site's findings. Every page also shows new findings in unopened pages. */
function siteFindings(session: Session): SiteFindings {
  const { snapshot, broken, initial, opened, applyCriteria } = session;
  const { pageFiles } = snapshot.names;
  const all = applyCriteria(foundIn(session), snapshot.loaded.input);
  const isInPage = ({ file = '' }: Diagnostic) => pageFiles.has(file);
  const isNewElsewhere = (diagnostic: Diagnostic) =>
    initial?.has(findingKey(diagnostic)) === false && !opened.has(diagnostic.file ?? '');
  const others = all.filter((diagnostic) => !isInPage(diagnostic) || isNewElsewhere(diagnostic));
  return {
    kind: 'diagnostics',
    diagnostics: [...broken, ...others],
    inFiles: groupByFile(all.filter(isInPage)),
    ...(broken.length > 0 && { isStopped: true }),
  };
}

/** Reports the distinct findings of the site, of requested pages and of changed pages. */
function reportToTerminal(session: Session, findings = siteFindings(session)): void {
  const { snapshot, codeFindings, opened, onFindings } = session;
  const { addresses } = snapshot.names;
  for (const path of codeFindings.keys()) if (!addresses.has(path)) codeFindings.delete(path);
  const { diagnostics, inFiles } = findings;
  const inOpened = [...opened].flatMap((file) => inFiles?.get(file) ?? []);
  const all = [...diagnostics, ...inOpened, ...[...codeFindings.values()].flat()];
  // The change of a file that was saved meanwhile is reported in a moment, with its new lines.
  if (!areCurrent(session, all)) return;
  onFindings?.([
    ...new Map(all.map((diagnostic) => [findingKey(diagnostic), diagnostic])).values(),
  ]);
}

/** Reads everything again after a change to code. On failure, keeps the last good snapshot. */
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
    session.broken = [];
    session.configReads = new Set();
    session.isThemeStale = false;
    notify(session, siteFindings(session));
    notify(session, { kind: 'reload' });
    await rebuildPages(session, [...session.codeFindings.keys()]);
    reportToTerminal(session);
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    session.broken = error.diagnostics;
    session.configReads = configLog.known();
    reportFindings(session);
  }
}

async function reloadInput(session: Session, configLog: ReadLog): Promise<LoadedInput> {
  const { readLog = configLog } = session.snapshot.loaded.input.host;
  const loaded = withReadLog(await session.reload(configLog), readLog);
  const plugins = await bundlePlugins(loaded.input);
  if (plugins.diagnostics.length > 0) throw new DocsError(plugins.diagnostics);
  return withInput(loaded, { plugins: plugins.value });
}

/** Reads changed content again, and notifies open pages that look different. */
async function refresh(session: Session, files: readonly string[]): Promise<void> {
  const before = session.snapshot;
  const changed = new Set(files.map((file) => siteFileOf(before, file)));
  session.snapshot = await updateSnapshot(before, [...changed]);
  const { open, names } = session.snapshot;
  const { publicFiles, pageByKey } = open.value.site;
  // A deleted import is only a file of the page as it was before.
  const filesAt = (key: PageKey) =>
    [pageByKey, before.open.value.site.pageByKey].flatMap((pages) => {
      const page = pages.get(key);
      return page ? filesOfPage(page) : [];
    });
  const isPublic = [...publicFiles.values()].some((file) => changed.has(file));
  const touched: string[] = [];
  for (const [path, key] of names.addresses) {
    if (filesAt(key).some((file) => changed.has(file))) touched.push(path);
    else if (session.made.has(path) && (await pageRefersTo(session, path, changed)))
      touched.push(path);
  }
  const requested = touched.filter((path) => session.made.has(path));
  const isRestructured = names !== before.names && names.structure() !== before.names.structure();
  if (isPublic || isRestructured) {
    notify(session, { kind: 'page', pathnames: 'all' });
    await rebuildPages(session, requested);
  } else if (touched.length > 0) {
    for (const message of await rebuildPages(session, requested)) notify(session, message);
    notify(session, { kind: 'page', pathnames: touched });
  }
  reportFindings(session);
}

/** Rebuilds requested pages, for their findings and for their changed demos. */
async function rebuildPages(session: Session, paths: readonly string[]): Promise<DevChange[]> {
  const { host } = session.snapshot.loaded.input;
  const changes = await host.each(paths.slice(0, MAX_REBUILT), async (path) => {
    if (session.made.has(path)) return changedDemos(session, path);
    await servePage(session, path);
    return [];
  });
  return changes.flat();
}

type Files = ReadonlyMap<string, { readonly bytes: Uint8Array }>;

/**
 * Returns a function for files of the search index, which is made on request from the pages of the
 * last check. Also serves the previous index, for readers with its manifest.
 */
function createDevSearch(snapshot: () => Snapshot, { pages, settled }: Checker) {
  let indexed: readonly StoredPage[] | undefined;
  let indexes: readonly Promise<Files>[] = [];
  const makeFiles = async (): Promise<Files> => {
    const { loaded, open } = snapshot();
    const { base } = loaded.input.config.site;
    const files = await searchFiles(loaded.input, open.value.site, pages());
    return new Map(files.map(({ path, bytes }) => [base + path, { bytes: Buffer.from(bytes) }]));
  };
  return async (path: string) => {
    const { base } = snapshot().loaded.input.config.site;
    const isManifest = path.startsWith(base) && /(?:^|\/)search\.json$/.test(path);
    if (!isManifest && !path.startsWith(base + INDEX_FOLDER)) return undefined;
    if (isManifest) await settled();
    if (isManifest && indexed !== pages()) {
      indexed = pages();
      indexes = [makeFiles(), ...indexes.slice(0, 1)];
    }
    const [current, before] = await Promise.all(indexes);
    return current?.get(path) ?? before?.get(path);
  };
}
