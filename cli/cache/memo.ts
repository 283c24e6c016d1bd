import type { StepResult, Store, Step } from '../model/host.ts';
import { fingerprint } from './fingerprint.ts';

/** Under which key the result of a step for this input is kept. `engine` changes with the engine's own code. */
export const keyOf = <In, Out>(step: Step<In, Out>, input: In, engine: string) =>
  fingerprint([engine, step.name, step.version, step.inputs(input)]);

/**
 * Runs `step` at most once per distinct input, two requests at the same moment included. The only function that knows both steps and the
 * store.
 */
export function memoise(store: Store, engine: string) {
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
