import { CACHE_FOLDER } from '../model/paths.ts';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { ConfigReading } from '../config/bundle-config.ts';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { findEngine } from '../engine.ts';
import { createNodeHost, type NodeHost, type NodeHostOptions } from '../host.ts';
import type { ReadLog } from '../model/host.ts';
import type { SiteInput } from '../pipeline/site-input.ts';
import { escapeControls } from '../report/text-layout.ts';
import { isLogged, logInfo, rootOf, type GlobalOptions, type Terminal } from './output/terminal.ts';
import { cacheNotWritten } from '../disk/machine.ts';

export interface ProjectOptions extends GlobalOptions {
  /** Path under which the site is served. Overrides the configuration. */
  readonly base?: string;
  /** Whether to omit services, and files that only hosts need. */
  readonly offline?: boolean;
  /** Absolute path of a JSON file with versions that replace those of the configuration. */
  readonly versionList?: string;
  /** False if `--no-cache` is set. */
  readonly cache?: boolean;
  /** Number of threads that compile and render. If absent, threads start as needed. */
  readonly concurrency?: number;
  readonly readLog?: ReadLog | undefined;
  readonly onTask?: NodeHostOptions['onTask'];
}

/** A loaded site and its host. Must be closed. */
export interface Project {
  readonly loaded: LoadedConfig;
  readonly input: SiteInput;
  /** Loads the configuration again. Keeps the host with its threads and cache. */
  readonly reload: (reading?: ConfigReading) => Promise<Project>;
  readonly endIdleThreads: NodeHost['endIdleThreads'];
  readonly close: () => Promise<void>;
}

/** Number of concurrent pages per thread: some are read or written while it works on another. */
const PAGES_PER_THREAD = 3;

/** Loads the configuration, which may throw a `DocsError`, and opens the host. */
export async function openProject(options: ProjectOptions, terminal: Terminal): Promise<Project> {
  const { readLog, concurrency, onTask } = options;
  const first = await loadProjectConfig(options, terminal, { reads: readLog });
  const engine = findEngine();
  let hasWarned = false;
  const host = await createNodeHost({
    root: first.root,
    engine,
    cache: options.cache ?? true,
    concurrency: (concurrency ?? availableParallelism()) * PAGES_PER_THREAD,
    workers: concurrency ?? 'as-needed',
    readLog,
    onTask,
    pageSeconds: first.config.limits.pageSeconds,
    onCacheFailure: (error) => {
      if (hasWarned || !isLogged(terminal, 'warn')) return;
      hasWarned = true;
      terminal.err(escapeControls(cacheNotWritten(join(first.root, CACHE_FOLDER), error)));
    },
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= host.close());
  const closeAtOnce = () => void close().catch(() => undefined);
  terminal.signal.addEventListener('abort', closeAtOnce, { once: true });
  const projectOf = (loaded: LoadedConfig): Project => ({
    loaded,
    input: {
      config: loaded.config,
      host,
      engineRoot: engine.root,
      runtime: engine.runtime,
      publicEnv: terminal.environment.publicValues(loaded.config.publicEnv),
      locateValue: loaded.locateValue,
      locateKey: loaded.locateKey,
      ...(options.offline && { isOfflineCopy: true }),
    },
    reload: async (reading) => projectOf(await loadProjectConfig(options, terminal, reading)),
    endIdleThreads: host.endIdleThreads,
    close,
  });
  return projectOf(first);
}

/** Opens a project for `work`, and closes it. */
export async function withProject<T>(
  options: ProjectOptions,
  terminal: Terminal,
  work: (project: Project) => Promise<T>,
): Promise<T> {
  const project = await openProject(options, terminal);
  try {
    return await work(project);
  } finally {
    await project.close();
  }
}

/** Loads only the configuration, and forwards its output to stderr. */
export async function loadProjectConfig(
  options: ProjectOptions,
  terminal: Terminal,
  reading?: ConfigReading,
): Promise<LoadedConfig> {
  const given = options.config === undefined ? undefined : resolve(terminal.cwd, options.config);
  const loaded = await loadConfig(rootOf(options, terminal), given, reading);
  logInfo(terminal, loaded.printed);
  const config = options.offline ? offlineConfig(loaded.config) : loaded.config;
  const { base = config.site.base, versionList } = options;
  const shared = versionList === undefined ? {} : { ...sharedConfig(versionList), host: undefined };
  return { ...loaded, config: { ...config, ...shared, site: { ...config.site, base } } };
}

/**
 * Reads the settings that all versions of a site share, except the host: only the latest version
 * has the host's files.
 */
const sharedConfig = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Pick<SiteConfig, 'versions' | 'trailingSlash'>;

/** Returns the configuration of an offline copy, whose pages are files without network access. */
const offlineConfig = ({ host: _, ...config }: SiteConfig): SiteConfig => ({
  ...config,
  site: { ...config.site, base: '/' },
  trailingSlash: true,
  features: {
    ...config.features,
    ads: false,
    analytics: false,
    serviceWorker: false,
    llms: false,
    feeds: false,
    openGraph: false,
  },
});
