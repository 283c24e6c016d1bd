import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ReadLog } from '../../model/host.ts';
import type { DevChange } from '../channel.ts';
import type { Checker } from './checker.ts';
import type { ServedPages } from './pages.ts';
import type { CodeFiles, LoadedInput, Snapshot } from './snapshot.ts';

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

export interface Session extends DevSiteOptions, ServedPages, CodeFiles {
  snapshot: Snapshot;
  /** Errors of a broken configuration, plugin or theme. The snapshot is then the last good one. */
  broken: readonly Diagnostic[];
  configReads: CodeFiles['configReads'];
  isThemeStale: boolean;
  /** Findings of the first check. They are only reported in files that were opened or changed. */
  initial: ReadonlySet<string> | undefined;
  /** Files of pages that were requested, and changed files. */
  readonly opened: Set<string>;
  /** Files that a change opened after the last check. Its findings in them are outdated. */
  readonly unchecked: Set<string>;
  /** Versions of changed files when they were last read. */
  readonly versions: Map<string, string | undefined>;
  readonly listeners: Set<(change: DevChange) => void>;
  /** Settles when the requested pages are made. */
  serving: Promise<unknown>;
  /** Settles when the last change is made. */
  changing: Promise<unknown>;
  /** Resolves when the API references of the current code are read and checks may start. */
  reading: Promise<void>;
  readonly checker: Checker;
}

/** Returns the state of a session before any request and change. */
export const newState = () =>
  ({
    assets: new Map(),
    made: new Map(),
    codeFindings: new Map(),
    configReads: new Set(),
    isThemeStale: false,
    initial: undefined,
    opened: new Set(),
    unchecked: new Set(),
    versions: new Map(),
    listeners: new Set(),
    serving: Promise.resolve(),
    changing: Promise.resolve(),
    reading: Promise.resolve(),
  }) satisfies Partial<Session>;

/** Makes a change of the session after earlier changes. */
export function inTurn(session: Session, work: () => Promise<void>): Promise<void> {
  const changed = session.changing.then(work);
  session.changing = changed.catch(() => undefined);
  return changed;
}

/** Starts a check once the API references are read. */
export function startCheck(session: Session): void {
  session.reading = session.reading.then(() => session.checker.start());
}

/** Resolves when the whole site has been checked after the last change. */
export async function settled(session: Session): Promise<void> {
  for (let before; before !== session.reading;) await (before = session.reading);
  await session.checker.settled();
}
