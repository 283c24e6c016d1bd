import type { Remembered, Store } from '../model/host.ts';
import type { Json } from '../model/step.ts';
import { fingerprint } from './fingerprint.ts';
import { isInPackage, stateOf } from './state-of-files.ts';

interface Entry {
  readonly value: unknown;
  readonly paths: readonly string[];
  /** State of the files at these paths. */
  readonly state: string;
}

/** Milliseconds for which what is installed counts as known: a build asks for it hundreds of times. */
const PACKAGES_MS = 1000;

/** Remembers work in a store. `packages` returns a text that changes whenever other packages are installed. */
export function rememberIn(
  store: Store,
  engine: string,
  packages: () => Promise<string>,
): Remembered {
  const last = { at: -Infinity, packages: Promise.resolve('') };
  const installed = () => {
    if (Date.now() - last.at > PACKAGES_MS)
      Object.assign(last, { at: Date.now(), packages: packages() });
    return last.packages;
  };
  const keyOf = async (name: string, inputs: Json) =>
    fingerprint([engine, name, await installed(), inputs]);
  return {
    recall: async <T>(name: string, inputs: Json) => {
      const entry = await store.get<Entry>(await keyOf(name, inputs));
      if (!entry || (await stateOf(entry.paths)).hash !== entry.state) return undefined;
      return { value: entry.value as T, paths: entry.paths };
    },
    keep: async (name, inputs, { value, paths, started }) => {
      // `packages` stands for the files of packages: there are thousands.
      const own = paths.filter((path) => !isInPackage(path));
      const { hash: state, latest } = await stateOf(own);
      // A file that changed meanwhile may have been read before or after.
      if (latest < started)
        await store.put(await keyOf(name, inputs), { value, paths: own, state } satisfies Entry);
    },
  };
}
