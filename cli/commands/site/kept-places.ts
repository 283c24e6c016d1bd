import { textOf } from '../../load/installed.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { Host } from '../../model/host.ts';
import type { Step } from '../../model/step.ts';

/** Where the configuration writes something. Finding it loads a parser, so what was found is kept for as long as the files are the same. */
export function keptPlaces(
  { inputs, placesOf }: Pick<LoadedConfig, 'inputs' | 'placesOf'>,
  { run }: Pick<Host, 'run'>,
): LoadedConfig['placesOf'] {
  const files: { hash?: Promise<string> } = {};
  return async (asked) => {
    const hash = await (files.hash ??= hashOf(inputs));
    const step: Step<string, readonly Place[]> = {
      name: 'places',
      version: 2,
      inputs: (value) => [hash, value],
      run: async (value) => placesOf(value),
    };
    return (await run(step, asked)).value;
  };
}

async function hashOf(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map(textOf));
  return contentHash(texts.map((text) => contentHash(text ?? '')).join());
}
