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

const isListed = ({ host, hostname }: URL, hosts: readonly string[]) =>
  hosts.includes(host) || hosts.includes(hostname);

/** Returns the address to request. Undefined for links within the site and most reserved hosts. */
export function addressToRequest(href: string, privateHosts: readonly string[] = []) {
  const url = /^(?:https?:)?\/\//i.test(href) ? URL.parse(href, 'https://example.org') : undefined;
  if (!url) return undefined;
  // Hosts of private networks often have reserved names, such as `wiki.internal`.
  if (RESERVED.test(url.hostname) && !isListed(url, privateHosts)) return undefined;
  url.hash = '';
  return url.href;
}

/** Collects links to other sites from pages, navigation, redirects, header and footer. */
export function externalLinks(
  { site, facts }: Survey,
  { redirects, site: { header, footer }, externalLinks: { privateHosts } }: SiteConfig,
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
    .filter((href) => addressToRequest(href, privateHosts) !== undefined)
    .map((href) => ({ href, place: locateValue(href)[0] }));
  return [...ofPages, ...ofConfig].flatMap(({ href, place }) => {
    const address = addressToRequest(href, privateHosts);
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
    isAllowed: (url: URL) => isListed(url, privateHosts),
  };
  const addresses = new Set(links.map(({ address }) => address));
  const states = new Map<string, LinkState>();
  const checkHost = async (ofHost: readonly string[]) => {
    for (const address of ofHost) {
      const key = fingerprint(['external-link', 2, address, privateHosts]);
      const cached = await readState(key, store);
      const state = cached ?? (await requestAddress(address, request, policy));
      states.set(address, state);
      onProgress?.(states.size, addresses.size);
      if (!cached) await storeState(key, state, store);
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

async function readState(key: string, store: Store): Promise<LinkState | undefined> {
  const cached = await store.get<CachedState>(key);
  return cached && Date.now() - cached.at < CACHE_MS ? cached.state : undefined;
}

async function storeState(key: string, state: LinkState, store: Store) {
  if (state.kind !== 'reachable' && state.kind !== 'moved') return;
  await store.put(key, { at: Date.now(), state } satisfies CachedState);
}
