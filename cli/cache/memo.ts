import { createHash } from 'node:crypto';
import type { Json, Step, StepResult, Store } from '../model/host.ts';

/** Returns 32 URL-safe characters of the SHA-256 of a value. The order of keys does not matter. */
export const fingerprint = (value: Json) =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 32);

/** `JSON.stringify` with sorted keys and without undefined members. */
function canonical(value: Json | undefined): string {
  if (value === undefined) return 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value as Readonly<Record<string, Json | undefined>>)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

/** The cache key of a step's result. `engine` changes with the engine's code. */
export const keyOf = <In, Out>(step: Step<In, Out>, input: In, engine: string) =>
  fingerprint([engine, step.name, step.version, step.inputs(input)]);

/** Returns a function that runs a step once per distinct input, also for simultaneous requests. */
export function memoize(store: Store, engine: string) {
  const running = new Map<string, Promise<unknown>>();
  return async function run<In, Out>(step: Step<In, Out>, input: In): Promise<StepResult<Out>> {
    const key = keyOf(step, input, engine);
    const started = running.get(key) as Promise<Out> | undefined;
    if (started) return { key, value: await started };
    const work = (async () => {
      const known = await store.get<Out>(key);
      if (known !== undefined) return known;
      const made = await step.run(input);
      await store.put(key, made);
      return made;
    })();
    running.set(key, work);
    try {
      return { key, value: await work };
    } finally {
      running.delete(key);
    }
  };
}
