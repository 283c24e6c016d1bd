import type { Answer, Asking } from './request.ts';
import { PRIVATE } from './request.ts';

/** What is known about an address of another site. */
export type Verdict =
  /** There, or nothing that speaks against it: a server may refuse whoever is no browser. */
  | { readonly kind: 'fine' }
  | { readonly kind: 'gone'; readonly status: number }
  /** Redirects for good lead to another address, which is there. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** The machine could not even look for the host. */
  | { readonly kind: 'offline'; readonly reason: string };

/** How patient and how careful asking is. Times in milliseconds. */
export const PATIENCE = {
  timeoutMs: 15_000,
  /** Between two questions to one host. */
  pauseMs: 250,
  /** Before the second and the third try. */
  backoffMs: [1_000, 4_000] as readonly number[],
  /** What a server may ask us to wait; one that asks for more is left alone. */
  mostWaitMs: 30_000,
  mostRedirects: 10,
  hostsAtOnce: 8,
} as const;

/** How patient to be with one address. */
export interface Patience {
  readonly timeoutMs: number;
  readonly backoffMs: readonly number[];
  readonly mostWaitMs: number;
  readonly mostRedirects: number;
}

/** The world, as far as asking needs it. */
export interface Asker {
  readonly request: (url: URL, asking: Asking) => Promise<Answer>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly patience: Patience;
  readonly asking: Pick<Asking, 'agent' | 'isAllowed'>;
}

const FOR_GOOD = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Answers that another try may change. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
const GONE = new Set([404, 410]);
/** No network, or nobody who knows names. */
const OFFLINE = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'ENOTFOUND']);

/** Asks about one address until it is known what to say of it. */
export async function ask(address: string, asker: Asker): Promise<Verdict> {
  const state = { url: new URL(address), isForGood: true, moved: undefined as string | undefined };
  for (let step = 0; step <= asker.patience.mostRedirects; step += 1) {
    const answer = await askPatiently(state.url, asker);
    if ('error' in answer) return verdictOf(answer.error);
    const next = nextOf(answer, state.url);
    if (!next) return judge(answer.status, state.moved);
    state.isForGood &&= FOR_GOOD.has(answer.status);
    // What a redirect leads to for the moment says nothing about where to link.
    if (state.isForGood) state.moved = next.href;
    state.url = next;
  }
  return { kind: 'unreachable', reason: 'it redirects without an end' };
}

function judge(status: number, moved: string | undefined): Verdict {
  if (GONE.has(status)) return { kind: 'gone', status };
  if (status >= 500) return { kind: 'unreachable', reason: `the server answers ${status}` };
  if (moved !== undefined && status < 400) return { kind: 'moved', to: moved };
  return { kind: 'fine' };
}

function verdictOf(error: string): Verdict {
  // A redirect into a private network, or a name for one: not ours to look at.
  if (error === PRIVATE) return { kind: 'fine' };
  if (OFFLINE.has(error)) return { kind: 'offline', reason: `no such host is found (${error})` };
  const reason = error === 'ETIMEDOUT' ? 'it takes too long to answer' : error;
  return { kind: 'unreachable', reason };
}

function nextOf(answer: Answer, from: URL): URL | undefined {
  if (!('status' in answer) || !REDIRECTS.has(answer.status) || answer.location === undefined)
    return undefined;
  const next = URL.parse(answer.location, from.href);
  if (!next || !/^https?:$/.test(next.protocol)) return undefined;
  next.hash = '';
  return next;
}

/** HEAD first; GET where that is refused, since many servers know no HEAD. Tries again what may pass. */
async function askPatiently(url: URL, asker: Asker): Promise<Answer> {
  const { patience, asking, wait } = asker;
  const once = async () => {
    const how = { ...asking, timeoutMs: patience.timeoutMs };
    const head = await asker.request(url, { ...how, method: 'HEAD' });
    const isAnswered = 'status' in head && (head.status < 400 || PASSING.has(head.status));
    return isAnswered || ('error' in head && head.error === PRIVATE)
      ? head
      : asker.request(url, { ...how, method: 'GET' });
  };
  for (const pause of patience.backoffMs) {
    const answer = await once();
    const mayPass = 'error' in answer ? answer.error !== PRIVATE : PASSING.has(answer.status);
    if (!mayPass) return answer;
    const asked = 'status' in answer ? waitOf(answer.retryAfter, asker.now()) : undefined;
    if (asked !== undefined && asked > patience.mostWaitMs) return answer;
    await wait(Math.max(asked ?? 0, pause));
  }
  return once();
}

/** `Retry-After`: seconds, or a date. */
function waitOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
