import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAllowedHost } from '../http/guard.ts';
import { listen } from '../listen.ts';
import { advertScript, advertsFor, tagScript } from './answers.ts';
import { beaconCalls, commandCall } from './lines.ts';
import type { MockCall } from './lines.ts';
import { MOCK_PATHS } from './services.ts';
import type { StoodIn } from './services.ts';

/** What is told of each call, as it comes. */
export type Tell = (call: MockCall) => void;

/** Stand-ins that listen on this machine. */
export interface MockServices {
  /** `http://localhost:41234`: another origin than that of the site. */
  readonly origin: string;
  /** Answers a request for the site itself, where events go there; false for every other request. */
  readonly answerOwn: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly close: () => Promise<void>;
}

/** More than that is no event. */
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

const pathOf = ({ url }: IncomingMessage) => (url ?? '').split('?')[0] ?? '';

function end(response: ServerResponse, status: number, [type, text]: readonly [string, string]) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

const NOTHING = ['text/plain', ''] as const;
const SCRIPT = 'text/javascript; charset=utf-8';

/** Pages of every origin may ask, with what they send along: there is nothing here that a page should not see. */
function allowEveryone({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Vary', 'Origin');
  if (headers.origin !== undefined) {
    response.setHeader('Access-Control-Allow-Credentials', 'true');
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Takes a beacon, and tells of its events. */
const takeBeacon =
  (tell: Tell): Answer =>
  async (request, response) => {
    for (const call of beaconCalls(await readBody(request))) tell(call);
    end(response, 204, NOTHING);
  };

/** What answers at which path. `origin` is asked for once the server has one. */
function answersOf(services: StoodIn, tell: Tell, origin: () => string) {
  const asked = { adverts: 0 };
  return new Map<string, Answer>([
    [
      MOCK_PATHS.adverts,
      (_request, response) => {
        asked.adverts += 1;
        const answer = advertsFor(asked.adverts);
        tell({ service: 'adverts', name: 'JSON', details: { adverts: answer.ads.length } });
        end(response, 200, ['application/json', JSON.stringify(answer)]);
      },
    ],
    [
      MOCK_PATHS.advertScript,
      (_request, response) => {
        tell({ service: 'adverts', name: 'script', details: {} });
        end(response, 200, [SCRIPT, advertScript(services)]);
      },
    ],
    [
      MOCK_PATHS.tagScript,
      ({ url = '' }, response) => {
        const id = new URL(url, origin()).searchParams.get('id');
        tell({ service: 'analytics', name: 'script', details: id === null ? {} : { id } });
        end(response, 200, [SCRIPT, tagScript(origin())]);
      },
    ],
    [
      MOCK_PATHS.collect,
      async (request, response) => {
        tell(commandCall(await readBody(request)));
        end(response, 204, NOTHING);
      },
    ],
    [MOCK_PATHS.beacon, takeBeacon(tell)],
  ]);
}

/** Starts the stand-ins on a free port of this machine. `tell` hears of each call. */
export async function startMockServices(services: StoodIn, tell: Tell): Promise<MockServices> {
  const own = { origin: '' };
  const answers = answersOf(services, tell, () => own.origin);
  const server = createServer((request, response) => {
    const answer = answers.get(pathOf(request));
    const isAllowed = isAllowedHost(request.headers.host, undefined);
    allowEveryone(request, response);
    if (!isAllowed || request.method === 'OPTIONS') return end(response, 204, NOTHING);
    if (!answer) return end(response, 404, NOTHING);
    void Promise.resolve(answer(request, response)).catch(() => response.destroy());
  });
  const { url, close } = await listen(server, { port: 0 });
  own.origin = url.replace(/\/$/, '');
  return {
    origin: own.origin,
    close,
    answerOwn(request, response) {
      // An address of another origin is no path, so it is never asked for here.
      const isEvent = request.method === 'POST' && pathOf(request) === services.beacon;
      if (!isEvent || !isAllowedHost(request.headers.host, undefined)) return false;
      void Promise.resolve(takeBeacon(tell)(request, response)).catch(() => response.destroy());
      return true;
    },
  };
}
