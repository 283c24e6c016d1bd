import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DocsError } from '../model/diagnostic.ts';
import { nothingBuilt } from '../report/catalogue/machine/server.ts';
import { guardRequest } from './http/guard.ts';
import type { Target } from './http/guard.ts';
import {
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
  unsendableLines,
} from './preview/host-rules.ts';
import type { HeaderRule, RedirectRule } from './preview/host-rules.ts';
import { listen } from './listen.ts';
import type { ListenOptions, Listening } from './listen.ts';
import { contentTypeOf } from './http/content-types.ts';
import { respond } from './http/respond.ts';
import type { Body } from './http/respond.ts';
import type { Rewrite } from './mock-services/rewrite.ts';
import { lookUp, openSiteFiles } from './preview/site-files.ts';
import type { Lookup, SiteFiles } from './preview/site-files.ts';

/** What to serve, and where. */
export interface ServeOptions extends ListenOptions {
  /** Absolute path of a built site. */
  readonly directory: string;
  /** Path that the site lives under: `/docs/`. */
  readonly base?: string;
  /** What is sent otherwise than it was written. */
  readonly rewrite?: Rewrite;
  /** Gets the lines of `_headers` that cannot be sent, when there are some and they are not those of the last time. */
  readonly onUnsendable?: (lines: readonly number[]) => void;
}

/** A built site as a host holds it. */
interface HostedSite {
  readonly files: SiteFiles;
  readonly base: string;
  readonly rewrite?: Rewrite;
  /** Read for each request: a build may replace the site while it is served. */
  readonly rules: () => Promise<{
    readonly headers: readonly HeaderRule[];
    readonly redirects: readonly RedirectRule[];
  }>;
}

const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

async function openSite({
  directory,
  base = '/',
  rewrite,
  onUnsendable,
}: ServeOptions): Promise<HostedSite> {
  const facts = await stat(directory).catch(() => undefined);
  if (!facts?.isDirectory()) throw new DocsError(nothingBuilt(directory), 'usage');
  const reported = { lines: '' };
  const headersOf = (text: string) => {
    const lines = unsendableLines(text);
    if (lines.length > 0 && reported.lines !== lines.join()) onUnsendable?.(lines);
    reported.lines = lines.join();
    return parseHeaders(text);
  };
  return {
    files: await openSiteFiles(directory),
    ...(rewrite && { rewrite }),
    base: `/${base.split('/').filter(Boolean).join('/')}/`.replace('//', '/'),
    rules: async () => ({
      headers: headersOf(await readText(join(directory, '_headers'))),
      redirects: parseRedirects(await readText(join(directory, '_redirects'))),
    }),
  };
}

function redirect(response: ServerResponse, to: string, status: number): void {
  const location = to.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** `encodeURI` leaves these, which would end the path. */
const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** The path within the site, or undefined for one outside of its base. */
function pathInSite(path: string, base: string): string | undefined {
  if (base === '/') return path;
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

async function answer(
  site: HostedSite,
  { path: asked, search }: Target,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const { request, response } = exchange;
  const path = pathInSite(asked, site.base);
  if (path === undefined && `${asked}/` === site.base) return redirect(response, site.base, 301);
  const { headers, redirects } = await site.rules();
  let found: Lookup = path === undefined ? { kind: 'none' } : await lookUp(site.files, path);
  const rule = redirectFor(redirects, asked, found.kind !== 'none');
  if (rule && REDIRECTS.has(rule.status)) {
    return redirect(
      response,
      rule.to.includes('?') ? rule.to : withSearch(rule.to, search),
      rule.status,
    );
  }
  if (rule) found = await lookUp(site.files, pathInSite(rule.to, site.base) ?? rule.to);
  if (found.kind === 'slash') {
    return redirect(response, encodePath(site.base.slice(0, -1) + found.path) + search, 301);
  }
  for (const [name, value] of headersFor(headers, asked)) {
    response.setHeader(name, site.rewrite?.header(value) ?? value);
  }
  const file = found.kind === 'file' ? found.file : await site.files.find('404.html');
  const status = found.kind === 'file' ? (rule?.status ?? 200) : 404;
  if (!response.hasHeader('Cache-Control')) {
    const isHashed = status === 200 && /(?:^|\/)_assets\//.test(file?.name ?? '');
    response.setHeader('Cache-Control', isHashed ? CACHE.hashed : CACHE.other);
  }
  const missing = { bytes: Buffer.from('Not found\n'), name: 'missing.txt' };
  const body = { ...(file ?? missing), status };
  await respond(request, response, site.rewrite ? rewritten(body, site.rewrite, response) : body);
}

/** The body as it is to be sent. No browser may keep it, or have kept what was served here before. */
function rewritten({ version, ...body }: Body, { text }: Rewrite, response: ServerResponse): Body {
  const type = contentTypeOf(body.name);
  response.setHeader('Cache-Control', 'no-store');
  if (type.startsWith('text/html')) response.setHeader('Clear-Site-Data', '"cache"');
  if (!/^text\/|javascript|json|xml/.test(type))
    return { ...body, ...(version !== undefined && { version }) };
  return { ...body, bytes: Buffer.from(text(Buffer.from(body.bytes).toString('utf8'))) };
}

/** Puts a query before the hash of an address. */
function withSearch(to: string, search: string): string {
  const [path = '', hash] = to.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

/** Serves a built site as a static host would: `docs-build preview`. */
export async function serveDirectory(options: ServeOptions): Promise<Listening> {
  const site = await openSite(options);
  const server = createServer((request, response) => {
    if (site.rewrite?.answer(request, response)) return;
    const target = guardRequest(request, response, options.host);
    if (!target) return;
    answer(site, target, { request, response }).catch(() => {
      // The file vanished while it was read, or the client went away.
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return listen(server, options);
}
