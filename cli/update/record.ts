import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { fingerprint } from '../cache/memo.ts';
import type { BundledConfig } from '../config/bundle-config.ts';
import type { Environment } from '../config/env.ts';
import type { LoadedConfig } from '../config/load.ts';
import { runConfig } from '../config/run-config.ts';
import {
  changedPaths,
  moduleNames,
  moduleNamesIn,
  type PathStates,
  recordStates,
} from '../disk/path-states.ts';
import type { OutputStates } from '../emit/output-states.ts';
import { historyState } from '../git.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { siteRelative } from '../model/files.ts';

/** Root, output directory and flags that identify a build, and the path of its record. */
export interface BuildTarget {
  /** Absolute path of the root, with symbolic links resolved. */
  readonly root: string;
  readonly outDir: string;
  /** Hash of the engine and of the command's flags. */
  readonly key: string;
  readonly file: string;
}

/** Inputs and outputs of the last successful build of a target. */
export interface BuildRecord {
  readonly key: string;
  readonly config: {
    readonly bundled: Pick<BundledConfig, 'code' | 'map'>;
    /** Path relative to the root. */
    readonly file: string;
    readonly value: string;
    readonly publicEnv: readonly string[];
  };
  /** Hash of the public environment variables. */
  readonly environment: string;
  readonly history: string;
  /** Files that were read, and folders that were listed. Absolute paths. */
  readonly inputs: PathStates;
  /** Names of the modules in the folders from which code was read, by absolute folder path. */
  readonly modules: PathStates;
  readonly outputs: OutputStates;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly site: {
    readonly base: string;
    readonly contentDir: string;
    readonly pageSeconds: number;
  };
  readonly made: SiteRecord;
}

/** How a site was made. Keys are those of the store. */
export interface SiteRecord {
  /** Keys of the `PageRecord`s of all pages that an edit of a file affects, by source file. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Key of the plans of the search index. */
  readonly search: string;
  /** Key of the `CodeRecipe`. */
  readonly code: string;
  /** Use counts of output files that are used more than once. */
  readonly uses: Readonly<Record<string, number>>;
}

/** Reads the last build's record. Undefined if it is missing, damaged, or has another key. */
export function readRecord({ file, key }: BuildTarget): BuildRecord | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const line = text.indexOf('\n');
    const body = text.slice(line + 1);
    if (crc32(body) !== Number(text.slice(0, line))) return undefined;
    const record = JSON.parse(body) as BuildRecord;
    return record.key === key ? record : undefined;
  } catch {
    return undefined; // Without a record, the build does all work.
  }
}

/** Writes a record for the next build. Without a record, that build does all work. */
export function writeRecord({ file }: BuildTarget, record: BuildRecord): void {
  const body = JSON.stringify(record);
  const temporary = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, `${crc32(body)}\n${body}`);
    renameSync(temporary, file);
  } catch {
    // A full disk must not fail a build.
  }
}

export interface FinishedBuild extends Pick<
  BuildRecord,
  'history' | 'outputs' | 'diagnostics' | 'pages' | 'made'
> {
  readonly loaded: LoadedConfig;
  readonly environment: Environment;
  /** Paths of all files that were read. */
  readonly paths: readonly string[];
  /** Start of the build, in milliseconds since 1970. */
  readonly started: number;
}

export function recordBuild(
  target: BuildTarget,
  { loaded, environment, started, paths: read, ...finished }: FinishedBuild,
): void {
  const { root, file, source } = loaded;
  const { publicEnv, content, site, limits } = loaded.config;
  const contentDir = resolve(root, content);
  const { code, map } = source.bundled;
  // Omit modules of packages, because lock files determine their contents.
  const paths = read.filter((path) => !isPackageModule(path));
  const isListed = (path: string) => path.startsWith(contentDir) || path.endsWith('.json');
  writeRecord(target, {
    key: target.key,
    config: {
      bundled: { code, map },
      file: siteRelative(root, file),
      value: fingerprint(source.value),
      publicEnv,
    },
    site: { base: site.base, contentDir, pageSeconds: limits.pageSeconds },
    environment: environmentHash(publicEnv, environment),
    inputs: recordStates(paths, started),
    modules: moduleNames(paths.filter((path) => !isListed(path))),
    ...finished,
  });
}

const isPackageModule = (path: string) =>
  path.includes('/node_modules/') && !/(?:package|lock[^/]*)\.(?:json|yaml)$/.test(path);

/** Returns the inputs that changed since the last build. Undefined if more than files changed. */
export async function changedInputs(
  record: BuildRecord,
  { root }: BuildTarget,
  environment: Environment,
): Promise<{ readonly paths: readonly string[]; readonly printed: string } | undefined> {
  const { bundled, file, value, publicEnv } = record.config;
  // The configuration is code, which may read anything: it runs each time.
  const running = runConfig(bundled, file).catch(() => undefined);
  const paths = changedPaths(record.inputs);
  const isSame =
    Object.entries(record.modules).every(([folder, names]) => moduleNamesIn(folder) === names) &&
    environmentHash(publicEnv, environment) === record.environment &&
    (await historyState(root)) === record.history;
  const run = await running;
  if (!isSame || !run || fingerprint(run.value ?? null) !== value) return undefined;
  return { paths, printed: run.printed };
}

/** Hashes public environment variables: the license key is one, so values are not stored. */
const environmentHash = (names: readonly string[], environment: Environment): string =>
  fingerprint(environment.publicValues(names));
