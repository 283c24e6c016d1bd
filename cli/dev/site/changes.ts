import { DocsError } from '../../model/diagnostic.ts';
import { isMissingFile } from '../../model/files.ts';
import { createReadLog, type ReadLog } from '../../model/host.ts';
import { filesOfPage } from '../../model/page.ts';
import type { PageKey } from '../../model/site.ts';
import { readSiteReferences, type SiteReferences } from '../../pipeline/api.ts';
import { sharesCode } from '../../pipeline/code.ts';
import { bundlePlugins } from '../../pipeline/compile-pages.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import type { DevChange } from '../channel.ts';
import { notify, reportFindings, reportToTerminal, siteFindings, versionOf } from './findings.ts';
import { renewShared } from './page-code.ts';
import { changedDemos, pageRefersTo, servePage } from './pages.ts';
import { inTurn, startCheck, type Session } from './session.ts';
import {
  isConfiguration,
  isSharedCode,
  isSiteCode,
  readSnapshot,
  siteFileOf,
  updateSnapshot,
  type LoadedInput,
} from './snapshot.ts';

/** Maximum number of requested pages rebuilt after a change. Others are rebuilt on request. */
const MAX_REBUILT = 50;

export const withInput = (loaded: LoadedInput, changes: Partial<SiteInput>): LoadedInput => ({
  ...loaded,
  input: { ...loaded.input, ...changes },
});

export const withReadLog = (loaded: LoadedInput, readLog: ReadLog) =>
  withInput(loaded, { host: { ...loaded.input.host, readLog } });

/** Reads changed code and content. Both may change together, as when switching branches. */
export async function change(session: Session, files: readonly string[]): Promise<void> {
  for (const path of files) {
    const file = siteFileOf(session.snapshot, path);
    if (!session.opened.has(file)) session.unchecked.add(file);
    session.opened.add(file);
    session.versions.set(file, versionOf(session, file));
  }
  const isCode = (file: string) => isSiteCode(session, file);
  const code = files.filter(isCode);
  const content = files.filter((file) => !isCode(file));
  if (code.length > 0) await reload(session, files);
  if (content.length > 0) await refresh(session, content);
  startCheck(session);
}

/** Reads everything again after a change to code. On failure, keeps the last good snapshot. */
async function reload(session: Session, files: readonly string[]): Promise<void> {
  const { loaded: before, shared, references } = session.snapshot;
  session.isThemeStale ||= files.some((file) => isSharedCode(session, file));
  const configLog = createReadLog();
  try {
    const loaded = await reloadInput(session, files, configLog);
    const { input } = loaded;
    const isSameCode = !session.isThemeStale && sharesCode(input, before.input);
    const hasSameApi = JSON.stringify(input.config.api) === JSON.stringify(before.input.config.api);
    session.snapshot = await readSnapshot(loaded, {
      references: hasSameApi ? references : undefined,
      shared: isSameCode ? shared : await renewShared(input, shared),
    });
    session.broken = [];
    session.configReads = new Set();
    session.isThemeStale = false;
    notify(session, siteFindings(session));
    notify(session, { kind: 'reload' });
    updateReferences(session, () => readSiteReferences(input));
    await rebuildPages(session, [...session.codeFindings.keys()]);
    reportToTerminal(session);
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    session.broken = error.diagnostics;
    session.configReads = configLog.known();
    reportFindings(session);
  }
}

/** Loads the plugins again, and the configuration unless it is good and did not change. */
async function reloadInput(
  session: Session,
  files: readonly string[],
  configLog: ReadLog,
): Promise<LoadedInput> {
  const { loaded: before } = session.snapshot;
  const { readLog = configLog } = before.input.host;
  const isSame =
    session.broken.length === 0 && !files.some((file) => isConfiguration(session, file));
  const loaded = isSame ? before : withReadLog(await session.reload(configLog), readLog);
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

/**
 * Reads API references in the background, because that takes seconds after a change. Pages are
 * meanwhile served with the references of earlier code, or without any.
 */
export function updateReferences(session: Session, read: () => Promise<SiteReferences>): void {
  const { input } = session.snapshot.loaded;
  const isOutdated = () => session.snapshot.loaded.input !== input;
  const update = async () => {
    if (isOutdated()) return;
    const references = await read();
    await inTurn(session, async () => {
      const { loaded, references: before, shared, bundles } = session.snapshot;
      if (isOutdated() || JSON.stringify(references) === JSON.stringify(before)) return;
      session.snapshot = await readSnapshot(loaded, { references, shared, bundles });
      notify(session, { kind: 'page', pathnames: 'all' });
    });
  };
  session.reading = session.reading
    .then(update)
    .catch((error: unknown) => isMissingFile(error) || session.onError?.(error))
    .then(() => undefined);
}
