import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Esbuild from 'esbuild';

/** Number of calls of the bundler that are under way. */
let runningCalls = 0;

/** Calls the bundler, which is loaded on first use. */
async function callBundler<T>(start: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  runningCalls++;
  try {
    return await start(await import('esbuild'));
  } finally {
    runningCalls--;
  }
}

/** The bundler's `build`. Throws an error with `errors` if the code cannot be bundled. */
export const build: typeof Esbuild.build = (options) =>
  callBundler((esbuild) => esbuild.build(options));

/** The bundler's `transform`. Throws an error with `errors` if the code is invalid. */
export const transform: typeof Esbuild.transform = (input, options) =>
  callBundler((esbuild) => esbuild.transform(input, options));

/**
 * Ends the bundler's process if it is idle, because it keeps hundreds of megabytes after a large
 * bundle. The next call starts it again, which takes about 20 ms.
 */
export async function endIdleBundler(): Promise<void> {
  const { stop } = await import('esbuild');
  if (runningCalls === 0) await stop();
}

/** Message of the bundler for an import of a missing module. */
export const UNRESOLVED = /^Could not resolve "(.+)"$/;

/** Matches a path alias: names of packages cannot start with these characters. */
export const PATH_ALIAS = /^(?:@\/|[~#])/;

/** Hint for a path alias that does not resolve. */
export const ALIAS_HINT =
  'Correct the path, or add the alias to paths in the tsconfig.json of the site. Aliases of Vite and of installed packages are not read.';

/** Returns the absolute paths in the bundler's errors: files with errors and missing modules. */
export const pathsInErrors = (messages: readonly Esbuild.Message[], root: string): string[] =>
  messages.flatMap(({ text, location }) => {
    // `entry:…` names generated code, not a file.
    if (location === null || /^[\w-]{2,}:/.test(location.file)) return [];
    const file = resolve(root, location.file);
    const [, missing = ''] = UNRESOLVED.exec(text) ?? [];
    return missing.startsWith('.') ? [file, resolve(dirname(file), missing)] : [file];
  });

/** Name that replaces `import.meta.url`, which would be the same for all bundled files. */
export const OWN_URL = '__docsBuildOwnUrl';

/**
 * Declares a module's own address on its first line, so that line numbers stay the same. Omits the
 * line `#!` of a program, which would no longer be the first.
 */
export const withOwnUrl = (text: string, path: string, query = '') =>
  `const ${OWN_URL} = ${JSON.stringify(pathToFileURL(path).href + query)}; ${text.replace(/^#!.*/, '')}`;
