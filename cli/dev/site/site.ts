import { join, sep } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isInstalled } from '../../bundle/files/packages.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isMissingFile, siteText } from '../../model/files.ts';
import { createReadLog, type OpenReadLog } from '../../model/host.ts';
import { filesOfPage } from '../../model/page.ts';
import { readSiteReferences } from '../../pipeline/api.ts';
import { bundlePlugins } from '../../pipeline/compile-pages.ts';
import { plainFrame } from '../../report/pretty.ts';
import type { DevBackend, DevPage } from '../channel.ts';
import { change, updateReferences, withInput, withReadLog } from './changes.ts';
import { createChecker } from './checker.ts';
import {
  areCurrent,
  reportCheck,
  reportFindings,
  reportToTerminal,
  siteFindings,
} from './findings.ts';
import { assetAt, pageAt } from './pages.ts';
import { createDevSearch } from './search.ts';
import {
  inTurn,
  newState,
  settled,
  startCheck,
  type DevSiteOptions,
  type Session,
} from './session.ts';
import { pageAtAddress, readSnapshot, watchedPaths } from './snapshot.ts';

/** Milliseconds to wait for API references at the start, enough if they are cached. */
const CACHED_REFERENCES_MS = 300;

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
    onChecked: () => reportCheck(session),
    onError: (error) => isMissingFile(error) || options.onError?.(error),
  });
  const hasPlugins = plugins.diagnostics.length === 0;
  const loaded = hasPlugins ? withInput(first, { plugins: plugins.value }) : first;
  const reading = readSiteReferences(loaded.input);
  const references = await Promise.race([reading, sleep(CACHED_REFERENCES_MS, undefined)]);
  const session: Session = {
    ...options,
    ...newState(),
    checker,
    snapshot: await readSnapshot(loaded, { references }),
    broken: plugins.diagnostics,
    reads: log.known(),
  };
  const searchFile = createDevSearch(session);
  reportFindings(session);
  if (!references) updateReferences(session, () => reading);
  startCheck(session);
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
    settled: () => settled(session),
    close: checker.close,
    watched: () => watchedPaths(session),
    /** Reads added, removed and changed files (absolute paths). Does not throw on bad content. */
    changed: (files: readonly string[]) =>
      inTurn(session, () => change(session, files)).catch((error: unknown) => {
        if (!isMissingFile(error)) throw error;
      }),
  };
}

/** Creates a log of the bundled files outside packages. */
function sourceLog({ first, onWatched }: DevSiteOptions): OpenReadLog {
  const log = createReadLog();
  const engine = join(first.input.engineRoot, 'build') + sep;
  const isSource = (path: string) => !isInstalled(path) && !path.startsWith(engine);
  return {
    ...log,
    add(paths) {
      const { size } = log.known();
      log.add([...paths].filter(isSource));
      if (log.known().size > size) onWatched?.();
    },
  };
}

async function requestPage(session: Session, path: string): Promise<DevPage | undefined> {
  const { references } = session.snapshot;
  const page = pageAtAddress(session.snapshot, path);
  for (const file of page ? filesOfPage(page) : []) session.opened.add(file);
  const making = pageAt(session, path);
  // Resolve without a value, so that no page is kept in memory.
  session.serving = Promise.allSettled([session.serving, making]).then(() => undefined);
  const served = await making;
  if (served?.status === 404 && !references) {
    // It may be a page of an API reference.
    await session.reading;
    if (session.snapshot.references) return requestPage(session, path);
  }
  reportToTerminal(session);
  return served;
}

function findingFrame({ snapshot }: Session, { file, range }: Diagnostic): string | undefined {
  const text = file && range ? siteText(snapshot.loaded.input.host.root, file) : undefined;
  return text !== undefined && range ? plainFrame(text, range) : undefined;
}
