import { build, transform } from 'esbuild';
import type { BuildOptions, Message, Metafile, OutputFile as EsbuildFile, Plugin } from 'esbuild';
import { stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { nodeBuiltinsPlugin } from '../faults/node-builtins.ts';
import type { NodeImports } from '../faults/node-builtins.ts';
import { enginePackages, packagesPlugin } from './packages.ts';
import type { CodeContext } from './packages.ts';
import type { NamedFile } from './content-names.ts';
import { escapeRegExp } from '../../model/markdown.ts';
import { pathsInErrors } from '../../model/host.ts';
import type { ReadLog } from '../../model/host.ts';

/** Thrown where esbuild finds something wrong in what it was given. */
export class BundleError extends Error {
  readonly messages: readonly Message[];
  constructor(messages: readonly Message[]) {
    super(messages.map(({ text }) => text).join('\n'));
    this.name = 'BundleError';
    this.messages = messages;
  }
}

/** Which side the code runs on. */
export type Platform = 'browser' | 'node';

/** Which of their two kinds of code libraries give. */
export type Mode = 'production' | 'development';

export interface BundleOptions {
  readonly context: CodeContext;
  readonly platform: Platform;
  /** Output name without extension → source text. The text is resolved from the site's root. */
  readonly entries: Readonly<Record<string, string>>;
  /** Further texts by name, which the entries import as `entry:name`. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
  /** Filled with the modules of Node that packages import into a browser bundle. */
  readonly nodeImports?: NodeImports;
  readonly splitting?: boolean;
  readonly minify: boolean;
  /** `production` if absent. */
  readonly mode?: Mode;
  readonly loader?: BuildOptions['loader'];
  /** The texts are bundled already: only what they take from each other is put in. */
  readonly isBundled?: true;
}

const ENTRY = 'entry';

/** How the bundler names the modules that we write: a place in one of them is no place in the site. */
export const ENTRY_PREFIX = `${ENTRY}:`;

/** Gives the entries their texts. */
const entriesPlugin = ({ entries, modules, context }: BundleOptions): Plugin => ({
  name: 'entries',
  setup(builder) {
    builder.onResolve({ filter: /^entry:/ }, ({ path }) => ({
      path: path.slice(ENTRY.length + 1),
      namespace: ENTRY,
    }));
    // The bundler takes a star in an absolute path for a pattern, and the path of the site may hold one.
    if (context.site.includes('*')) {
      builder.onResolve({ filter: /^\// }, ({ path, kind }) => {
        const local = relative(context.site, path);
        if (local.startsWith('..')) return undefined;
        return builder.resolve(`./${local}`, { kind, resolveDir: context.site });
      });
    }
    builder.onLoad({ filter: /.*/, namespace: ENTRY }, ({ path }) => ({
      contents: entries[path] ?? modules?.[path] ?? '',
      loader: 'js',
      resolveDir: context.site,
    }));
  },
});

/** Notes the site's modules when they are read: of a bundle that fails, the bundler does not list them. Packages are published as JavaScript. */
const noteSources = (readLog: ReadLog): Plugin => ({
  name: 'note-sources',
  setup(builder) {
    builder.onLoad({ filter: /\.(?:[cm]?ts|[jt]sx)$/, namespace: 'file' }, ({ path }) => {
      readLog.add([path]);
      return undefined;
    });
  },
});

/**
 * Refuses imports of pipes, sockets and devices, which the bundler would wait for. Files of installed packages are not checked: there are
 * thousands, and a package manager wrote them.
 */
function regularFilesPlugin(site: string): Plugin {
  const root = escapeRegExp(site);
  // The bundler's expressions have no lookahead: the second part matches what does not begin with `node_`.
  const own = `${root}[\\\\/](?:[^n]|n[^o]|no[^d]|nod[^e]|node[^_])`;
  return {
    name: 'regular-files',
    setup(builder) {
      builder.onLoad({ filter: new RegExp(`^(?:${own}|/dev/|/proc/)`) }, async ({ path }) => {
        const found = await stat(path).catch(() => undefined);
        return found?.isFile() === false
          ? { errors: [{ text: `${path} is not a regular file` }] }
          : null;
      });
    },
  };
}

const ASSETS = ['.woff2', '.woff', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg'];

const LOADERS: NonNullable<BuildOptions['loader']> = {
  ...Object.fromEntries(ASSETS.map((extension) => [extension, 'file'] as const)),
  // Packages and demos write JSX in such files too.
  '.js': 'jsx',
};

/** Minifies a style sheet, which also drops the bundler's comments with paths of files. */
export async function minifyCss(bytes: Uint8Array): Promise<Uint8Array> {
  const { code } = await transform(bytes, { loader: 'css', minify: true, legalComments: 'none' });
  return Buffer.from(code);
}

/** Bundles in memory. Files refer to each other by `./name`. Throws `BundleError`. */
export const bundleFiles = async (options: BundleOptions): Promise<NamedFile[]> =>
  (await bundleEntries(options)).files;

/** Files, and what each entry was made of. */
export interface BundledEntries {
  readonly files: NamedFile[];
  /** Absolute paths of the files that an entry leads to. */
  readonly readBy: (entry: string) => string[];
}

/** Bundles as `bundleFiles` does. */
export async function bundleEntries(options: BundleOptions): Promise<BundledEntries> {
  const {
    context,
    platform,
    entries,
    plugins = [],
    minify,
    nodeImports = new Map<string, Set<string>>(),
  } = options;
  try {
    const result = await build({
      entryPoints: Object.keys(entries).map((name) => ({ in: `${ENTRY}:${name}`, out: name })),
      bundle: true,
      write: false,
      metafile: true,
      outdir: context.site,
      absWorkingDir: context.site,
      format: 'esm',
      platform,
      target: platform === 'node' ? 'node20' : 'es2022',
      conditions: ['module'],
      mainFields: platform === 'node' ? ['module', 'main'] : ['browser', 'module', 'main'],
      jsx: 'automatic',
      tsconfigRaw: {},
      ...(!options.isBundled && environmentOf(options)),
      nodePaths: enginePackages(context.engine),
      splitting: options.splitting ?? false,
      chunkNames: 'chunk-[hash]',
      assetNames: '[name]-[hash]',
      loader: { ...LOADERS, ...options.loader },
      minify,
      legalComments: 'none',
      charset: 'utf8',
      logLevel: 'silent',
      // What libraries tell developers while the server renders, they tell once more in the browser.
      ...(platform === 'node' && context.mode === 'development' && { drop: ['console'] }),
      plugins: [
        entriesPlugin(options),
        ...(context.readLog ? [noteSources(context.readLog)] : []),
        regularFilesPlugin(context.site),
        ...(platform === 'browser' ? [nodeBuiltinsPlugin(context.site, nodeImports)] : []),
        ...plugins,
        packagesPlugin(context),
      ],
      ...(platform === 'node' && { outExtension: { '.js': '.mjs' } }),
    });
    const { inputs } = result.metafile;
    context.readLog?.add(filesRead(Object.keys(inputs), context));
    return {
      files: result.outputFiles.map(toNamedFile),
      readBy: (entry) => filesRead(inputsBelow(`${ENTRY_PREFIX}${entry}`, inputs), context),
    };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    context.readLog?.add(pathsInErrors(errors ?? [], context.site));
    context.readLog?.spoil();
    throw errors ? new BundleError(errors) : error;
  }
}

/** Absolute paths of what was bundled; what plugins made up is named `kind:…`, and what is left out `(disabled):…`. */
const filesRead = (inputs: readonly string[], { site }: CodeContext): string[] =>
  inputs.filter((path) => !/^(?:\(\w+\)|[\w-]{2,}):/.test(path)).map((path) => resolve(site, path));

/** The inputs that one of them leads to, itself included. */
function inputsBelow(start: string, inputs: Metafile['inputs']): string[] {
  const found = new Set([start]);
  // A set goes on to what is added while it is gone through.
  for (const path of found) for (const one of inputs[path]?.imports ?? []) found.add(one.path);
  return [...found];
}

/** What code knows of its environment. */
const environmentOf = ({ context, platform, mode }: BundleOptions) => ({
  define: {
    ...environment(context, mode ?? context.mode ?? 'production'),
    // Packages written for webpack take the global object by Node's name for it.
    ...(platform === 'browser' && { global: 'globalThis' }),
  },
  banner: { js: platform === 'node' ? `${NODE_REQUIRE}\n${ENVIRONMENT}` : ENVIRONMENT },
});

/** What `process.env` is in bundled code, on both sides: a browser has none, and code that differs cannot hydrate. */
const environment = ({ env }: CodeContext, mode: Mode): Record<string, string> => ({
  'process.env': '__environment',
  'process.env.NODE_ENV': JSON.stringify(mode),
  ...Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      `process.env.${name}`,
      value === undefined ? 'undefined' : JSON.stringify(value),
    ]),
  ),
});

/**
 * Bundled code that asks for the whole environment finds an empty one. It stands in every file: the bundler's own module for such a value would
 * be run anew by each module of a file that has any CommonJS, and would keep what nobody uses there.
 */
export const ENVIRONMENT = 'const __environment = {};';

/** Bundled CommonJS may ask for Node's own modules. */
const NODE_REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

const toNamedFile = ({ path, contents }: EsbuildFile): NamedFile => ({
  name: basename(path),
  bytes: contents,
});
