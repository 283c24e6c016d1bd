import { createHash } from 'node:crypto';
import { SANDBOX_ORIGIN } from '../../../runtime/contract/code/packages.ts';

/** What the policy of a site depends on. */
export interface PolicyInput {
  /** The inline scripts, as written between their tags. */
  readonly inlineScripts: readonly string[];
  /** Hosts that an iframe may show. */
  readonly embedHosts: readonly string[];
  /** Origins of other sites that pages fetch from: `https://news.example.org`. */
  readonly fetchOrigins: readonly string[];
  /** Origins of other sites whose scripts run on pages. */
  readonly scriptOrigins: readonly string[];
  /** Whether the pages show demos: readers may run edited code. */
  readonly hasDemos: boolean;
  /** Whether the pages show components of the site. */
  readonly hasComponents: boolean;
  /** Whether readers may open demos elsewhere as projects. */
  readonly hasProjects: boolean;
}

/** How a policy names an inline script or style by its text. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content Security Policy of pages. Demos and components may write style elements, as libraries that style at run time do in what
 * the server renders. Elsewhere style elements are empty: the libraries of the shell add rules one by one.
 */
export function contentSecurityPolicy({
  inlineScripts,
  embedHosts,
  fetchOrigins,
  scriptOrigins,
  hasDemos,
  hasComponents,
  hasProjects,
}: PolicyInput): string {
  const frames = ["'self'", ...embedHosts.map((host) => `https://${host}`)];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(hasDemos ? ['blob:'] : []),
      ...scriptOrigins,
      ...inlineScripts.map(hashSource),
    ],
    // A policy with a hash ignores 'unsafe-inline'.
    'style-src-elem': ["'self'", hasDemos || hasComponents ? "'unsafe-inline'" : hashSource('')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...fetchOrigins],
    'frame-src': frames,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': [hasProjects ? SANDBOX_ORIGIN : "'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Text of the `_headers` file. `policies` holds one for each place: a page, or a top-level folder and never all of the site, since rules add up.
 * What is hashed may be kept for good; the files named in `fresh`, relative to the base, are asked for each time.
 */
export function headersFile(
  policies: ReadonlyMap<string, string>,
  base: string,
  fresh: readonly string[] = [],
): string {
  const rules: (readonly [string, readonly string[]])[] = [
    [
      `${base}*`,
      [
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), geolocation=(), microphone=()',
      ],
    ],
    [`${base}_assets/*`, ['Cache-Control: public, max-age=31536000, immutable']],
    ...fresh.map((file): [string, string[]] => [`${base}${file}`, ['Cache-Control: no-cache']]),
    ...[...policies]
      .sort()
      .map(([place, policy]): [string, string[]] => [
        place,
        [`Content-Security-Policy: ${policy}`],
      ]),
  ];
  return rules
    .map(([place, headers]) => `${place}\n${headers.map((header) => `  ${header}\n`).join('')}`)
    .join('\n');
}
