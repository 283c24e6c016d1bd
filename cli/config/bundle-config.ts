import { createRequire } from 'node:module';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, Message, Plugin } from 'esbuild';
import { DocsError, lineRange, type Diagnostic, type Place } from '../model/diagnostic.ts';
import { pathsInErrors } from '../model/host.ts';
import type { ReadLog } from '../model/host.ts';
import { readRegularFile } from '../model/files.ts';
import { configSuspicious, configSyntax } from '../report/catalogue/site/config.ts';

/** A configuration and all it imports as one module that needs nothing but Node. */
export interface BundledConfig {
  readonly code: string;
  /** Source map of `code`; its sources are relative to the site's root. */
  readonly map: string;
  /** Absolute paths of the files it was made of, packages left out; the configuration first. */
  readonly inputs: readonly string[];
  readonly warnings: readonly Diagnostic[];
}

/** What `import … from 'docs-build'` gives to a configuration, wherever the engine is installed. */
const DOOR = 'export const defineConfig = (config) => config;';

/** Stands for `import.meta.url` of each file, since in one module there is only one. */
const OWN_URL = '__docsBuildOwnUrl';

/** Texts of files as they would be, by absolute path. */
export type Drafts = ReadonlyMap<string, string>;

/** How the files of a configuration are read. */
export interface ConfigReading {
  readonly drafts?: Drafts | undefined;
  /** Gets the paths of the files that are read, also if the configuration does not load. */
  readonly reads?: ReadLog | undefined;
}

/** Joins a configuration and its imports. Throws a `DocsError` with every syntax error and every import that leads nowhere. */
export async function bundleConfig(
  root: string,
  file: string,
  reading: ConfigReading = {},
): Promise<BundledConfig> {
  const esbuild = await import('esbuild');
  try {
    const result = await esbuild.build({
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
      plugins: [door, ownTexts(reading)],
    });
    const textOf = (ending: string) =>
      result.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    const inputs = Object.keys(result.metafile.inputs)
      .filter((path) => !path.startsWith('docs-build:') && !path.includes('node_modules/'))
      .map((path) => resolve(root, path));
    return {
      code: textOf('.mjs'),
      map: textOf('.map'),
      inputs: [file, ...inputs.filter((path) => path !== file).sort()],
      warnings: result.warnings.map((warning) =>
        configSuspicious(warning.text, placeOf(warning, root, file)),
      ),
    };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    reading.reads?.add(pathsInErrors(errors, root));
    throw new DocsError(errors.map((one) => configSyntax(one.text, placeOf(one, root, file))));
  }
}

/** Relative to the root: the bundler takes `*` in an entry point for a pattern, and the path of the root may hold one. */
function entryPoint(root: string, file: string): string {
  const local = siteRelative(root, file);
  return isAbsolute(local) ? local : `./${local}`;
}

/** Packages in the older module format call `require` for what Node brings along. */
const requireFor = (file: string) =>
  `import { createRequire as __docsBuildCreateRequire } from 'node:module'; ` +
  `const require = __docsBuildCreateRequire(${JSON.stringify(pathToFileURL(file).href)});`;

const door: Plugin = {
  name: 'docs-build:door',
  setup(build) {
    build.onResolve({ filter: /^docs-build$/ }, ({ path }) => ({ path, namespace: 'docs-build' }));
    build.onLoad({ filter: /.*/, namespace: 'docs-build' }, () => ({
      contents: DOOR,
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

/** Drafts in place of files, and the URL of a file in those that ask for theirs. All others are left to the bundler. */
const ownTexts = ({ drafts, reads }: ConfigReading): Plugin => ({
  name: 'docs-build:own-texts',
  setup(build) {
    const filter = /\.(?:[cm]?[jt]sx?|json)$/;
    build.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
      reads?.add([path]);
      const draft = drafts?.get(path);
      const read = draft ?? (await readRegularFile(path).catch((error: Error) => error));
      if (read instanceof Error) return { errors: [{ text: `${path}: ${read.message}` }] };
      const text = String(read);
      const loader = LOADERS[/\.\w+$/.exec(path)?.[0] ?? ''] ?? 'jsx';
      const asks = loader !== 'json' && text.includes('import.meta.url');
      if (draft === undefined && !asks) return undefined;
      // On the first line, so that the places of all other lines stay.
      const own = `const ${OWN_URL} = ${JSON.stringify(pathToFileURL(path).href)}; `;
      return { contents: asks ? own + text : text, loader, resolveDir: dirname(path) };
    });
  },
});

/** Where a message stands. The bundler counts columns from 0 in bytes of UTF-8. */
function placeOf({ location }: Message, root: string, file: string): Place {
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

/** The path relative to the root with `/` separators. */
export function siteRelative(root: string, path: string): string {
  const local = relative(root, path);
  return isAbsolute(local) ? path : local.split(sep).join('/');
}
