import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isAllowedHost } from './http.ts';
import { listen } from './listen.ts';

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

const ADVERTS = [
  {
    statlink: 'https://adverts.example/trains',
    company: 'Example Trains',
    description: 'Go by rail, and read on the way.',
  },
  {
    statlink: 'https://adverts.example/garden',
    company: 'Example Garden',
    description: 'Seeds for <b>small</b> balconies & large plans.',
  },
  {
    statlink: 'https://adverts.example/clock',
    company: 'Example Clocks',
    description: 'They go by themselves.',
  },
] as const;

/** One in this many answers has no advert. */
const EMPTY_EVERY = 4;

/** Returns a script that draws an advert with the id or class of the configured selector. */
function advertScript({ advertScript: script }: MockedServices): string {
  const [, kind, name = 'carbonads'] = /([#.])([\w-]+)/.exec(script?.found ?? '') ?? [];
  const { statlink, company, description } = ADVERTS[0];
  return `(() => {
  const box = document.createElement('div');
  box.${kind === '.' ? 'className' : 'id'} = ${JSON.stringify(name)};
  const link = document.createElement('a');
  link.href = ${JSON.stringify(statlink)};
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  link.textContent = ${JSON.stringify(`${company} - ${description}`)};
  box.append(link);
  const script = document.currentScript;
  if (script && script.parentElement !== document.head) script.after(box);
  else document.body.append(box);
})();
`;
}

/** Returns a script that sends a page's Google Analytics commands to `origin`, in order. */
const tagScript = (origin: string): string => `(() => {
  const send = (command) =>
    fetch(${JSON.stringify(origin + PATHS.collect)}, {
      method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...command]),
    }).catch(() => undefined);
  const layer = (window.dataLayer ??= []);
  for (const command of layer) send(command);
  layer.push = (...commands) => {
    for (const command of commands) send(command);
    return Array.prototype.push.apply(layer, commands);
  };
})();
`;

/** Maximum size of a request in bytes. No event is larger. */
const BODY_BYTES = 65_536;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
    if (Buffer.concat(parts).byteLength > BODY_BYTES) return 'too long';
  }
  const text = Buffer.concat(parts).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const requestPath = ({ url }: IncomingMessage) => (url ?? '').split('?')[0] ?? '';

const NO_STORE = { 'Cache-Control': 'no-store' };

const send = (response: ServerResponse, type: string, text: string) =>
  response.writeHead(200, { 'Content-Type': type, ...NO_STORE }).end(text);

const endWith = (response: ServerResponse, status: number) =>
  void response.writeHead(status, { 'Content-Type': 'text/plain', ...NO_STORE }).end();

const SCRIPT = 'text/javascript; charset=utf-8';

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

type OnCall = (call: MockCall) => void;
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const takeBeacon =
  (onCall: OnCall): Answer =>
  async (request, response) => {
    for (const call of beaconCalls(await readBody(request))) onCall(call);
    endWith(response, 204);
  };

/** Returns the answers by path. `origin` is only known once the server listens. */
function createAnswers(
  services: MockedServices,
  onCall: OnCall,
  origin: () => string,
): Readonly<Record<string, Answer>> {
  let requests = 0;
  return {
    [PATHS.adverts](_request, response) {
      const advert = ADVERTS[requests++ % EMPTY_EVERY];
      const ads = advert ? [advert] : [];
      onCall({ service: 'adverts', name: 'JSON', details: { adverts: ads.length } });
      send(response, 'application/json', JSON.stringify({ ads }));
    },
    [PATHS.advertScript](_request, response) {
      onCall({ service: 'adverts', name: 'script', details: {} });
      send(response, SCRIPT, advertScript(services));
    },
    [PATHS.tagScript]({ url = '' }, response) {
      const id = new URL(url, origin()).searchParams.get('id');
      onCall({ service: 'analytics', name: 'script', details: id === null ? {} : { id } });
      send(response, SCRIPT, tagScript(origin()));
    },
    async [PATHS.collect](request, response) {
      onCall(commandCall(await readBody(request)));
      endWith(response, 204);
    },
    [PATHS.beacon]: takeBeacon(onCall),
  };
}

/** Starts mock services on a free port of this machine. */
export async function startMockServices(services: MockedServices, onCall: OnCall) {
  let origin = '';
  const answers = new Map(Object.entries(createAnswers(services, onCall, () => origin)));
  const run = (answer: Answer, request: IncomingMessage, response: ServerResponse) =>
    void Promise.resolve(answer(request, response)).catch(() => response.destroy());
  const server = createServer((request, response) => {
    const answer = answers.get(requestPath(request));
    allowEveryOrigin(request, response);
    if (!isAllowedHost(request.headers.host, undefined) || request.method === 'OPTIONS') {
      return endWith(response, 204);
    }
    if (!answer) return endWith(response, 404);
    run(answer, request, response);
  });
  const { url, close } = await listen(server, { port: 0 });
  origin = url.replace(/\/$/, '');
  return {
    /** Origin such as `http://localhost:41234`, which differs from the site's origin. */
    origin,
    close,
    /** Answers an event sent to the site itself. Returns false for any other request. */
    answerOwn(request: IncomingMessage, response: ServerResponse) {
      const isEvent = request.method === 'POST' && requestPath(request) === services.beacon;
      if (!isEvent || !isAllowedHost(request.headers.host, undefined)) return false;
      run(takeBeacon(onCall), request, response);
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

type Pair = readonly [from: string, to: string];

/** Pairs each configured address with the address of its mock. Omits paths of the site. */
function addressPairs(services: MockedServices, origin: string): readonly Pair[] {
  const { adverts, advertScript, tagScript, beacon } = services;
  const pairs: readonly (readonly [string | undefined, string])[] = [
    [adverts, PATHS.adverts],
    [advertScript?.address, PATHS.advertScript],
    [tagScript?.address, PATHS.tagScript],
    [beacon, PATHS.beacon],
  ];
  return pairs.flatMap(([from, path]): Pair[] =>
    from !== undefined && /^https?:/.test(from) ? [[from, origin + path]] : [],
  );
}

/** Replaces longer texts first, since one may be the start of another. */
const replaceAll = (pairs: readonly Pair[]) => {
  const sorted = [...pairs].sort(([a], [b]) => b.length - a.length);
  return (text: string) => sorted.reduce((all, [from, to]) => all.replaceAll(from, to), text);
};

/** The content security policy in the head of a document. */
const META_POLICY = /<meta http-equiv="Content-Security-Policy" [^>]*>/;

export function mockRewrite(services: MockedServices, mock: MockServices): Rewrite {
  const addresses = addressPairs(services, mock.origin);
  // Collectors may contain `*`, so they are not parsed as addresses.
  const collectors = services.tagScript?.collectors ?? [];
  const origins = new Set([
    ...addresses.map(([from]) => new URL(from).origin),
    ...collectors.map((collector) => collector.replace(/\/$/, '')),
  ]);
  const replaceOrigins = replaceAll([...origins].map((from): Pair => [from, mock.origin]));
  const replaceAddresses = replaceAll([
    ...addresses,
    ...addresses.map(([from, to]): Pair => [from.replaceAll('&', '&amp;'), to]),
  ]);
  // A policy that allows every `https:` address does not cover the mock services.
  const header = (value: string) =>
    replaceOrigins(value).replace(/(?<= )https:(?=[ ;]|$)/g, `https: ${mock.origin}`);
  return {
    text: (whole) => replaceAddresses(whole.replace(META_POLICY, header)),
    header,
    answer: mock.answerOwn,
  };
}

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
  const rest = Object.entries(details).map(([key, value]) => `${key}=${valueText(value)}`);
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
