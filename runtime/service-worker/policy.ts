/** How often the page is looked at once a new service worker is active. Source: spec §4 and §9. */
export const SERVICE_WORKER_POLICY = { checkEveryMs: 100 } as const;

/** Whether a host is one of those of the docs, by its whole name. Others get no service worker. Spec §4. */
export const isDocsHost = (host: string, docsHosts: readonly string[]) => docsHosts.includes(host);

/** What counts when a new service worker has become active. */
export interface PageState {
  /** Another service worker was in charge of the page before. */
  readonly hadController: boolean;
  /** The page was already loaded again for this one. */
  readonly hasReloaded: boolean;
  readonly hasFocus: boolean;
  /** The reader has typed something that would be lost. */
  readonly hasUnsavedText: boolean;
  readonly hasOpenDialog: boolean;
}

/** Whether to load the page again now: at most once, while it is looked at, and never in the middle of something. Spec §4. */
export const shouldReload = (page: PageState) =>
  page.hadController &&
  !page.hasReloaded &&
  page.hasFocus &&
  !page.hasUnsavedText &&
  !page.hasOpenDialog;

/** The builds for which a page was loaded again, `kept` being those of before: ids with spaces between. Undefined where `build` is among them. */
export function withBuild(kept: string | null, build: string): string | undefined {
  const builds = (kept ?? '').split(' ').filter(Boolean);
  return builds.includes(build) ? undefined : [...builds, build].join(' ');
}

/** What a page tells its service worker once it has nothing else to do: everything that it has loaded, so that it can be read offline. */
export interface LoadedMessage {
  readonly kind: 'loaded';
  /** Absolute addresses, that of the page first. */
  readonly addresses: readonly string[];
  /** The reader wants as few bytes as possible: nothing is kept that was not asked for. */
  readonly isFrugal: boolean;
}

/** What a service worker tells the pages that had another one before. */
export interface ReplacedMessage {
  readonly kind: 'replaced';
  /** Id of the build that it came with. */
  readonly build: string;
}

const hasKind = (value: unknown, kind: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** The message of a page; undefined for what is none. */
export function asLoaded(value: unknown): LoadedMessage | undefined {
  if (!hasKind(value, 'loaded') || !Array.isArray(value['addresses'])) return undefined;
  const addresses = value['addresses'].filter((one): one is string => typeof one === 'string');
  return { kind: 'loaded', addresses, isFrugal: value['isFrugal'] === true };
}

/** The message of a service worker; undefined for what is none. */
export function asReplaced(value: unknown): ReplacedMessage | undefined {
  if (!hasKind(value, 'replaced') || typeof value['build'] !== 'string') return undefined;
  return { kind: 'replaced', build: value['build'] };
}
