import { siteRelative } from '../model/files.ts';
import { readFileSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { DocsError, type Diagnostic, type Place } from '../model/diagnostic.ts';
import type { Json } from '../model/host.ts';
import { bundleConfig, type BundledConfig, type ConfigReading } from './bundle-config.ts';
import { type ConfigFile, type KeyPath, keyText, createLocator, type Locator } from './locate.ts';
import { runConfig } from './run-config.ts';
import type { SiteConfig } from './schema.ts';
import type { ConfigProblem } from './validate.ts';
import { report } from '../report/catalogue.ts';

export interface LoadedConfig {
  readonly config: SiteConfig;
  /** Absolute path of the site's root, with symbolic links resolved. */
  readonly root: string;
  /** Absolute path of the configuration file. */
  readonly file: string;
  /** Absolute paths of the loaded files outside packages; `file` is the first. */
  readonly inputs: readonly string[];
  /** The bundled configuration, and the value of its default export. */
  readonly source: { readonly bundled: BundledConfig; readonly value: Json };
  readonly warnings: readonly Diagnostic[];
  readonly printed: string;
  /** Locates entries, redirects or products with a value. Slow: loads a parser. */
  readonly locateValue: (value: string) => readonly Place[];
  /** Locates a key. Slow: loads a parser. */
  readonly locateKey: (path: KeyPath) => Place;
}

/** File names of a configuration, in order of precedence. */
export const CONFIG_FILES = [
  'docs.config.ts',
  'docs.config.mts',
  'docs.config.mjs',
  'docs.config.js',
];

/** Loads and checks a configuration. Throws a `DocsError` with all problems. */
export async function loadConfig(
  root: string,
  given?: string,
  reading: ConfigReading = {},
): Promise<LoadedConfig> {
  const names = given === undefined ? CONFIG_FILES : [given];
  const { directory, file } = await findConfig(root, names);
  reading.reads?.add(names.map((name) => resolve(directory, name)));
  const bundled = await bundleConfig(directory, file, reading);
  const run = await runConfig(bundled, siteRelative(directory, file));
  let locator: Locator | undefined;
  const locate = () => (locator ??= readLocator(directory, bundled.inputs, reading));
  const reportKey = ({ id, path, values }: ConfigProblem) =>
    report(id, locate().key(path), { key: keyText(path), ...values });
  if (run.notJson.length > 0) {
    throw new DocsError(
      run.notJson.map(({ path, what }) =>
        reportKey({ id: 'config/invalid:data', path, values: { received: what } }),
      ),
    );
  }
  if (run.value === undefined) {
    const values = {
      reason: 'expected a default export, found none',
      hint: 'Write export default defineConfig({ … }), with defineConfig from docs-build.',
    };
    throw new DocsError(reportKey({ id: 'config/invalid', path: [], values }));
  }
  const { validateConfig } = await import('./validate.ts');
  const checked = validateConfig(run.value);
  if ('problems' in checked) throw new DocsError(checked.problems.map(reportKey));
  const renamed = checked.renamed.map(({ path, name }) => {
    const values = { name, fix: locate().rename(path, name) };
    return reportKey({ id: 'config/renamed-key', path, values });
  });
  return {
    config: checked.config,
    root: directory,
    file,
    inputs: bundled.inputs,
    source: { bundled, value: run.value },
    warnings: [...bundled.findings, ...renamed],
    printed: run.printed,
    locateValue: (value) => locate().value(value),
    locateKey: (path) => locate().key(path),
  };
}

/** Refuses a path with characters from which Node or the bundler cannot load modules. */
export function refuseUnusableRoot(root: string): void {
  const hasBackslash = sep === '/' && root.includes('\\');
  if (!hasBackslash && !/[\r\n]/.test(root)) return;
  const character = hasBackslash ? 'a backslash' : 'a line break';
  throw new DocsError(report('config/root-path', undefined, { root, character }));
}

async function findConfig(root: string, names: readonly string[]) {
  const directory = await realpath(root).catch(() => undefined);
  const isDirectory = directory !== undefined && (await stat(directory)).isDirectory();
  if (!isDirectory) {
    const id = directory === undefined ? 'config/not-found:root' : 'config/not-found:file';
    throw new DocsError(report(id, undefined, { where: root }));
  }
  refuseUnusableRoot(directory);
  for (const name of names) {
    const file = resolve(directory, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return { directory, file: await realpath(file) };
  }
  throw new DocsError(
    report('config/not-found', undefined, { where: root, looked: names.join(', ') }),
  );
}

function readLocator(root: string, inputs: readonly string[], { drafts }: ConfigReading): Locator {
  const read = (path: string): ConfigFile => ({
    file: siteRelative(root, path),
    text: drafts?.get(path) ?? readFileSync(path, 'utf8'),
  });
  const [first = '', ...rest] = inputs;
  return createLocator([read(first), ...rest.map(read)]);
}
