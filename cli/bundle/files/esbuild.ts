import { build, transform } from 'esbuild';
import type { BuildOptions, Message, Metafile, OutputFile as EsbuildFile, Plugin } from 'esbuild';
import { stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { pathsInErrors } from '../../model/host.ts';
import type { ReadLog } from '../../model/host.ts';
import { escapeRegExp } from '../../model/markdown.ts';
import type { NamedFile } from './content-names.ts';
import {
  enginePackages,
  engineModulesPlugin,
  nodeModulesPlugin,
  reactAliases,
} from './packages.ts';
import type { CodeContext, NodeImports } from './packages.ts';

/** Thrown if esbuild reports errors. */
export class BundleError extends Error {
  readonly messages: readonly Message[];
  constructor(messages: readonly Message[]) {
    super(messages.map(({ text }) => text).join('\n'));
    this.name = 'BundleError';
    this.messages = messages;
  }
}

/** The side that runs the code. */
export type Platform = 'browser' | 'node';

export interface BundleOptions {
  readonly context: CodeContext;
  readonly platform: Platform;
  /** Source text by output name without extension. Imports are resolved from the site's root. */
  readonly entries: Readonly<Record<string, string>>;
  /** More source texts by name, which entries import as `entry:name`. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
  /** Receives the modules of Node that packages import into a browser bundle. */
  readonly nodeImports?: NodeImports;
  readonly splitting?: boolean;
  readonly minify: boolean;
  /** Mode of libraries, if it differs from that of the context. */
  readonly mode?: CodeContext['mode'];
  readonly loader?: BuildOptions['loader'];
  /** Whether the texts are bundled already, so that the environment is in them. */
  readonly isBundled?: true;
}

const ENTRY = 'entry';

/** Start of the bundler's names for source texts that are not files of the site. */
export const ENTRY_PREFIX = `${ENTRY}:`;

/** Returns the texts of entries. */
const entriesPlugin = ({ entries, modules, context }: BundleOptions): Plugin => ({
  name: 'entries',
  setup(builder) {
    builder.onResolve({ filter: /^entry:/ }, ({ path }) => ({
      path: path.slice(ENTRY_PREFIX.length),
      namespace: ENTRY,
    }));
    // esbuild treats a star in an absolute path as a pattern, and the path of the site may contain one.
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

/** Records the site's modules, because the bundler does not list them if it fails. Packages are published as JavaScript. */
const readLogPlugin = (readLog: ReadLog): Plugin => ({
  name: 'read-log',
  setup(builder) {
    builder.onLoad({ filter: /\.(?:[cm]?ts|[jt]sx)$/, namespace: 'file' }, ({ path }) => {
      readLog.add([path]);
      return undefined;
    });
  },
});

/** Rejects imports of pipes, sockets and devices, for which the bundler would wait. Skips installed packages: they have thousands of files. */
function regularFilesPlugin(site: string): Plugin {
  const root = escapeRegExp(site);
  // Go's regular expressions have no lookahead: the second part matches names that do not begin with `node_`.
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

/** Minifies a style sheet, without the bundler's comments that name files. */
export async function minifyCss(bytes: Uint8Array): Promise<Uint8Array> {
  const { code } = await transform(bytes, { loader: 'css', minify: true, legalComments: 'none' });
  return Buffer.from(code);
}

/** Bundles in memory. Files refer to each other by `./name`. Throws `BundleError`. */
export const bundleFiles = async (options: BundleOptions): Promise<NamedFile[]> =>
  (await bundleEntries(options)).files;

/** The output of a bundle, and the files that each entry depends on. */
export interface BundledEntries {
  readonly files: NamedFile[];
  /** Returns absolute paths. */
  readonly readBy: (entry: string) => string[];
}

/** Bundles like `bundleFiles`, and returns the dependencies of each entry too. */
export async function bundleEntries(options: BundleOptions): Promise<BundledEntries> {
  const { context, platform, entries, minify } = options;
  try {
    const result = await build({
      entryPoints: Object.keys(entries).map((name) => ({
        in: `${ENTRY_PREFIX}${name}`,
        out: name,
      })),
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
      ...(!options.isBundled && environmentOptions(options)),
      alias: reactAliases(context),
      nodePaths: enginePackages(context.engine),
      splitting: options.splitting ?? false,
      chunkNames: 'chunk-[hash]',
      assetNames: '[name]-[hash]',
      loader: { ...LOADERS, ...options.loader },
      minify,
      legalComments: 'none',
      charset: 'utf8',
      logLevel: 'silent',
      // Libraries repeat their warnings in the browser.
      ...(platform === 'node' && context.mode === 'development' && { drop: ['console'] }),
      plugins: pluginsOf(options),
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
    if (!errors) throw error;
    const messages = errors.map(withoutAlias);
    context.readLog?.add(pathsInErrors(messages, context.site));
    context.readLog?.spoil();
    throw new BundleError(messages);
  }
}

const pluginsOf = (options: BundleOptions): Plugin[] => {
  const { context, platform, plugins = [], nodeImports = new Map<string, Set<string>>() } = options;
  return [
    entriesPlugin(options),
    ...(context.readLog ? [readLogPlugin(context.readLog)] : []),
    regularFilesPlugin(context.site),
    ...(platform === 'browser' ? [nodeModulesPlugin(context.site, nodeImports)] : []),
    ...plugins,
    engineModulesPlugin(context),
  ];
};

/** Names a module as it was imported, without the folder of React. */
const withoutAlias = (message: Message): Message => ({
  ...message,
  text: message.text.replace(/^(Could not resolve) ".*" \(originally (".*")\)$/, '$1 $2'),
});

/** Returns absolute paths, without modules of plugins (`kind:…`) and omitted ones (`(disabled):…`). */
const filesRead = (inputs: readonly string[], { site }: CodeContext): string[] =>
  inputs.filter((path) => !/^(?:\(\w+\)|[\w-]{2,}):/.test(path)).map((path) => resolve(site, path));

/** Returns the inputs that one depends on, itself included. */
function inputsBelow(start: string, inputs: Metafile['inputs']): string[] {
  const found = new Set([start]);
  // Visits the inputs that are added on the way too.
  for (const path of found) for (const one of inputs[path]?.imports ?? []) found.add(one.path);
  return [...found];
}

/** Defines `process.env` on both sides: browsers have none, and code that differs cannot be hydrated. */
const environmentOptions = ({ context, platform, mode }: BundleOptions) => ({
  define: {
    'process.env': '__environment',
    'process.env.NODE_ENV': JSON.stringify(mode ?? context.mode ?? 'production'),
    ...Object.fromEntries(
      Object.entries(context.env).map(([name, value]) => [
        `process.env.${name}`,
        value === undefined ? 'undefined' : JSON.stringify(value),
      ]),
    ),
    // Packages written for webpack use Node's name of the global object.
    ...(platform === 'browser' && { global: 'globalThis' }),
  },
  banner: { js: platform === 'node' ? `${NODE_REQUIRE}\n${ENVIRONMENT}` : ENVIRONMENT },
});

/**
 * The whole environment, which is empty. Every file declares it, since esbuild's own module for such a value would run once for each module of a file
 * with CommonJS, and would not be tree-shaken there.
 */
export const ENVIRONMENT = 'const __environment = {};';

/** Bundled CommonJS may require Node's own modules. */
const NODE_REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

const toNamedFile = ({ path, contents }: EsbuildFile): NamedFile => ({
  name: basename(path),
  bytes: contents,
});
