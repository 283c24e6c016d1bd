import type { BuildOptions, Message, Metafile, OnLoadResult, OutputFile, Plugin } from 'esbuild';
import { basename, relative, resolve } from 'node:path';
import { SOURCE_MAP } from '../../model/code/modules.ts';
import { build, endIdleBundler, pathsInErrors, transform } from '../../model/code/bundler.ts';
import { ADDRESS_EXTENSIONS } from '../../model/code/assets.ts';
import { distinctBy, inGroupsOf, reachableFrom } from '../../model/collections.ts';
import { relativePath } from '../../model/files.ts';
import { assetQueriesPlugin, cssModuleFile, cssModulesPlugin, isCssModule } from './assets.ts';
import { type NamedFile, withPlainNames } from './content-names.ts';
import { environmentOptions } from './environment.ts';
import { ownFilesPlugin, ownUrlsPlugin, readLogPlugin } from './own-files.ts';
import {
  enginePackages,
  engineModulesPlugin,
  nodeModulesPlugin,
  reactAliases,
  workspaceAliasesPlugin,
} from './packages.ts';
import type { CodeContext, NodeImports } from './packages.ts';

export class BundleError extends Error {
  readonly messages: readonly Message[];
  constructor(given: readonly Message[]) {
    // A module in several entries is reported for each of them.
    const messages = distinctBy(given, ({ text, location }) => JSON.stringify([text, location]));
    super(messages.map(({ text }) => text).join('\n'));
    this.name = 'BundleError';
    this.messages = messages;
  }
}

export interface BundleOptions {
  readonly context: CodeContext;
  readonly platform: 'browser' | 'node' | 'neutral';
  /** Source texts by output name without extension. Imports are resolved from the site's root. */
  readonly entries: Readonly<Record<string, string>>;
  /** Additional source texts by name. Entries import them as `entry:name`. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
  /** Receives the Node built-ins that packages import into a browser bundle. */
  readonly nodeImports?: NodeImports;
  readonly splitting?: boolean;
  readonly minify: boolean;
  /** Whether to remove white space without minifying, for large modules that only Node reads. */
  readonly isCompact?: boolean;
  /** Library mode, if it differs from the context's. */
  readonly mode?: CodeContext['mode'];
  readonly loader?: BuildOptions['loader'];
  /** Whether the sources are already bundled and declare the environment. */
  readonly isBundled?: true;
  /** Whether class names of CSS modules are not minified: Node and browsers need the same names. */
  readonly keepsClassNames?: boolean;
  /**
   * Whether the entry is a whole package: other packages stay imports, and the bundler does not
   * search for unused code, which takes a third of the time.
   */
  readonly isWholePackage?: true;
  /** Whether Node modules end with a source map, which locates errors in the site's own files. */
  readonly hasSourceMaps?: true;
  /** Whether modules know their own addresses, for modules that only the build runs. */
  readonly keepsUrls?: true;
}

const ENTRY = 'entry';

/** Prefix of source texts that are not files of the site. */
export const ENTRY_PREFIX = `${ENTRY}:`;

const entriesPlugin = ({ entries, modules, context }: BundleOptions): Plugin => ({
  name: 'entries',
  setup(builder) {
    builder.onResolve({ filter: /^entry:/ }, ({ path }) => ({
      path: path.slice(ENTRY_PREFIX.length),
      namespace: ENTRY,
    }));
    // esbuild treats `*` in absolute paths as a pattern, but the site's path may contain one.
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

const LOADERS: NonNullable<BuildOptions['loader']> = {
  ...Object.fromEntries(ADDRESS_EXTENSIONS.map((extension) => [extension, 'file'] as const)),
  // Packages and demos also use JSX in `.js` files.
  '.js': 'jsx',
};

/** Minifies a style sheet and removes the bundler's file name comments. */
export async function minifyCss(bytes: Uint8Array): Promise<Uint8Array> {
  const { code } = await transform(bytes, { loader: 'css', minify: true, legalComments: 'none' });
  return Buffer.from(code);
}

/** Number of modules after which the bundler's process is ended to free memory. */
const LARGE_BUNDLE = 1000;

/**
 * Maximum number of entries that are bundled together without splitting, because the bundler then
 * allocates memory for all modules once per entry.
 */
const GROUP_SIZE = 40;

/** Bundles in memory. Output files refer to each other as `./name`. Throws `BundleError`. */
export const bundleFiles = async (options: BundleOptions): Promise<NamedFile[]> =>
  (await bundleEntries(options)).files;

/** Output of a bundle. `readBy` returns the absolute paths on which an entry depends. */
interface BundledEntries {
  readonly files: NamedFile[];
  readonly readBy: (entry: string) => string[];
}

/** Bundles entries, in groups unless they share code. Throws one `BundleError` for all groups. */
export async function bundleEntries(options: BundleOptions): Promise<BundledEntries> {
  const entries = Object.entries(options.entries);
  if (options.splitting || entries.length <= GROUP_SIZE) return bundleGroup(options);
  const groups = inGroupsOf(entries, GROUP_SIZE).map((group) => Object.fromEntries(group));
  const bundled = await bundleGroups(groups.map((group) => ({ ...options, entries: group })));
  await endIdleBundler();
  return bundled;
}

async function bundleGroups(groups: readonly BundleOptions[]): Promise<BundledEntries> {
  const files = new Map<string, NamedFile>();
  const readers = new Map<string, BundledEntries['readBy']>();
  const messages: Message[] = [];
  for (const group of groups) {
    try {
      const bundled = await bundleGroup(group);
      for (const file of bundled.files) files.set(file.name, file);
      for (const entry of Object.keys(group.entries)) readers.set(entry, bundled.readBy);
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      messages.push(...error.messages);
    }
  }
  if (messages.length > 0) throw new BundleError(messages);
  return { files: [...files.values()], readBy: (entry) => readers.get(entry)?.(entry) ?? [] };
}

/** Bundles entries in one run, and again if class names must be kept. Throws `BundleError`. */
async function bundleGroup(options: BundleOptions): Promise<BundledEntries> {
  const { context, minify, keepsClassNames } = options;
  /** Files on which the scripts of workers depend, by script. */
  const workerFiles = new Map<string, readonly string[]>();
  try {
    const result = await build(buildOptions(options, workerFiles));
    const { inputs } = result.metafile;
    if (minify && !keepsClassNames && Object.keys(inputs).some(isCssModule)) {
      return bundleGroups(groupByCssModules(options, inputs));
    }
    if (Object.keys(inputs).length > LARGE_BUNDLE) await endIdleBundler();
    context.readLog?.add(filesRead(Object.keys(inputs), context));
    const files = withPlainNames(withSourceMaps(result.outputFiles));
    const filesBelow = (entry: string) => filesRead(inputsBelow(entry, inputs), context);
    return {
      files: minify && keepsClassNames ? await Promise.all(files.map(minifyIdentifiers)) : files,
      readBy: (entry) =>
        filesBelow(entry).flatMap((file) => [file, ...(workerFiles.get(file) ?? [])]),
    };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    const messages = errors.map((message) => withFile(withoutAlias(message), context));
    context.readLog?.add(pathsInErrors(messages, context.site));
    context.readLog?.markIncomplete();
    throw new BundleError(messages);
  }
}

/** Separates entries with CSS modules, so that the files of a page do not depend on other pages. */
function groupByCssModules(options: BundleOptions, inputs: Metafile['inputs']): BundleOptions[] {
  const hasCssModules = (entry: string) =>
    options.splitting === true || inputsBelow(entry, inputs).some(isCssModule);
  return [true, false].map((keepsClassNames) => {
    const entries = Object.entries(options.entries).filter(
      ([name]) => hasCssModules(name) === keepsClassNames,
    );
    return { ...options, entries: Object.fromEntries(entries), keepsClassNames };
  });
}

const buildOptions = (options: BundleOptions, workerFiles: Map<string, readonly string[]>) => {
  const { context, platform, entries, minify, keepsClassNames } = options;
  return {
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
    tsconfigRaw: JSON.stringify({ compilerOptions: { paths: context.aliases } }),
    ...(!options.isBundled && !options.isWholePackage && environmentOptions(options)),
    ...(options.isWholePackage
      ? { packages: 'external', treeShaking: false }
      : { alias: reactAliases(context) }),
    nodePaths: enginePackages(context.engine),
    splitting: options.splitting ?? false,
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    loader: { ...LOADERS, ...options.loader },
    minify: minify && !keepsClassNames,
    ...(keepsClassNames && { minifySyntax: minify, minifyWhitespace: minify }),
    ...(options.isCompact && { minifyWhitespace: true }),
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    ...(platform === 'node' && nodeOptions(options)),
    plugins: pluginsOf(options, workerFiles),
  } satisfies BuildOptions;
};

const nodeOptions = ({ context, hasSourceMaps }: BundleOptions) =>
  ({
    outExtension: { '.js': '.mjs' },
    // In development, browsers log the same warnings again.
    ...(context.mode === 'development' && { drop: ['console'] }),
    ...(hasSourceMaps && { sourcemap: 'external', sourcesContent: false }),
  }) satisfies BuildOptions;

const pluginsOf = (
  options: BundleOptions,
  workerFiles: Map<string, readonly string[]>,
): Plugin[] => {
  const { context, platform, plugins = [], nodeImports = new Map<string, Set<string>>() } = options;
  return [
    ...(context.readLog ? [readLogPlugin(context.readLog)] : []),
    ...(options.keepsUrls ? [ownUrlsPlugin(context)] : []),
    ownFilesPlugin(context.site),
    ...(platform === 'browser' ? [nodeModulesPlugin(context.site, nodeImports)] : []),
    assetQueriesPlugin(context, platform, (file) => loadWorker(file, options, workerFiles)),
    cssModulesPlugin(context),
    ...plugins,
    entriesPlugin(options),
    engineModulesPlugin(context),
    workspaceAliasesPlugin(context),
  ];
};

/** Bundles the script of a worker with its packages, because workers share no code with pages. */
async function loadWorker(
  file: string,
  { context, minify }: BundleOptions,
  workerFiles: Map<string, readonly string[]>,
): Promise<OnLoadResult> {
  const entries = { worker: `import ${JSON.stringify(file)};\n` };
  try {
    const bundled = await bundleEntries({ context, platform: 'browser', entries, minify });
    workerFiles.set(file, bundled.readBy('worker'));
    return { contents: bundled.files[0]?.bytes ?? '', loader: 'file' };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    // Report the errors at their locations in the worker's script.
    return { errors: [...error.messages] };
  }
}

/** Replaces the aliased path of React in a message with the specifier as imported. */
const withoutAlias = (message: Message): Message => ({
  ...message,
  text: message.text.replace(/^(Could not resolve) ".*" \(originally (".*")\)$/, '$1 $2'),
});

/** Locates a message in a CSS module in its file, relative to the site. */
const withFile = (message: Message, { site }: CodeContext): Message => {
  const { location } = message;
  if (!location || !isCssModule(location.file)) return message;
  return {
    ...message,
    location: { ...location, file: relativePath(site, cssModuleFile(location.file)) },
  };
};

/** Returns absolute paths. Omits modules of plugins (`kind:…`) and disabled ones. */
const filesRead = (inputs: readonly string[], { site }: CodeContext): string[] =>
  inputs
    .map((input) => cssModuleFile(input).replace(/^as-\w+:/, ''))
    .filter((path) => !/^(?:\(\w+\)|[\w-]{2,}):/.test(path))
    .map((path) => resolve(site, path));

const inputsBelow = (entry: string, inputs: Metafile['inputs']): string[] => [
  ...reachableFrom([`${ENTRY_PREFIX}${entry}`], (path) =>
    (inputs[path]?.imports ?? []).map((imported) => imported.path),
  ),
];

async function minifyIdentifiers(file: NamedFile): Promise<NamedFile> {
  if (!file.name.endsWith('.js')) return file;
  const options = { minify: true, legalComments: 'none', charset: 'utf8' } as const;
  const { code } = await transform(file.bytes, { ...options, format: 'esm', target: 'es2022' });
  return { ...file, bytes: Buffer.from(code) };
}

/** Appends source maps to their scripts. Leaves out those of style sheets, which are published. */
function withSourceMaps(outputs: readonly OutputFile[]): NamedFile[] {
  const files = outputs.map(({ path, contents }) => ({ name: basename(path), bytes: contents }));
  const byName = new Map(files.map((file) => [file.name, file]));
  return files.flatMap((file) => {
    if (file.name.endsWith('.map')) return [];
    const map = file.name.endsWith('.mjs') ? byName.get(`${file.name}.map`) : undefined;
    if (!map) return [file];
    const comment = SOURCE_MAP + Buffer.from(map.bytes).toString('base64');
    return [{ ...file, bytes: Buffer.concat([file.bytes, Buffer.from(comment)]) }];
  });
}
