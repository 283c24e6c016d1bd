import { createHash } from 'node:crypto';
import { SANDBOX_ORIGIN } from '../../../runtime/contract/demos.ts';
import { WORKER_POLICY } from '../../../runtime/contract/services.ts';

/** Input of a document's Content Security Policy. */
export interface PolicyInput {
  readonly inlineScripts: readonly string[];
  readonly embedHosts: readonly string[];
  /** Origins of other sites from which pages fetch: `https://news.example.org`. */
  readonly fetchOrigins: readonly string[];
  /** Origins of other sites whose scripts run on pages. */
  readonly scriptOrigins: readonly string[];
  readonly hasDemos: boolean;
  /** Whether the pages show components of the site. */
  readonly hasComponents: boolean;
  /** Whether readers can open demos as projects on another site. */
  readonly hasProjects: boolean;
  readonly hasWorker: boolean;
}

/** Returns the policy source expression of an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the Content Security Policy of a page. Styling libraries create style elements, so pages
 * with demos or components allow them. Other pages allow empty ones, to which the shell adds rules.
 * Demos, components and third-party scripts may lack Trusted Types: their pages allow `default`.
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
}: PolicyInput): string {
  const frames = ["'self'", ...embedHosts.map((host) => `https://${host}`)];
  const trusted = [
    ...(scriptOrigins.length > 0 ? ['default'] : []),
    ...(hasWorker ? [WORKER_POLICY] : []),
  ];
  // Packages such as editors create policies of their own, and fail without them.
  const types = hasDemos || hasComponents ? ['*', "'allow-duplicates'"] : trusted;
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptOrigins, ...inlineScripts.map(hashSource)],
    // A hash disables 'unsafe-inline', so the directive has only one of the two.
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
    'trusted-types': types.length > 0 ? types : ["'none'"],
  });
}

export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
