import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fillPlaceholders, tryParseJson } from '../model/text.ts';
import { isAllowedHost } from './http.ts';
import { listen } from './listen.ts';
import ADVERT_SCRIPT from './mock-advert.txt';
import TAG_SCRIPT from './mock-gtag.txt';

/** Services of a site that can be mocked, with their configured addresses. */
export interface MockedServices {
  /** Address that returns adverts as JSON. */
  readonly adverts?: string;
  /** Script that draws adverts. `found` is the selector of the advert. */
  readonly advertScript?: { readonly address: string; readonly found: string };
  /** Script of Google Analytics, and the origins to which it sends events. */
  readonly tagScript?: { readonly address: string; readonly collectors: readonly string[] };
  /** Address or site path (with base) that receives events by POST. */
  readonly beacon?: string;
}

const PATHS = {
  adverts: '/adverts.json',
  advertScript: '/advert.js',
  tagScript: '/gtag/js',
  collect: '/collect',
  beacon: '/beacon',
} as const;

const ADVERT = {
  statlink: 'https://adverts.example/trains',
  company: 'Example Trains',
  description: 'Go by rail, and <b>read</b> on the way.',
} as const;

/** One in this many answers has no advert. */
const EMPTY_EVERY = 4;

/** Returns a script that draws an advert with the id or class of the configured selector. */
function advertScript({ advertScript: script }: MockedServices): string {
  const [, kind, name = 'carbonads'] = /([#.])([\w-]+)/.exec(script?.found ?? '') ?? [];
  return fillPlaceholders(ADVERT_SCRIPT, {
    property: kind === '.' ? 'className' : 'id',
    name: JSON.stringify(name),
    address: JSON.stringify(ADVERT.statlink),
    company: JSON.stringify(ADVERT.company),
  });
}

/** Returns a script that sends a page's Google Analytics commands to `origin`, in order. */
const tagScript = (origin: string): string =>
  fillPlaceholders(TAG_SCRIPT, { collector: JSON.stringify(origin + PATHS.collect) });

/** A call of a page to a service. */
export interface MockCall {
  readonly service: 'adverts' | 'analytics';
  /** Name in a word or two: `page_view`, `JSON`. */
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const TEXT_LENGTH = 120;

/** Formats a value for a line. Quotes it unless it is a plain word, and cuts long values. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  const short = text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text;
  return /^[\w./:-]+$/.test(short) ? short : JSON.stringify(short);
}

/** Formats a call with the UTC time: `09:30:00.000 analytics page_view title="Button"`. */
export function callLine({ service, name, details }: MockCall, time: Date): string {
  const rest = Object.entries(details).map(
    ([key, value]) => `${valueText(key)}=${valueText(value)}`,
  );
  return [time.toISOString().slice(11, 23), service, valueText(name), ...rest].join(' ');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const analyticsCall = (name: string, details: unknown): MockCall => ({
  service: 'analytics',
  name,
  details: isObject(details) ? details : details === undefined ? {} : { value: details },
});

/** Parses a page's command for Google Analytics: `['event', 'page_view', { … }]`. */
function commandCall(command: unknown): MockCall {
  const [kind, subject, details] = Array.isArray(command) ? (command as unknown[]) : [];
  if (kind === 'event') return analyticsCall(String(subject), details);
  if (isObject(subject)) return analyticsCall(String(kind), subject);
  const name = [kind, subject].filter((part) => part !== undefined).map(String);
  return analyticsCall(name.join(' '), details);
}

/** Parses a beacon: an event `{ name, parameters, … }`, a list, or `{ events: […], … }`. */
function beaconCalls(body: unknown): readonly MockCall[] {
  if (Array.isArray(body)) return body.flatMap(beaconCalls);
  if (!isObject(body)) return [analyticsCall('unknown', body)];
  const { events, name, parameters, ...rest } = body;
  if (Array.isArray(events)) return events.flatMap(beaconCalls);
  const own = isObject(parameters) ? parameters : {};
  return [analyticsCall(typeof name === 'string' ? name : 'unknown', { ...own, ...rest })];
}

/** Maximum size of a request in bytes. No event is larger. */
const BODY_BYTES = 65_536;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  // Read to the end, because a browser reports an error if the connection ends earlier.
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= BODY_BYTES) parts.push(part);
  }
  if (length > BODY_BYTES) return 'too long';
  const text = Buffer.concat(parts).toString('utf8');
  return tryParseJson(text).value ?? text;
}

interface Answer {
  readonly calls: readonly MockCall[];
  /** Content type of `text`. An answer without both has the status 204. */
  readonly type?: string;
  readonly text?: string;
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** Returns a function that answers requests. It returns undefined for unknown paths. */
function createAnswers(services: MockedServices) {
  let requests = 0;
  return async (
    request: IncomingMessage,
    { origin, pathname, searchParams }: URL,
  ): Promise<Answer | undefined> => {
    switch (pathname) {
      case PATHS.adverts: {
        const ads = ++requests % EMPTY_EVERY === 0 ? [] : [ADVERT];
        const call = {
          service: 'adverts',
          name: 'JSON',
          details: { adverts: ads.length },
        } as const;
        return { calls: [call], type: 'application/json', text: JSON.stringify({ ads }) };
      }
      case PATHS.advertScript: {
        const call = { service: 'adverts', name: 'script', details: {} } as const;
        return { calls: [call], type: JAVASCRIPT, text: advertScript(services) };
      }
      case PATHS.tagScript: {
        const id = searchParams.get('id');
        const calls = [analyticsCall('script', id === null ? {} : { id })];
        return { calls, type: JAVASCRIPT, text: tagScript(origin) };
      }
      case PATHS.collect:
        return { calls: [commandCall(await readBody(request))] };
      case PATHS.beacon:
        return { calls: beaconCalls(await readBody(request)) };
      default:
        return undefined;
    }
  };
}

/** Allows requests from any origin, even with credentials, because the answers are not secret. */
function allowEveryOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Vary', 'Origin');
  if (headers.origin !== undefined) {
    response.setHeader('Access-Control-Allow-Credentials', 'true');
  }
}

/** Starts mock services on a free port of this machine. */
export async function startMockServices(
  services: MockedServices,
  onCall: (call: MockCall) => void,
) {
  let origin = '';
  const answerTo = createAnswers(services);
  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const found = await answerTo(request, new URL(path, origin));
    for (const call of found?.calls ?? []) onCall(call);
    const { type = 'text/plain', text = '' } = found ?? {};
    const emptyStatus = found ? 204 : 404;
    const status = text === '' ? emptyStatus : 200;
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  };
  const server = createServer((request, response) => {
    allowEveryOrigin(request, response);
    if (!isAllowedHost(request.headers.host, undefined) || request.method === 'OPTIONS') {
      return void response.writeHead(204).end();
    }
    answer(request, response, request.url ?? '').catch(() => response.destroy());
  });
  const { url, close } = await listen(server, { port: 0 });
  origin = new URL(url).origin;
  return {
    /** Origin such as `http://localhost:41234`, which differs from the site's origin. */
    origin,
    close,
    /** Answers an event sent to the site itself. Returns false for any other request. */
    answerOwn(request: IncomingMessage, response: ServerResponse) {
      const isEvent = request.method === 'POST' && request.url?.split('?')[0] === services.beacon;
      if (!isEvent || !isAllowedHost(request.headers.host, undefined)) return false;
      answer(request, response, PATHS.beacon).catch(() => response.destroy());
      return true;
    },
  };
}

type MockServices = Awaited<ReturnType<typeof startMockServices>>;

/** Changes to the responses of a built site. The files on disk stay unchanged. */
export interface Rewrite {
  /** Rewrites a document, script or style sheet. */
  readonly text: (text: string) => string;
  readonly header: (value: string) => string;
  /** Answers a request instead of the site. Returns false if the site must answer it. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Returns a function that replaces texts, longer ones first: one may be the start of another. */
function replaceAll(pairs: Iterable<readonly [from: string, to: string]>) {
  const sorted = [...pairs].sort(([a], [b]) => b.length - a.length);
  return (text: string) => sorted.reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

/** The content security policy in the head of a document. */
const META_POLICY = /<meta http-equiv="Content-Security-Policy" [^>]*>/;

/** Replaces the configured addresses with those of their mocks, but not paths of the site. */
export function mockRewrite(
  { adverts = '', advertScript: script, tagScript: tags, beacon = '' }: MockedServices,
  { origin, answerOwn }: MockServices,
): Rewrite {
  const addresses = [
    [adverts, origin + PATHS.adverts],
    [script?.address ?? '', origin + PATHS.advertScript],
    [tags?.address ?? '', origin + PATHS.tagScript],
    [beacon, origin + PATHS.beacon],
  ].filter(([from = '']) => /^https?:/.test(from)) as [string, string][];
  // Collectors may contain `*`, so they are not parsed as addresses.
  const collectors = (tags?.collectors ?? []).map((collector) => collector.replace(/\/$/, ''));
  const origins = new Set([...addresses.map(([from]) => new URL(from).origin), ...collectors]);
  const replaceOrigins = replaceAll([...origins].map((from) => [from, origin]));
  const replaceAddresses = replaceAll([
    ...addresses,
    ...addresses.map(([from, to]) => [from.replaceAll('&', '&amp;'), to] as const),
  ]);
  // A policy that allows every `https:` address does not cover the mock services.
  const header = (value: string) =>
    replaceOrigins(value).replace(/(?<= )https:(?=[ ;]|$)/g, `https: ${origin}`);
  return {
    text: (whole) => replaceAddresses(whole.replace(META_POLICY, header)),
    header,
    answer: answerOwn,
  };
}
