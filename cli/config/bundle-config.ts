import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Loader, Message, Plugin } from 'esbuild';
import { build, OWN_URL, pathsInErrors, UNRESOLVED, withOwnUrl } from '../model/code/bundler.ts';
import { DocsError, lineRange, type Diagnostic, type Place } from '../model/diagnostic.ts';
import { type ReadLog, REFUSAL_REASONS } from '../model/host.ts';
import {
  OPENED_BY_NAME,
  readRegularFile,
  readTextIfPresent,
  statOf,
  withParents,
  siteRelative,
} from '../model/files.ts';
import { report } from '../report/catalogue.ts';

/** A configuration and its imports as one module without dependencies. */
export interface BundledConfig {
  readonly code: string;
  /** Source map of `code`. Its sources are relative to the site's root. */
  readonly map: string;
  /** Absolute paths of the bundled files outside packages; the configuration is the first. */
  readonly inputs: readonly string[];
  /** Absolute paths of files, existing or not, with compiler options and path aliases. */
  readonly compilerOptionFiles: readonly string[];
  /** Warnings, and errors in compiler options. */
  readonly findings: readonly Diagnostic[];
}

/** Code of the module `docs-build` in a configuration, wherever the engine is installed. */
const OWN_MODULE = 'export const defineConfig = (config) => config;';

export interface ConfigReading {
  /** Unsaved texts of files, by absolute path. */
  readonly drafts?: ReadonlyMap<string, string> | undefined;
  /** Receives the paths of all files read, even if the configuration does not load. */
  readonly reads?: ReadLog | undefined;
}

/**
 * Bundles a configuration. Throws a `DocsError` with all syntax errors and unresolved imports.
 * Invalid compiler options are left out and reported.
 */
export async function bundleConfig(
  root: string,
  file: string,
  reading: ConfigReading = {},
): Promise<BundledConfig> {
  assertOpenable(root);
  const faultsOf = (errors: readonly Message[]) =>
    errors.map((error) => {
      const id = UNRESOLVED.test(error.text) ? 'config/syntax:unresolved' : 'config/syntax';
      return report(id, messageLocation(error, root, file), { reason: error.text });
    });
  const inOptions: Message[] = [];
  try {
    const result = await build(buildOptions(root, file, reading)).catch(async (error: unknown) => {
      const { errors = [] } = error as { errors?: Message[] };
      if (!(await areInCompilerOptions(errors, root))) throw error;
      inOptions.push(...errors);
      return build({ ...buildOptions(root, file, reading), tsconfigRaw: {} });
    });
    const outputText = (ending: string) =>
      result.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    const inputs = Object.keys(result.metafile.inputs)
      .filter((path) => !path.startsWith('docs-build:') && !path.includes('node_modules/'))
      .map((path) => resolve(root, path));
    const compilerOptionFiles = await findCompilerOptionFiles([file, ...inputs]);
    reading.reads?.add(compilerOptionFiles);
    return {
      code: outputText('.mjs'),
      map: outputText('.map'),
      inputs: [file, ...inputs.filter((path) => path !== file).sort()],
      compilerOptionFiles,
      findings: [
        ...faultsOf(inOptions),
        ...result.warnings.map((warning) => ({
          ...report('config/syntax', messageLocation(warning, root, file), {
            reason: warning.text,
          }),
          severity: 'warning' as const,
        })),
      ],
    };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    reading.reads?.add(pathsInErrors(errors, root));
    throw new DocsError(faultsOf([...inOptions, ...errors]));
  }
}

const buildOptions = (root: string, file: string, reading: ConfigReading) =>
  ({
    entryPoints: [entryPoint(root, file)],
    absWorkingDir: root,
    outfile: resolve(root, 'docs.config.bundled.mjs'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'external',
    logLevel: 'silent',
    nodePaths: createRequire(import.meta.url).resolve.paths('docs-build') ?? [],
    define: { 'import.meta.url': OWN_URL },
    banner: { js: requireFor(file) },
    plugins: [ownModule, readFiles(reading)],
  }) as const satisfies BuildOptions;

/** Whether all errors are in `tsconfig.json` or another file with compiler options. */
async function areInCompilerOptions(errors: readonly Message[], root: string): Promise<boolean> {
  const named = errors.map(({ location }) => location && resolve(root, location.file));
  const files = named.filter((path) => path !== null);
  const known = await findCompilerOptionFiles([resolve(root, 'docs.config.ts'), ...files]);
  return files.length > 0 && named.every((path) => path !== null && known.includes(path));
}

/** Throws if the bundler would open a pipe or a device, which may never end. */
function assertOpenable(root: string): void {
  const special = withParents(root)
    .flatMap((folder) => OPENED_BY_NAME.map((name) => join(folder, name)))
    .filter((path) => {
      const stats = statOf(path);
      return stats !== undefined && !stats.isFile() && !stats.isDirectory();
    })
    .map((path) => siteRelative(root, path));
  if (special.length === 0) return;
  throw new DocsError(
    special.map((file) =>
      report('asset/not-read', { file }, { file, reason: REFUSAL_REASONS.special }),
    ),
  );
}

/** Returns the files, existing or not, that may set compiler options for these modules. */
async function findCompilerOptionFiles(modules: readonly string[]): Promise<string[]> {
  const folders = new Set(modules.map(dirname).flatMap(withParents));
  const files = [...folders].flatMap((folder) =>
    ['tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name)),
  );
  for (const file of files) {
    const text = (await readTextIfPresent(file)) ?? '';
    const [, names = ''] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(text) ?? [];
    for (const [, name = ''] of names.matchAll(/"(\.{1,2}\/[^"]*?)(?:\.json)?"/g)) {
      const extended = resolve(dirname(file), `${name}.json`);
      if (!files.includes(extended)) files.push(extended);
    }
  }
  return files;
}

/** Returns a relative path: esbuild would read a `*` in the root as a pattern. */
function entryPoint(root: string, file: string): string {
  const local = siteRelative(root, file);
  return isAbsolute(local) ? local : `./${local}`;
}

/** Returns code that defines `require`, which CommonJS packages call for built-in modules. */
const requireFor = (file: string) =>
  `import { createRequire as __docsBuildCreateRequire } from 'node:module'; ` +
  `const require = __docsBuildCreateRequire(${JSON.stringify(pathToFileURL(file).href)});`;

const ownModule: Plugin = {
  name: 'docs-build:own-module',
  setup(build) {
    build.onResolve({ filter: /^docs-build$/ }, ({ path }) => ({ path, namespace: 'docs-build' }));
    build.onLoad({ filter: /.*/, namespace: 'docs-build' }, () => ({
      contents: OWN_MODULE,
      loader: 'js',
    }));
  },
};

const LOADERS: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.json': 'json',
};

/** Reads drafts instead of files, and defines the URL of files that use `import.meta.url`. */
const readFiles = ({ drafts, reads }: ConfigReading): Plugin => ({
  name: 'docs-build:read-files',
  setup(build) {
    const filter = /\.(?:[cm]?[jt]sx?|json)$/;
    build.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
      reads?.add([path]);
      const draft = drafts?.get(path);
      const read = draft ?? (await readRegularFile(path).catch((error: Error) => error));
      if (read instanceof Error) return { errors: [{ text: `${path}: ${read.message}` }] };
      const text = String(read);
      const loader = LOADERS[/\.\w+$/.exec(path)?.[0] ?? ''] ?? 'jsx';
      const usesUrl = loader !== 'json' && text.includes('import.meta.url');
      if (draft === undefined && !usesUrl) return undefined;
      return {
        contents: usesUrl ? withOwnUrl(text, path) : text,
        loader,
        resolveDir: dirname(path),
      };
    });
  },
});

/** Returns the location of a message. esbuild counts columns from 0 in bytes of UTF-8. */
function messageLocation({ location }: Message, root: string, file: string): Place {
  if (!location) return { file: siteRelative(root, file) };
  const column = (bytes: number) =>
    Buffer.from(location.lineText).subarray(0, bytes).toString().length + 1;
  const start = column(location.column);
  const length = column(location.column + location.length) - start;
  return {
    file: siteRelative(root, resolve(root, location.file)),
    range: lineRange(location.line, start, Math.max(1, length)),
  };
}
