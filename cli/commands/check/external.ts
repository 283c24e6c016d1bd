import type { Survey } from '../../pipeline/check-site.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprint } from '../../cache/memo.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { eachLimited } from '../../host.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/collections.ts';
import type { Store } from '../../model/host.ts';
import { everyEntry } from '../../model/nav.ts';
import { hasOwnFile } from '../../model/page.ts';
import { factsOf } from '../../model/site.ts';
import { REQUEST_POLICY, requestAddress, type RequestPolicy, type LinkState } from './request.ts';
import { report } from '../../report/catalogue.ts';

export interface ExternalLink {
  readonly href: string;
  /** Address to request: `href` without its fragment. */
  readonly address: string;
  readonly place: Place | undefined;
}

/** Host names reserved for examples and tests. RFC 2606 and 6761. */
const RESERVED =
  /(?:^|\.)(?:example|invalid|localhost|test|local|internal|example\.(?:com|net|org))$/;

/** Returns the address to request. Undefined for reserved hosts and for links within the site. */
export function addressToRequest(href: string): string | undefined {
  const url = /^(?:https?:)?\/\//i.test(href) ? URL.parse(href, 'https://example.org') : undefined;
  if (!url || RESERVED.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}

/** Collects links to other sites from pages, navigation, redirects, header and footer. */
export function externalLinks(
  { site, facts }: Survey,
  { redirects, site: { header, footer } }: SiteConfig,
  locateValue: (value: string) => readonly Place[],
): ExternalLink[] {
  const ofPages = site.pages.flatMap((page) => {
    if (!hasOwnFile(page)) return [];
    const { references = [] } = factsOf(facts, page) ?? {};
    const { file } = page.source;
    return references.map(({ href, range }) => ({ href, place: { file, range } }));
  });
  const entries = [...site.navigation.values()].flatMap((tree) => [...everyEntry(tree)]);
  const named = new Set([
    ...entries.flatMap(({ href }) => href ?? []),
    ...redirects.map(({ to }) => to),
    ...[...header, ...footer].map(({ href }) => href),
  ]);
  const ofConfig = [...named]
    .filter((href) => addressToRequest(href) !== undefined)
    .map((href) => ({ href, place: locateValue(href)[0] }));
  return [...ofPages, ...ofConfig].flatMap(({ href, place }) => {
    const address = addressToRequest(href);
    return address === undefined ? [] : [{ href, address, place }];
  });
}

const CACHE_MS = 24 * 60 * 60 * 1000;

export interface ExternalOptions {
  readonly store: Store;
  /** The engine's version, for the user agent. */
  readonly version: string;
  /** Hosts in a private network that may be requested, with or without a port. */
  readonly privateHosts: readonly string[];
  readonly onProgress?: (checked: number, all: number) => void;
  readonly policy?: RequestPolicy;
}

type CachedState = { readonly at: number; readonly state: LinkState };

/**
 * Requests each address once, with one request per host at a time. Caches successes for a day.
 * Reports nothing if no host could be reached.
 */
export async function checkExternal(links: readonly ExternalLink[], options: ExternalOptions) {
  const { policy = REQUEST_POLICY, privateHosts, version, onProgress, store } = options;
  const request = {
    agent: `docs-build/${version} (link check)`,
    isAllowed: ({ host, hostname }: URL) =>
      privateHosts.includes(host) || privateHosts.includes(hostname),
  };
  const addresses = new Set(links.map(({ address }) => address));
  const states = new Map<string, LinkState>();
  const checkHost = async (ofHost: readonly string[]) => {
    for (const address of ofHost) {
      const cached = await readState(address, store);
      const state = cached ?? (await requestAddress(address, request, policy));
      states.set(address, state);
      onProgress?.(states.size, addresses.size);
      if (!cached) await storeState(address, state, store);
      if (!cached && address !== ofHost.at(-1)) await wait(policy.pauseMs);
    }
  };
  const byHost = groupBy(addresses, (address) => new URL(address).host);
  await eachLimited([...byHost.values()], checkHost, policy.hostsAtOnce);
  const all = [...states.values()];
  const isOffline = all.length > 0 && all.every(({ kind }) => kind === 'offline');
  const found = links.flatMap((link) => {
    const state = states.get(link.address);
    return (state && findingFor(link, state)) ?? [];
  });
  return { found: isOffline ? [] : found, isOffline };
}

function findingFor({ href, place }: ExternalLink, state: LinkState): Diagnostic | undefined {
  switch (state.kind) {
    case 'gone':
      return report('link/external-gone', place, { href, status: state.status });
    case 'moved': {
      const fragment = /#.*$/s.exec(href)?.[0] ?? '';
      return report('link/external-moved', place, { href, to: state.to + fragment });
    }
    case 'unreachable':
    case 'offline':
      return report('link/external-unreachable', place, { href, reason: state.reason });
    case 'reachable':
      return undefined;
  }
}

const resultKey = (address: string) => fingerprint(['external-link', 1, address]);

async function readState(address: string, store: Store): Promise<LinkState | undefined> {
  const cached = await store.get<CachedState>(resultKey(address));
  return cached && Date.now() - cached.at < CACHE_MS ? cached.state : undefined;
}

async function storeState(address: string, state: LinkState, store: Store) {
  if (state.kind !== 'reachable' && state.kind !== 'moved') return;
  await store.put(resultKey(address), { at: Date.now(), state } satisfies CachedState);
}
