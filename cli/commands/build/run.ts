import { CACHE_FOLDER } from '../../model/paths.ts';
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { version } from 'node:process';
import { crc32 } from 'node:zlib';
import { fingerprint } from '../../cache/memo.ts';
import type { BundledConfig } from '../../config/bundle-config.ts';
import { runConfig } from '../../config/run-config.ts';
import { OWN_PID } from '../../disk/machine.ts';
import { changedPaths, namesIn, type PathStates } from '../../disk/path-states.ts';
import type { OutputStates } from '../../emit/output-states.ts';
import { findEngine } from '../../engine.ts';
import { historyState } from '../../git.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageKeys } from '../../pipeline/page-log.ts';
import type { ProjectOptions } from '../project.ts';
import { logs, rootOf, type Terminal } from '../terminal.ts';

/** Flags of `build`. */
export interface BuildOptions extends ProjectOptions {
  /** Relative to the working directory. If absent, `dist` in the site's root. */
  readonly outDir?: string;
  readonly strict?: boolean;
  readonly report?: boolean;
  /** Writes a copy that works from `file://`. */
  readonly offline?: boolean;
  /** Whether to build the versions with a Git ref too. */
  readonly versions?: boolean;
}

/** A build, with the record of the last one. */
export interface BuildRun {
  readonly options: BuildOptions;
  readonly terminal: Terminal;
  /** Start of the command, in milliseconds since 1970. */
  readonly started: number;
  /** Absent if the cache is off. */
  readonly target?: BuildTarget | undefined;
  readonly record?: BuildRecord | undefined;
}

/** Inputs and outputs of the last successful build of an output. */
export interface BuildRecord {
  /** Hash of the engine and of the command's flags. */
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
  /** State of the site's Git history. */
  readonly history: string;
  /** Files that were read, and folders that were listed. Absolute paths. */
  readonly inputs: PathStates;
  /** Names of the modules in folders with code. Absolute paths. */
  readonly modules: PathStates;
  readonly outputs: OutputStates;
  /** Reported findings. */
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly keys: PageKeys;
  readonly site: {
    readonly base: string;
    readonly contentDir: string;
    readonly pageSeconds: number;
  };
}

/** Identifies the output and the way in which a site is built. */
export interface BuildTarget {
  /** Absolute path of the root, with symbolic links resolved. */
  readonly root: string;
  readonly outDir: string;
  readonly key: string;
  /** Path of the record. */
  readonly file: string;
}

/** Determines the target of a build. Undefined without a root, or if the cache is off. */
export function targetOf(options: BuildOptions, terminal: Terminal): BuildTarget | undefined {
  if (options.cache === false || options.offline || options.versions) return undefined;
  try {
    const root = realpathSync(rootOf(options, terminal));
    const outDir = outDirOf(options, root, terminal);
    const { config = '', base = '', strict = false, versionList = '' } = options;
    const engine = findEngine();
    const versions = versionList === '' ? '' : readFileSync(versionList, 'utf8');
    const flags = [config, base, strict, versions];
    const key = fingerprint([engine.hash, engine.root, version, root, ...flags]);
    const name = `build-${fingerprint(outDir).slice(0, 12)}`;
    return { root, outDir, key, file: join(root, CACHE_FOLDER, 'cache', name) };
  } catch {
    return undefined; // The build reports a missing root.
  }
}

/** Reads the last build's record. Undefined if it is missing, damaged, or has another key. */
export function readRecord({ file, key }: BuildTarget): BuildRecord | undefined {
  try {
    const bytes = readFileSync(file);
    const line = bytes.indexOf('\n');
    const body = bytes.subarray(line + 1);
    if (crc32(body) !== Number(bytes.subarray(0, line).toString())) return undefined;
    const record = JSON.parse(body.toString()) as BuildRecord;
    return record.key === key ? record : undefined;
  } catch {
    return undefined; // Without a record, the build does all work.
  }
}

/** Writes a record for the next build. Throws file system errors. */
export function writeRecord({ file }: BuildTarget, record: BuildRecord): void {
  const body = Buffer.from(JSON.stringify(record));
  const temporary = `${file}.${OWN_PID}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${crc32(body)}\n`), body]));
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Returns the inputs that changed since the last build. Undefined if more than files changed. */
export async function changedInputs(
  record: BuildRecord,
  { root }: BuildTarget,
  terminal: Terminal,
): Promise<{ readonly paths: readonly string[]; readonly printed: string } | undefined> {
  const { bundled, file, value, publicEnv } = record.config;
  // The configuration is code, which may read anything: it runs each time.
  const running = runConfig(bundled, file).catch(() => undefined);
  const paths = changedPaths(record.inputs);
  const isSame =
    Object.entries(record.modules).every(([folder, names]) => namesIn(folder) === names) &&
    environmentHash(publicEnv, terminal) === record.environment &&
    (await historyState(root)) === record.history;
  const run = await running;
  if (!isSame || !run || fingerprint(run.value ?? null) !== value) return undefined;
  return { paths, printed: run.printed };
}

/** Hashes public environment variables: the license key is one, so values are not stored. */
export const environmentHash = (names: readonly string[], { environment }: Terminal): string =>
  fingerprint(environment.publicValues(names));

/** Prints the output directory and how many files changed. */
export function printResult(
  { written, unchanged, removed }: Readonly<Record<'written' | 'unchanged' | 'removed', number>>,
  outDir: string,
  { options, terminal, started }: Pick<BuildRun, 'options' | 'terminal' | 'started'>,
): void {
  if (!logs(options, 'info')) return;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const files = written === 1 ? 'file' : 'files';
  const counts = `${written} ${files} written, ${unchanged} unchanged, ${removed} removed`;
  terminal.err(`Built ${outDir} in ${seconds} s: ${counts}\n`);
}

/** Returns the absolute path of the output directory. */
export const outDirOf = (
  { outDir, offline }: Pick<BuildOptions, 'outDir' | 'offline'>,
  root: string,
  { cwd }: Pick<Terminal, 'cwd'>,
) =>
  outDir === undefined
    ? join(root, offline === true ? 'dist-offline' : 'dist')
    : resolve(cwd, outDir);
