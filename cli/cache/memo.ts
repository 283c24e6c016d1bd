import { hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import {
  asideKey,
  type Json,
  parseJsonBytes,
  runToJson,
  type Step,
  type StepJson,
  type StepResult,
  type Store,
  type WorkCache,
} from '../model/host.ts';
import { contentHash, importFolders, readRegularFile } from '../model/files.ts';

/** Returns 32 URL-safe characters of the SHA-256 hash of a value. The order of keys matters. */
export const fingerprint = (value: Json) =>
  hash('sha256', JSON.stringify(value), 'base64url').slice(0, 32);

/** Function that runs a step, in this thread or another. */
export type Perform = <In, Out, Aside extends string>(
  step: Step<In, Out, Aside>,
  input: In,
) => Promise<StepJson>;

/**
 * Returns a function that runs a step once per distinct input, also for simultaneous requests.
 * `engine` changes with the engine's code.
 */
export function memoize(store: Store, engine: string, perform: Perform = runToJson) {
  const running = new Map<string, Promise<unknown>>();
  return async function run<In, Out, Aside extends string = never>(
    step: Step<In, Out, Aside>,
    input: In,
  ): Promise<StepResult<Out, Aside>> {
    type Value = StepResult<Out, Aside>['value'];
    const key = fingerprint([engine, step.name, step.version, step.inputs(input)]);
    const started = running.get(key) as Promise<Value> | undefined;
    if (started) return { key, value: await started };
    const work = (async () => {
      const isWhole = (step.aside ?? []).every((member) => store.has(asideKey(key, member)));
      const known = isWhole ? await store.get<Value>(key) : undefined;
      if (known !== undefined) return known;
      const result = await perform(step, input);
      for (const [member, bytes] of Object.entries(result.aside)) {
        await store.write(asideKey(key, member), bytes);
      }
      await store.write(key, result.value);
      return parseJsonBytes<Value>(result.value);
    })();
    running.set(key, work);
    try {
      return { key, value: await work };
    } finally {
      running.delete(key);
    }
  };
}

interface Entry {
  readonly value: unknown;
  readonly paths: readonly string[];
  readonly state: string;
}

/** Time for which the list of installed packages is reused. A build needs it hundreds of times. */
const PACKAGES_MS = 1000;

/** Creates a cache of results in a store. `packages` returns a hash of the installed packages. */
export function createWorkCache(
  store: Store,
  engine: string,
  packages: () => Promise<string>,
): WorkCache {
  let readAt = -Infinity;
  let reading = Promise.resolve('');
  const installed = () => {
    if (Date.now() - readAt > PACKAGES_MS) {
      readAt = Date.now();
      reading = packages();
    }
    return reading;
  };
  const entryKey = async (name: string, inputs: Json) =>
    fingerprint([engine, name, await installed(), inputs]);
  return {
    get: async <T>(name: string, inputs: Json) => {
      const entry = await store.get<Entry>(await entryKey(name, inputs));
      if (!entry || (await stateOfFiles(entry.paths)).hash !== entry.state) return undefined;
      return { value: entry.value as T, paths: entry.paths };
    },
    put: async (name, inputs, { value, paths, started }) => {
      // The key covers the files in packages, of which there are thousands.
      const own = paths.filter((path) => !path.includes('/node_modules/'));
      const { hash: state, latest } = await stateOfFiles(own);
      // Store nothing if a file changed during the work, which may have read either version.
      if (latest < started)
        await store.put(await entryKey(name, inputs), { value, paths: own, state } satisfies Entry);
    },
  };
}

/**
 * Returns a `hash` of files and their `latest` change in milliseconds since 1970 (0 without files).
 * The hash covers names in their folders: imports without extension may resolve to new files.
 */
async function stateOfFiles(
  paths: readonly string[],
): Promise<{ readonly hash: string; readonly latest: number }> {
  const isImported = (path: string) => !/\/(?:package|tsconfig)\.json$/.test(path);
  const folders = [...new Set(paths.filter(isImported).flatMap(importFolders))].sort();
  const found = await Promise.all([
    ...paths.map((path) =>
      readPathState(path, async () => contentHash(await readRegularFile(path))),
    ),
    ...folders.map((path) => readPathState(path, async () => readdirSync(path).sort().join('\n'))),
  ]);
  return {
    hash: fingerprint(found.map(({ state }) => state)),
    latest: found.reduce((latest, { changed }) => Math.max(latest, changed), 0),
  };
}

async function readPathState(path: string, read: () => Promise<string>) {
  try {
    // Synchronous: for thousands of files, threads cost more than the calls.
    const { ctimeMs: changed } = statSync(path);
    return { state: await read(), changed };
  } catch {
    return { state: '', changed: 0 }; // the state of a missing file
  }
}
