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
