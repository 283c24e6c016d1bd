import { createHash } from 'node:crypto';
import { SANDBOX_ORIGIN } from '../../../runtime/contract/demos.ts';
import { WORKER_POLICY } from '../../../runtime/contract/services.ts';

/** What the policy of a document depends on. */
export interface PolicyInput {
  /** Texts of the inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Hosts that an iframe may show. */
  readonly embedHosts: readonly string[];
  /** Origins of other sites that pages fetch from: `https://news.example.org`. */
  readonly fetchOrigins: readonly string[];
  /** Origins of other sites whose scripts run on pages. */
  readonly scriptOrigins: readonly string[];
  /** Whether the pages show demos. */
  readonly hasDemos: boolean;
  /** Whether the pages show components of the site. */
  readonly hasComponents: boolean;
  /** Whether readers can open demos as projects on another site. */
  readonly hasProjects: boolean;
  /** Whether a service worker is registered. */
  readonly hasWorker: boolean;
  /** Whether `dev` serves the pages. Its client parses them again, and they may get demos. */
  readonly isServed: boolean;
}

/** Returns the source expression of an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the Content Security Policy of a page. Demos and components may write style elements, as
 * libraries for styling do. Elsewhere style elements are empty, because the libraries of the shell
 * add rules one by one. Demos, components and foreign scripts do not support Trusted Types, so that
 * pages with these allow the default policy of the runtime.
 */
export function contentSecurityPolicy({
  inlineScripts,
  embedHosts,
  fetchOrigins,
  scriptOrigins,
  hasDemos,
  hasComponents,
  hasProjects,
  hasWorker,
  isServed,
}: PolicyInput): string {
  const frames = ["'self'", ...embedHosts.map((host) => `https://${host}`)];
  const hasCodeOfOthers = isServed || hasDemos || hasComponents || scriptOrigins.length > 0;
  const trusted = [...(hasCodeOfOthers ? ['default'] : []), ...(hasWorker ? [WORKER_POLICY] : [])];
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptOrigins, ...inlineScripts.map(hashSource)],
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
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trusted.length > 0 ? trusted : ["'none'"],
  });
}

/** Returns the text of a policy. */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

export interface HeaderOptions {
  readonly base: string;
  /** Files that browsers must revalidate, relative to the base. */
  readonly fresh?: readonly string[];
  /** Files that documents of any origin may read, relative to the base. */
  readonly shared?: readonly string[];
}

/** Edited code runs in a document with another origin, which loads files of the site. */
const SHARED = 'Access-Control-Allow-Origin: *';

/**
 * Returns the `_headers` file. `policies` has one for each page or top-level folder, but not for the
 * whole site, because rules add up. Browsers cache files with a hash in their name for a year.
 */
export function headersFile(
  policies: ReadonlyMap<string, string>,
  { base, fresh = [], shared = [] }: HeaderOptions,
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
    [`${base}_assets/*`, ['Cache-Control: public, max-age=31536000, immutable', SHARED]],
    ...fresh.map((file): [string, string[]] => [`${base}${file}`, ['Cache-Control: no-cache']]),
    ...shared.map((file): [string, string[]] => [`${base}${file}`, [SHARED]]),
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
