import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { version } from 'node:process';
import { fingerprint } from '../../cache/memo.ts';
import { findEngine } from '../../engine.ts';
import { CACHE_FOLDER } from '../../model/paths.ts';
import type { BuildRecord, BuildTarget } from '../../update/record.ts';
import type { ProjectOptions } from '../project.ts';
import { logInfo, rootOf, type Terminal } from '../output/terminal.ts';

export interface BuildOptions extends ProjectOptions {
  /** Relative to the working directory. If absent, `dist` in the site's root. */
  readonly outDir?: string;
  readonly strict?: boolean;
  readonly report?: boolean;
  readonly offline?: boolean;
  readonly versions?: boolean;
}

export interface BuildRun {
  readonly options: BuildOptions;
  readonly terminal: Terminal;
  /** Start of the command, in milliseconds since 1970. */
  readonly started: number;
  /** Absent if the cache is off. */
  readonly target?: BuildTarget | undefined;
  readonly record?: BuildRecord | undefined;
}

/** Determines the target of a build. Undefined without a root, or if the cache is off. */
export function buildTargetOf(options: BuildOptions, terminal: Terminal): BuildTarget | undefined {
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

export function printResult(
  { written, unchanged, removed }: Readonly<Record<'written' | 'unchanged' | 'removed', number>>,
  outDir: string,
  { terminal, started }: BuildRun,
): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const files = written === 1 ? 'file' : 'files';
  const counts = `${written} ${files} written, ${unchanged} unchanged, ${removed} removed`;
  logInfo(terminal, `Built ${outDir} in ${seconds} s: ${counts}\n`);
}

export const outDirOf = (
  { outDir, offline }: Pick<BuildOptions, 'outDir' | 'offline'>,
  root: string,
  { cwd }: Pick<Terminal, 'cwd'>,
) =>
  outDir === undefined
    ? join(root, offline === true ? 'dist-offline' : 'dist')
    : resolve(cwd, outDir);
