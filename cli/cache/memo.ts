import { hash } from 'node:crypto';
import {
  asideKey,
  type Json,
  parseJson,
  runToJson,
  type Step,
  type StepJson,
  type StepResult,
  type Store,
} from '../model/host.ts';

/** Returns 32 URL-safe characters of the SHA-256 of a value. The order of keys does not matter. */
export const fingerprint = (value: Json) =>
  hash('sha256', canonical(value), 'base64url').slice(0, 32);

/** `JSON.stringify` with sorted keys and without undefined members. */
function canonical(value: Json | undefined): string {
  if (value === undefined) return 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Readonly<Record<string, Json | undefined>>;
  const members: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) members.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${members.join(',')}}`;
}

/** The cache key of a step's result. `engine` changes with the engine's code. */
const keyOf = <In, Out, Aside extends string>(
  step: Step<In, Out, Aside>,
  input: In,
  engine: string,
) => fingerprint([engine, step.name, step.version, step.inputs(input)]);

/** Runs a step, in this thread or another. */
export type Perform = <In, Out, Aside extends string>(
  step: Step<In, Out, Aside>,
  input: In,
) => Promise<StepJson>;

/** Returns a function that runs a step once per distinct input, also for simultaneous requests. */
export function memoize(store: Store, engine: string, perform: Perform = runToJson) {
  const running = new Map<string, Promise<unknown>>();
  return async function run<In, Out, Aside extends string = never>(
    step: Step<In, Out, Aside>,
    input: In,
  ): Promise<StepResult<Out, Aside>> {
    type Value = StepResult<Out, Aside>['value'];
    const key = keyOf(step, input, engine);
    const started = running.get(key) as Promise<Value> | undefined;
    if (started) return { key, value: await started };
    const work = (async () => {
      const isWhole = (step.aside ?? []).every((member) => store.has(asideKey(key, member)));
      const known = isWhole ? await store.get<Value>(key) : undefined;
      if (known !== undefined) return known;
      const made = await perform(step, input);
      for (const [member, json] of Object.entries(made.aside)) {
        await store.write(asideKey(key, member), json);
      }
      await store.write(key, made.value);
      return parseJson<Value>(made.value);
    })();
    running.set(key, work);
    try {
      return { key, value: await work };
    } finally {
      running.delete(key);
    }
  };
}
