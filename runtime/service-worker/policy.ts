import { isRecord } from '../storage.ts';

/** Interval of checks whether the page can reload for a new service worker. */
export const SERVICE_WORKER_POLICY = { checkEveryMs: 100 } as const;

/** Whether the site names the host, exactly. Others get no service worker. */
export const isDocsHost = (host: string, docsHosts: readonly string[]) => docsHosts.includes(host);

/** State of a page when a new service worker has replaced the one that controlled it. */
type PageState = 'hasReloaded' | 'hasFocus' | 'hasUnsavedText' | 'hasOpenDialog';

/** Whether to reload now: once, while the reader looks at the page but is not busy. */
export const shouldReload = (page: Readonly<Record<PageState, boolean>>) =>
  !page.hasReloaded && page.hasFocus && !page.hasUnsavedText && !page.hasOpenDialog;

/** Adds a build to the ids for which a page was reloaded; undefined if it is among them. */
export function withBuild(stored: string | null, build: string): string | undefined {
  const builds = (stored ?? '').split(' ').filter(Boolean);
  return builds.includes(build) ? undefined : [...builds, build].join(' ');
}

/** Message of an idle page to its service worker: everything it has loaded, to be cached. */
export interface LoadedMessage {
  readonly kind: 'loaded';
  /** Absolute addresses, the page's first. */
  readonly addresses: readonly string[];
  /** Whether the browser asks to save data: the worker then caches only these addresses. */
  readonly isFrugal: boolean;
}

/** Whether a message, which any page of the origin can send, is one of this script. */
export const isLoadedMessage = (value: unknown): value is LoadedMessage =>
  isRecord(value) &&
  value['kind'] === 'loaded' &&
  Array.isArray(value['addresses']) &&
  value['addresses'].every((address) => typeof address === 'string');

/** Message of a service worker to pages that another one controlled before. */
export interface ReplacedMessage {
  readonly kind: 'replaced';
  readonly build: string;
}
