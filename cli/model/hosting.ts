/** Supported hosts, and the differences between them. */
export const HOSTS = {
  netlify: {},
  cloudflare: { negotiates: true },
  vercel: { negotiates: true },
  'github-pages': { cacheControl: 'max-age=600', addsSlashesOnly: true },
  nginx: { negotiates: true },
  apache: { negotiates: true },
  's3-cloudfront': { negotiates: true },
  firebase: {},
} as const satisfies Readonly<Record<string, HostTraits>>;

export interface HostTraits {
  /** Whether a request that accepts `text/markdown` gets the Markdown of a page. */
  readonly negotiates?: true;
  /** Whether `/a/` is missing where `/a` is a page; other hosts redirect it. */
  readonly addsSlashesOnly?: true;
  /** `Cache-Control` of every file, on hosts where a site cannot set it. */
  readonly cacheControl?: string;
}

export type HostName = keyof typeof HOSTS;

export const HOST_NAMES = Object.keys(HOSTS) as HostName[];

/** Pattern of an `Accept` header that accepts Markdown, that is, without `q=0`. Ignores case. */
export const MARKDOWN_ACCEPTED = String.raw`text/markdown(?!\s*;\s*q=0(\.0*)?\s*(,|$))`;

const MARKDOWN = new RegExp(MARKDOWN_ACCEPTED, 'i');

/** Source text of the regular expression for that header, as a literal. */
export const MARKDOWN_LITERAL = String(MARKDOWN);

export const acceptsMarkdown = (accept = '') => MARKDOWN.test(accept);

/** Source text of a regular expression for a file extension, which no address of a page has. */
export const FILE_ENDING = String.raw`\.[a-zA-Z][a-zA-Z0-9]*$`;

/** Facts about a site for its host. Paths include the base and are percent-encoded. */
export interface HostRules {
  /** Path under which the site is served. */
  readonly base: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly pages: readonly string[];
  /** Whether the addresses of pages end in a slash. */
  readonly trailingSlash: boolean;
  /** Folders of the other languages, which may lack the Markdown of a page: `/zh`. */
  readonly prefixes: readonly string[];
}

/** A block of `_headers`: a path pattern and the headers that it adds. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** `301!`: applies even if a file of that name exists. */
  readonly isForced: boolean;
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

/** A line of `_headers` that no server can send. */
export interface UnsendableLine {
  readonly number: number;
  /** `form`: not a name, a colon and a value. `character`: one that headers cannot contain. */
  readonly fault: 'form' | 'character';
}

/** Returns the lines of a `_headers` file that no server can send. */
export const unsendableLines = (text: string): readonly UnsendableLine[] =>
  linesOf(text).flatMap((line, index) => {
    // Cloudflare removes a header for `! Name`.
    if (!/^\s+(?!#|!\s)\S/.test(line)) return [];
    const header = parseHeader(line);
    return typeof header === 'string' ? [{ number: index + 1, fault: header }] : [];
  });

function parseHeader(line: string): UnsendableLine['fault'] | [name: string, value: string] {
  if (/[^\t\x20-\x7e\x80-\xff]/.test(line)) return 'character';
  const [, name, value] = /^\s+([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  return name !== undefined && value !== undefined ? [name, value] : 'form';
}

/** Parses a `_headers` file. Skips lines that no server can send. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of linesOf(text)) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const header = parseHeader(line);
    if (typeof header !== 'string') rules.at(-1)?.headers.push(header);
  }
  return rules;
}

export function parseRedirects(text: string): RedirectRule[] {
  return linesOf(text).flatMap((line) => {
    const words = line.replace(/(^|\s)#.*$/, '').trim();
    const [from, to, code = '301'] = words.split(/\s+/);
    const status = /^(\d{3})(!?)$/.exec(code);
    if (!from?.startsWith('/') || !to || !status) return [];
    return [{ from, to, status: Number(status[1]), isForced: status[2] === '!' }];
  });
}

/**
 * Returns the values of a pattern's names. Undefined if it does not match. Ignores a final slash.
 * `:name` matches a segment; `*` at the end matches the rest, as `splat`, with its final slash.
 */
export function matchPath(
  pattern: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const names: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part === '*') {
      const rest = given.slice(at).join('/');
      return { ...names, splat: rest !== '' && path.endsWith('/') ? `${rest}/` : rest };
    }
    const value = given[at];
    if (value === undefined) return undefined;
    if (part.startsWith(':')) names[part.slice(1)] = value;
    else if (!matchSegment(part, value)) return undefined;
  }
  return wanted.length === given.length ? names : undefined;
}

/** Whether a segment matches a pattern such as `*.css`. */
function matchSegment(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === value;
  return (
    value.startsWith(start) && value.endsWith(end) && value.length >= start.length + end.length
  );
}

/** Returns all headers for a path by lower-case name. Repeated ones are joined with a comma. */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const matching = rules.filter((rule) => matchPath(rule.path, path) !== undefined);
  for (const [name, value] of matching.flatMap((rule) => rule.headers)) {
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

/** Decodes a path. Returns a malformed path unchanged. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // `%` is not followed by two hexadecimal digits
  }
}

/** Returns the target and status of a redirect. Only forced rules apply to a path with a file. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
  hasFile: boolean,
): { readonly to: string; readonly status: number } | undefined {
  for (const { from, to, status, isForced } of rules) {
    const names = hasFile && !isForced ? undefined : matchPath(decodedPath(from), path);
    if (!names) continue;
    const filled = to.replace(/:([a-z]\w*)/gi, (whole, name: string) =>
      Object.hasOwn(names, name) ? encodeURI(names[name] ?? '') : whole,
    );
    return { to: filled, status };
  }
  return undefined;
}
