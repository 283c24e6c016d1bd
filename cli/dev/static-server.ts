import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DocsError } from '../model/diagnostic.ts';
import { isInside } from '../model/files.ts';
import {
  headersFor,
  parseHeaders,
  parseRedirects,
  acceptsMarkdown,
  HOSTS,
  redirectFor,
  type UnsendableLine,
  unsendableLines,
  type HostName,
  type HostTraits,
} from '../model/hosting.ts';
import { encodePath } from '../model/paths.ts';
import { contentTypeOf, guardRequest, respond, type Body, type RequestTarget } from './http.ts';
import { listen, type ListenOptions, type RunningServer } from './listen.ts';
import type { Rewrite } from './mock-services.ts';
import { report } from '../report/catalogue.ts';

export interface ServeOptions extends ListenOptions {
  /** Absolute path of a built site. */
  readonly directory: string;
  /** Path under which the site is served: `/docs/`. */
  readonly base?: string;
  readonly hostName?: HostName | undefined;
  readonly rewrite?: Rewrite;
  /** Receives the lines of `_headers` that cannot be sent. */
  readonly onUnsendable?: (lines: readonly UnsendableLine[]) => void;
}

interface FoundFile {
  readonly bytes: Buffer;
  /** Relative to the directory, with `/` separators. */
  readonly name: string;
  /** Version for `ETag`, which changes with the bytes. */
  readonly version: string;
}

type HostedSite = Awaited<ReturnType<typeof openHostedSite>>;

const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Files for hosts, not for readers. */
const PRIVATE = new Set(['_headers', '_redirects', '_worker.js', '_routes.json', 'nginx.conf']);

// Names must not have a colon: Windows reads `a:b` as a stream of `a`.
const isServed = (segment: string) =>
  /^(?!\.)[^\\:\p{Cc}]+$/u.test(segment) || segment === '.well-known';

async function openHostedSite(options: ServeOptions) {
  const { directory, base = '/', rewrite, hostName, onUnsendable } = options;
  const facts = await stat(directory).catch(() => undefined);
  if (!facts?.isDirectory()) {
    throw new DocsError(report('server/nothing-built', undefined, { directory }));
  }
  const root = await realpath(directory);
  const readRules = (name: string) => readFile(join(directory, name), 'utf8').catch(() => '');
  const traits: HostTraits = hostName === undefined ? {} : HOSTS[hostName];
  const unsendable = unsendableLines(await readRules('_headers'));
  if (unsendable.length > 0) onUnsendable?.(unsendable);
  return {
    rewrite,
    traits,
    base,
    /** Reads the rules of the host for each request, because a build may replace the site. */
    headers: async () => parseHeaders(await readRules('_headers')),
    redirects: async () => parseRedirects(await readRules('_redirects')),
    /** Returns the file with this exact name, unless it is hidden or outside the directory. */
    async find(name: string): Promise<FoundFile | undefined> {
      const segments = name.split('/');
      if (!segments.every(isServed) || PRIVATE.has(name)) return undefined;
      try {
        const file = await realpath(join(root, ...segments));
        const stats = await stat(file);
        if (!isInside(file, root) || !stats.isFile()) return undefined;
        const version = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
        return { bytes: await readFile(file), name, version };
      } catch {
        // The file is missing, or was removed between the calls.
        return undefined;
      }
    },
  };
}

/** Result of a lookup: a file, the same path with or without a final slash, or nothing. */
type Lookup = { readonly file?: FoundFile; readonly moved?: string };

/** Finds a path as static hosts do: a file, the `index.html` of a folder, or `a.html` for `/a`. */
async function lookUp({ find, traits }: HostedSite, path: string): Promise<Lookup> {
  const name = path.split('/').filter(Boolean).join('/');
  const asFile = (file: FoundFile | undefined) => (file ? { file } : {});
  if (path.endsWith('/')) {
    const index = await find(name ? `${name}/index.html` : 'index.html');
    const isMoved = !index && traits.addsSlashesOnly !== true && (await find(`${name}.html`));
    return isMoved && name !== '404' ? { moved: `/${name}` } : asFile(index);
  }
  const file = await find(name);
  if (file) return { file };
  if (await find(`${name}/index.html`)) return { moved: `/${name}/` };
  return asFile(await find(`${name}.html`));
}

async function findMarkdown(
  { find }: HostedSite,
  path = '',
  { headers }: IncomingMessage,
): Promise<Lookup | undefined> {
  if (!acceptsMarkdown(headers.accept)) return undefined;
  const name = path.split('/').filter(Boolean).join('/');
  const file = (await find(`${name}.md`)) ?? (await find(`${name}/index.md`.replace(/^\//, '')));
  return file && { file };
}

function redirect(response: ServerResponse, to: string, status: number): void {
  const location = to.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** Inserts a query before the hash of an address. */
function withSearch(to: string, search: string): string {
  const [path = '', hash] = to.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

async function answer(
  site: HostedSite,
  { path, search }: RequestTarget,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const { base, find, rewrite, traits } = site;
  const inSite = (address: string) =>
    address.startsWith(base) ? address.slice(base.length - 1) : undefined;
  if (`${path}/` === base) return redirect(response, base, 301);
  const headers = await site.headers();
  const ownPath = inSite(path);
  let found: Lookup = ownPath === undefined ? {} : await lookUp(site, ownPath);
  const hasFile = found.file !== undefined || found.moved !== undefined;
  const rule = redirectFor(await site.redirects(), path, hasFile);
  if (rule && REDIRECTS.has(rule.status)) {
    const to = rule.to.includes('?') ? rule.to : withSearch(rule.to, search);
    return redirect(response, to, rule.status);
  }
  if (rule) found = await lookUp(site, inSite(rule.to) ?? rule.to);
  if (found.moved !== undefined) {
    return redirect(response, encodePath(base.slice(0, -1) + found.moved) + search, 301);
  }
  for (const [name, value] of headersFor(headers, path)) {
    // Rules for files do not cache the 404 page.
    if (!found.file && name === 'cache-control') continue;
    response.setHeader(name, rewrite?.header(value) ?? value);
  }
  if (traits.negotiates && (path.endsWith('/') || found.file?.name.endsWith('.html'))) {
    response.setHeader('Vary', 'Accept');
    found = (await findMarkdown(site, ownPath, request)) ?? found;
  }
  const file = found.file ?? (await find('404.html'));
  const status = found.file ? (rule?.status ?? 200) : 404;
  if (!response.hasHeader('Cache-Control')) {
    const isHashed = status === 200 && /(?:^|\/)_assets\//.test(file?.name ?? '');
    const usual = isHashed ? CACHE.hashed : CACHE.other;
    response.setHeader('Cache-Control', traits.cacheControl ?? usual);
  }
  const missing = { bytes: Buffer.from('Not found\n'), name: 'missing.txt' };
  const body = { ...(file ?? missing), status };
  await respond(request, response, rewrite ? rewritten(body, rewrite, response) : body);
}

/** Rewrites a body, and prevents browsers from caching it or using the cached original. */
function rewritten(body: Body, { text }: Rewrite, response: ServerResponse): Body {
  const type = contentTypeOf(body.name);
  response.setHeader('Cache-Control', 'no-store');
  if (type.startsWith('text/html')) response.setHeader('Clear-Site-Data', '"cache"');
  if (!/^text\/|javascript|json|xml/.test(type)) return body;
  const { name, status } = body;
  return { name, status, bytes: Buffer.from(text(Buffer.from(body.bytes).toString('utf8'))) };
}

/** Serves a built site as a static host would: `docs-build preview`. */
export async function serveDirectory(options: ServeOptions): Promise<RunningServer> {
  const site = await openHostedSite(options);
  const server = createServer((request, response) => {
    if (site.rewrite?.answer(request, response)) return;
    const target = guardRequest(request, response, options.host);
    if (!target) return;
    answer(site, target, { request, response }).catch(() => {
      // The file was removed while it was read, or the client disconnected.
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return listen(server, options);
}
