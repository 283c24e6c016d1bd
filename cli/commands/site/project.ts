import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { ConfigReading } from '../../config/bundle-config.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { loadConfig, type LoadedConfig } from '../../config/load.ts';
import { findEngine } from '../../engine.ts';
import { createNodeHost, type NodeHost } from '../../host.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { cacheNotWritten } from '../../report/rules/commands.ts';
import { plain } from '../../report/terminal-text.ts';
import { rootOf } from './root.ts';
import { speaks, type GlobalOptions, type Terminal } from '../terminal/terminal.ts';

/** How a site is worked on. */
export interface ProjectOptions extends GlobalOptions {
  /** Path under which the site is served, in place of the configuration's. */
  readonly base?: string;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
  /** Pages at a time; by default what the machine has. */
  readonly concurrency?: number;
}

/** A loaded site, ready for the pipeline. Must be closed. */
export interface Project {
  readonly loaded: LoadedConfig;
  readonly host: NodeHost;
  readonly input: SiteInput;
  /** Absolute path of the content. */
  readonly contentDir: string;
  readonly close: () => Promise<void>;
}

/** Threads that compile and render: one, as a backstop with a clock and a limit of memory. */
const WORKERS = 1;

/** While one page is worked on, others are read and what was made of them is written. */
const PAGES_PER_CORE = 3;

/** Loads the configuration and opens what the pipeline needs. Throws a `DocsError` for a configuration that does not load. */
export async function openProject(options: ProjectOptions, terminal: Terminal): Promise<Project> {
  const loaded = await loadProjectConfig(options, terminal);
  const host = await createNodeHost({
    root: loaded.root,
    engine: findEngine(),
    cache: options.cache ?? true,
    concurrency: options.concurrency ?? availableParallelism() * PAGES_PER_CORE,
    workers: WORKERS,
    pageSeconds: loaded.config.limits.pageSeconds,
    onCacheFailure: createCacheWarning(loaded.root, options, terminal),
  });
  return { ...projectOf(loaded, host, terminal), close: closeOnce(host, terminal.signal) };
}

/** Prints one warning, whatever the number of failures. */
function createCacheWarning(root: string, options: ProjectOptions, terminal: Terminal) {
  const state = { isPrinted: false };
  return (error: unknown) => {
    if (state.isPrinted || !speaks(options, 'warn')) return;
    state.isPrinted = true;
    terminal.err(plain(cacheNotWritten(join(root, '.docs-build'), error)));
  };
}

/** How a project is loaded anew. */
export interface Reloading extends ConfigReading {
  readonly options: ProjectOptions;
  readonly terminal: Terminal;
}

/** The project with its configuration loaded anew, on the same host: threads and cache live on. */
export async function reloadProject(
  { host, close }: Project,
  { options, terminal, ...reading }: Reloading,
): Promise<Project> {
  const loaded = await loadProjectConfig(options, terminal, reading);
  return { ...projectOf(loaded, host, terminal), close };
}

function projectOf(loaded: LoadedConfig, host: NodeHost, terminal: Terminal) {
  const { config, root } = loaded;
  const engine = findEngine();
  const input: SiteInput = {
    config,
    host,
    engineRoot: engine.root,
    runtime: engine.runtime,
    publicEnv: terminal.environment.publicValues(config.publicEnv),
    locateValue: loaded.locateValue,
    locateKey: loaded.locateKey,
  };
  return { loaded, host, input, contentDir: resolve(root, config.content) };
}

/** Closes the host once, whoever asks first: the command when it is done, or a signal. */
function closeOnce(host: NodeHost, signal: AbortSignal): () => Promise<void> {
  const state: { closing?: Promise<void> } = {};
  const close = () => (state.closing ??= host.close());
  signal.addEventListener('abort', () => void close().catch(() => undefined), { once: true });
  return close;
}

/** The configuration alone. What it printed while loading goes to stderr. */
export async function loadProjectConfig(
  options: ProjectOptions,
  terminal: Terminal,
  reading?: ConfigReading,
): Promise<LoadedConfig> {
  const given = options.config === undefined ? undefined : resolve(terminal.cwd, options.config);
  const loaded = await loadConfig(rootOf(options, terminal), given, reading);
  if (loaded.printed !== '' && speaks(options, 'info')) terminal.err(loaded.printed);
  return { ...loaded, config: withBase(loaded.config, options.base) };
}

const withBase = (config: SiteConfig, base: string | undefined): SiteConfig =>
  base === undefined ? config : { ...config, site: { ...config.site, base } };
