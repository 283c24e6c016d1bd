import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevFinding, DevMessage } from '../../runtime/contract/dev.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { refuseRequest } from './http.ts';

export interface DevPage {
  /** 200, 404, or 500 if errors prevent showing the page. Clients then keep the last good one. */
  readonly status: number;
  /** The whole document. May be empty if `status` is 500. */
  readonly html: string;
  /** Path at which the page is served. The requested path if absent. */
  readonly address?: string;
  /** Source file of the page, as in findings. */
  readonly file?: string;
  /** Lines of that file that contain a demo, by each file of the demo. */
  readonly demoLines?: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Current findings of the site. They replace the previous ones. */
export interface SiteFindings {
  readonly kind: 'diagnostics';
  /** Findings that every page shows. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings by file of a page or demo, for the pages made from the file. Absent if empty. */
  readonly inFiles?: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Whether pages are served in their last good state because of the findings. */
  readonly isStopped?: boolean;
}

/** A change of the site. Pathnames are as in the address bar, with base and language. */
export type DevChange = Exclude<DevMessage, { kind: 'hello' | 'findings' }> | SiteFindings;

/** The site behind the dev server. Paths are decoded, start with `/`, and are never file paths. */
export interface DevBackend {
  /** Returns the page at a path with a final slash, or the 404 page. Undefined without either. */
  readonly page: (path: string) => Promise<DevPage | undefined>;
  /** Returns a script, style, image or other file. */
  readonly asset: (path: string) => Promise<{ readonly bytes: Uint8Array } | undefined>;
  /** Calls the listener after each change. Returns a function that removes the listener. */
  readonly subscribe: (listener: (change: DevChange) => void) => () => void;
  /** Returns the source lines of a finding with carets, without colors. */
  readonly frame: (diagnostic: Diagnostic) => string | undefined;
}

/** The connection to open pages through server-sent events. */
export type Channel = ReturnType<typeof openChannel>;

/** Milliseconds between comments in the stream, which keep proxies from closing the connection. */
const HEARTBEAT_MS = 25_000;

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === `http://${host}`;
}

const isToken = (given: string | null, token: string) =>
  given?.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

function toFinding(
  { severity, code, message, hint, file, range }: Diagnostic,
  page: Partial<DevPage>,
  frame: string | undefined,
): DevFinding {
  const demoLine = page.demoLines?.get(file ?? '');
  const place = [file, range?.start.line, range?.start.column].filter((part) => part !== undefined);
  return {
    severity,
    code,
    message,
    ...(hint !== undefined && { hint }),
    ...(file !== undefined && { place: place.join(':') }),
    ...(range && file === page.file && { line: range.start.line }),
    ...(demoLine !== undefined && { line: demoLine, isInDemo: true as const }),
    ...(frame !== undefined && { frame }),
  };
}

/** Returns the distinct findings for the reader of a page. */
function findingsOn(
  page: Partial<DevPage>,
  { diagnostics: ofSite, inFiles, isStopped = false }: SiteFindings,
  frame: DevBackend['frame'],
): DevMessage {
  const { diagnostics = [], file = '', demoLines, status = 200 } = page;
  const inOwnFiles = [file, ...(demoLines?.keys() ?? [])].flatMap(
    (path) => inFiles?.get(path) ?? [],
  );
  const ofPage = [...diagnostics, ...inOwnFiles];
  // Findings that stop the whole site come first.
  const all = isStopped ? [...ofSite, ...ofPage] : [...ofPage, ...ofSite];
  const distinct = new Map(all.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return {
    kind: 'findings',
    findings: [...distinct.values()].map((diagnostic) =>
      toFinding(diagnostic, page, frame(diagnostic)),
    ),
    isStopped: isStopped || status >= 500,
  };
}

interface Listener {
  readonly path: string;
  readonly send: (message: DevMessage, state: string) => void;
  readonly end: () => void;
}

function openStream(response: ServerResponse, path: string, onClose: () => void): Listener {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const beat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
  beat.unref();
  response.on('close', () => {
    clearInterval(beat);
    onClose();
  });
  return {
    path,
    send: (message, state) => response.write(`id: ${state}\ndata: ${JSON.stringify(message)}\n\n`),
    end: () => response.end(),
  };
}

/** Key of the 404 page. No address path is empty. */
const NOT_FOUND = '';

export function openChannel(backend: Pick<DevBackend, 'subscribe' | 'frame'>) {
  const token = randomBytes(16).toString('hex');
  const listeners = new Set<Listener>();
  const pages = new Map<string, DevPage>();
  let ofSite: SiteFindings = { kind: 'diagnostics', diagnostics: [] };
  let changes = 0;

  const state = () => `${token}-${changes}`;
  const sendFindings = ({ path, send }: Listener) => {
    // All missing pages share one entry, so that requests for them do not fill the memory.
    const page = pages.get(path) ?? pages.get(NOT_FOUND) ?? {};
    send(findingsOn(page, ofSite, backend.frame), state());
  };
  const unsubscribe = backend.subscribe((change) => {
    if (change.kind === 'diagnostics') {
      ofSite = change;
      listeners.forEach(sendFindings);
      return;
    }
    changes += 1;
    for (const { send } of listeners) send(change, state());
  });

  return {
    /** Secret that a page needs to connect. */
    token,
    /** Returns a string that differs after each change. */
    state,
    /** Connects a page, or refuses it. `search` is the query of its request. */
    connect(request: IncomingMessage, response: ServerResponse, search: string) {
      const query = new URLSearchParams(search);
      if (!isSameOrigin(request) || !isToken(query.get('token'), token)) {
        return refuseRequest(response, 403);
      }
      const path = query.get('page') ?? '/';
      const listener = openStream(response, path, () => listeners.delete(listener));
      listeners.add(listener);
      listener.send({ kind: 'hello', state: state() }, state());
      sendFindings(listener);
    },
    /** Stores the findings of a page and sends them to the page's readers. */
    setPage(path: string, page: DevPage) {
      if (page.status === 404) pages.delete(path);
      pages.set(page.status === 404 ? NOT_FOUND : path, { ...page, html: '' });
      for (const listener of listeners) if (listener.path === path) sendFindings(listener);
    },
    close() {
      unsubscribe();
      for (const { end } of listeners) end();
    },
  };
}
