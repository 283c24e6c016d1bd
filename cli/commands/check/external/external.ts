import { setTimeout as wait } from 'node:timers/promises';
import { fingerprint } from '../../../cache/fingerprint.ts';
import { eachLimited } from '../../../host.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Store } from '../../../model/host.ts';
import { ask, PATIENCE, type Asker, type Verdict } from './ask.ts';
import { externalFinding, type ExternalLink } from './links.ts';
import { request } from './request.ts';

/** For how long an answer counts. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** What asking other sites needs. */
export interface ExternalOptions {
  readonly store: Store;
  /** The engine's version, for the name that servers are told. */
  readonly version: string;
  /** Hosts, with a port or without, that may be asked although they are in a private network. */
  readonly privateHosts: readonly string[];
  /** Told how many addresses are known of how many, as they become known. */
  readonly onProgress?: (known: number, all: number) => void;
  readonly patience?: Asker['patience'] & {
    readonly pauseMs: number;
    readonly hostsAtOnce: number;
  };
}

/** What asking has found. */
export interface ExternalReport {
  readonly found: readonly Diagnostic[];
  /** No host at all could be looked for: then nothing is found, since nothing is known. */
  readonly isOffline: boolean;
}

interface Remembered {
  readonly at: number;
  readonly verdict: Verdict;
}

/** Asks where links to other sites lead: each address once, each host by one question at a time. Answers are kept for a day, failures are not. */
export async function checkExternal(
  links: readonly ExternalLink[],
  options: ExternalOptions,
): Promise<ExternalReport> {
  const { patience = PATIENCE, privateHosts, version, onProgress } = options;
  const asker: Asker = {
    request,
    wait: (ms) => wait(ms),
    now: Date.now,
    patience,
    asking: {
      agent: `docs-build/${version} (link check)`,
      isAllowed: ({ host, hostname }) =>
        privateHosts.includes(host) || privateHosts.includes(hostname),
    },
  };
  const all = new Set(links.map(({ address }) => address));
  const hosts = byHost(all);
  const verdicts = new Map<string, Verdict>();
  const askHost = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      const known = await recall(address, options.store);
      verdicts.set(address, known ?? (await ask(address, asker)));
      onProgress?.(verdicts.size, all.size);
      if (!known) await remember(address, verdicts.get(address), options.store);
      if (!known && address !== addresses.at(-1)) await wait(patience.pauseMs);
    }
  };
  await eachLimited(hosts, askHost, patience.hostsAtOnce);
  const given = [...verdicts.values()];
  const isOffline = given.length > 0 && given.every(({ kind }) => kind === 'offline');
  const found = links.flatMap((link) => {
    const verdict = verdicts.get(link.address);
    return (verdict && externalFinding(link, verdict)) ?? [];
  });
  return { found: isOffline ? [] : found, isOffline };
}

/** Addresses of each host, in the order of the links. */
function byHost(addresses: ReadonlySet<string>): string[][] {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    const same = hosts.get(host);
    if (same) same.push(address);
    else hosts.set(host, [address]);
  }
  return [...hosts.values()];
}

const keyOf = (address: string) => fingerprint(['external-link', 1, address]);

async function recall(address: string, store: Store): Promise<Verdict | undefined> {
  const known = await store.get<Remembered>(keyOf(address));
  return known && Date.now() - known.at < FRESH_MS ? known.verdict : undefined;
}

async function remember(address: string, verdict: Verdict | undefined, store: Store) {
  if (verdict?.kind !== 'fine' && verdict?.kind !== 'moved') return;
  await store.put(keyOf(address), { at: Date.now(), verdict } satisfies Remembered);
}
