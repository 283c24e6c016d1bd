import type * as Esbuild from 'esbuild';

/** Number of calls of the bundler that are under way. */
let calls = 0;

/** Calls the bundler, which is loaded on first use. */
async function call<T>(start: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  calls++;
  try {
    return await start(await import('esbuild'));
  } finally {
    calls--;
  }
}

/** The bundler's `build`. Throws an error with `errors` if the code has any. */
export const build: typeof Esbuild.build = (options) => call((esbuild) => esbuild.build(options));

/** The bundler's `transform`. Throws an error with `errors` if the code has any. */
export const transform: typeof Esbuild.transform = (input, options) =>
  call((esbuild) => esbuild.transform(input, options));

/**
 * Ends the bundler's process if it is idle, because it keeps hundreds of megabytes after a large
 * bundle. The next call starts it again, which takes about 20 ms.
 */
export async function endIdleBundler(): Promise<void> {
  const { stop } = await import('esbuild');
  if (calls === 0) await stop();
}
