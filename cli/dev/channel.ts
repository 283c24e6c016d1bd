import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DevFinding, DevMessage } from '../../runtime/contract/dev.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { DevBackend, DevChange, DevPage } from './backend.ts';
import { refuse } from './http/guard.ts';

/** The live channel to the pages that are open. */
export interface Channel {
  /** What a page must know to be let in. */
  readonly token: string;
  /** Another text after each change. */
  readonly state: () => string;
  /** Lets a page in as a listener, or refuses it. `search` is the query of its request. */
  readonly connect: (request: IncomingMessage, response: ServerResponse, search: string) => void;
  /** Keeps what is wrong with a page and tells those who read it. */
  readonly setPage: (path: string, page: DevPage) => void;
  readonly close: () => void;
}

/** Milliseconds between signs of life, so that nothing between server and page ends a quiet connection. */
const HEARTBEAT_MS = 25_000;

/** Whether a request comes from a page of this very server. A browser always says where an event stream comes from, unless it is here. */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === `http://${host}`;
}

const isToken = (given: string | null, token: string) =>
  given?.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

interface Shown {
  readonly frame: string | undefined;
  /** File of the page that is being read. */
  readonly pageFile: string | undefined;
  readonly demoLines: ReadonlyMap<string, number> | undefined;
}

function toFinding(diagnostic: Diagnostic, { frame, pageFile, demoLines }: Shown): DevFinding {
  const { severity, code, message, hint, file, range } = diagnostic;
  const demoLine = demoLines?.get(file ?? '');
  const place = [file, range?.start.line, range?.start.column].filter((part) => part !== undefined);
  return {
    severity,
    code,
    message,
    ...(hint !== undefined && { hint }),
    ...(file !== undefined && { place: place.join(':') }),
    ...(range && file === pageFile && { line: range.start.line }),
    ...(demoLine !== undefined && { line: demoLine, isInDemo: true as const }),
    ...(frame !== undefined && { frame }),
  };
}

interface Listener {
  readonly path: string;
  readonly send: (message: DevMessage, state: string) => void;
  readonly end: () => void;
}

function openStream(response: ServerResponse, path: string, whenGone: () => void): Listener {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const beat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
  beat.unref();
  response.on('close', () => {
    clearInterval(beat);
    whenGone();
  });
  return {
    path,
    send: (message, state) => response.write(`id: ${state}\ndata: ${JSON.stringify(message)}\n\n`),
    end: () => response.end(),
  };
}

/** Nothing is wrong with a site of which nothing was told yet. */
const NOTHING: DevChange & { kind: 'diagnostics' } = { kind: 'diagnostics', diagnostics: [] };

/** What is wrong in the files of a page, those of its demos included, is told by the page itself. */
const elsewhere = (
  diagnostics: readonly Diagnostic[],
  { file: pageFile, demoLines }: Partial<DevPage>,
) =>
  diagnostics.filter(
    ({ file }) => file === undefined || (file !== pageFile && demoLines?.has(file) !== true),
  );

/** What a page that is being read is told. */
function findingsOn(
  page: Partial<DevPage>,
  ofSite: typeof NOTHING,
  { frame }: Pick<DevBackend, 'frame'>,
): DevMessage {
  const { diagnostics = [], file: pageFile, demoLines, status = 200 } = page;
  const { isStopped = false } = ofSite;
  const others = elsewhere(ofSite.diagnostics, page);
  // What keeps all pages from being shown as they are written comes before what is wrong with one.
  const all = isStopped ? [...others, ...diagnostics] : [...diagnostics, ...others];
  const distinct = new Map(all.map((one) => [JSON.stringify(one), one]));
  return {
    kind: 'findings',
    findings: [...distinct.values()].map((one) =>
      toFinding(one, { frame: frame(one), pageFile, demoLines }),
    ),
    isStopped: isStopped || status >= 500,
  };
}

/** Key of the page that is served where there is none. No address path is empty. */
const NOT_FOUND = '';

/** Opens the channel of a backend. */
export function openChannel(backend: Pick<DevBackend, 'subscribe' | 'frame'>): Channel {
  const token = randomBytes(16).toString('hex');
  const listeners = new Set<Listener>();
  const ofPage = new Map<string, DevPage>();
  const state = { ofSite: NOTHING, changes: 0 };

  // Requests for missing pages all get the same page: they must not fill the memory.
  const pageOf = (path: string) => ofPage.get(path) ?? ofPage.get(NOT_FOUND) ?? {};
  const findingsOf = (path: string) => findingsOn(pageOf(path), state.ofSite, backend);
  const current = () => `${token}-${state.changes}`;
  const broadcast = (change: DevChange) => {
    if (change.kind === 'diagnostics') state.ofSite = change;
    else state.changes += 1;
    for (const { send, path } of listeners) {
      send(change.kind === 'diagnostics' ? findingsOf(path) : change, current());
    }
  };
  const unsubscribe = backend.subscribe(broadcast);

  return {
    token,
    state: current,
    connect(request, response, search) {
      const query = new URLSearchParams(search);
      if (!isSameOrigin(request) || !isToken(query.get('token'), token))
        return refuse(response, 403);
      const path = query.get('page') ?? '/';
      const listener = openStream(response, path, () => listeners.delete(listener));
      listeners.add(listener);
      listener.send({ kind: 'hello', state: current() }, current());
      listener.send(findingsOf(path), current());
    },
    setPage(path, page) {
      if (page.status === 404) ofPage.delete(path);
      ofPage.set(page.status === 404 ? NOT_FOUND : path, { ...page, html: '' });
      for (const listener of listeners)
        if (listener.path === path) listener.send(findingsOf(path), current());
    },
    close() {
      unsubscribe();
      for (const { end } of listeners) end();
    },
  };
}
