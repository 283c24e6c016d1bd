import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { statOf, fileVersion } from '../model/files.ts';

/** Versions of files by absolute path. A changed version means that the content may differ. */
type FileVersions = ReadonlyMap<string, string>;

/** Age in milliseconds below which an editor is probably about to fill an empty file. */
const YOUNG_MS = 200;
/** Milliseconds without hints after which the whole tree is scanned. */
const QUIET_MS = 50;
/** Milliseconds after the first hint at which the tree is scanned in any case. */
const LATEST_MS = 300;
/** Milliseconds after which a batch that failed is processed again. Doubles with each failure. */
const RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

const TEMPORARY =
  /^(?:4913|\.DS_Store|\.#.*|#.*#|\.goutputstream-.*)$|~$|\.(?:sw[a-px]|crswap)$|\.tmp(?:\.|$)|___jb_(?:tmp|old)___$/;

/** Whether a name is never part of a site: packages, repositories, editors' temporary files. */
export const isIgnoredName = (name: string) =>
  name === 'node_modules' || name === '.git' || TEMPORARY.test(name);

/**
 * Passes batches to `take`, one at a time, sorted and without duplicates. A failed batch is passed
 * again, because the cause may have passed, such as too many open files. Reports an error once.
 */
export function createBatches(
  take: (paths: readonly string[]) => void | Promise<void>,
  failed: (error: unknown) => void,
) {
  const waiting = new Set<string>();
  let isStopped = false;
  let isRunning = false;
  let running = Promise.resolve();
  let failures = 0;
  let reported = '';
  let retry: NodeJS.Timeout | undefined;
  const run = async () => {
    isRunning = true;
    clearTimeout(retry);
    while (waiting.size > 0 && !isStopped) {
      const batch = [...waiting].sort();
      waiting.clear();
      try {
        await take(batch);
        failures = 0;
        reported = '';
      } catch (error) {
        if (String(error) !== reported) failed(error);
        reported = String(error);
        for (const path of batch) waiting.add(path);
        retry = setTimeout(start, Math.min(RETRY_MS * 2 ** failures++, MAX_RETRY_MS));
        break;
      }
    }
    isRunning = false;
  };
  const start = () => {
    if (!isRunning && !isStopped) running = run();
  };
  return {
    add(paths: readonly string[]) {
      for (const path of paths) waiting.add(path);
      start();
    },
    /** Resolves when no batch is being processed. A failed batch may be processed again later. */
    idle: () => running,
    /** Discards waiting paths. Resolves when the running batch is done. */
    stop() {
      isStopped = true;
      clearTimeout(retry);
      return running;
    },
  };
}

/** Returns the version of a file, following links. Undefined if it is not a regular file. */
function stateOf(file: string) {
  const stats = statOf(file);
  if (!stats?.isFile()) return undefined;
  const isYoungAndEmpty = stats.size === 0 && Date.now() - stats.mtimeMs < YOUNG_MS;
  return { version: fileVersion(stats), isYoungAndEmpty };
}

/** Returns the versions of all files below these files and directories, which may be missing. */
async function readFileVersions(
  paths: readonly string[],
  isIgnored: (path: string) => boolean,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const visitFile = (file: string) => {
    const known = stateOf(file);
    if (known) found.set(file, known.version);
  };
  const visit = async (path: string): Promise<void> => {
    if (isIgnored(path)) return;
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
    if (!entries) return visitFile(path);
    for (const entry of entries) {
      const child = join(path, entry.name);
      if (entry.isDirectory()) await visit(child);
      else if (!isIgnored(child)) visitFile(child);
    }
  };
  for (const path of paths) await visit(path);
  return found;
}

function differingPaths(before: FileVersions, after: FileVersions): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => before.get(path) !== after.get(path)).sort();
}

export interface ReconcileOptions {
  /** Paths of the tree. More may be added later. */
  readonly paths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** Receives added, removed and changed files, sorted. One call at a time. */
  readonly onChange: (files: readonly string[]) => void | Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Finds changed files by comparing a tree with its last state, because watchers lose events. */
export async function createReconciler(options: ReconcileOptions) {
  const { paths, isIgnored, onChange, onError } = options;
  const known = await readFileVersions(paths, isIgnored);
  const batches = createBatches(onChange, onError);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let firstHintAt: number | undefined;

  const scheduleScan = (waitMs = QUIET_MS) => {
    firstHintAt ??= Date.now();
    clearTimeout(timer);
    const left = Math.max(0, firstHintAt + LATEST_MS - Date.now());
    const scan = () => {
      firstHintAt = undefined;
      // Pass on known changes first, which a scan would only delay.
      void batches.idle().then(reconcile);
    };
    timer = setTimeout(scan, Math.min(waitMs, left));
  };
  const checkFile = (file: string) => {
    const now = stateOf(file);
    if (now?.version === known.get(file)) return;
    if (now?.isYoungAndEmpty) return scheduleScan(YOUNG_MS);
    if (now) known.set(file, now.version);
    else known.delete(file);
    batches.add([file]);
  };
  const reconcile = async () => {
    if (isClosed) return;
    const now = await readFileVersions(paths, isIgnored);
    if (!isClosed) differingPaths(known, now).forEach(checkFile);
  };
  return {
    /** Checks a path at once, and the whole tree a little later. */
    hint(path: string) {
      if (isClosed || isIgnored(path)) return;
      checkFile(path);
      scheduleScan();
    },
    /** Records more paths without reporting them. Afterwards, the caller adds them to `paths`. */
    async learn(more: readonly string[]) {
      for (const [file, version] of await readFileVersions(more, isIgnored))
        known.set(file, version);
    },
    reconcile,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await batches.stop();
    },
  };
}
