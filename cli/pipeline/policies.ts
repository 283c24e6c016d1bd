import { NO_ORIGINS, originsOf, serviceOrigins, licenseSetup } from './services/services.ts';
import type { CommonAssets } from '../model/assets.ts';
import { createCache } from '../model/collections.ts';
import type { HeaderRule } from '../model/hosting.ts';
import { WORKER_SCRIPT } from '../model/paths.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { outputsOf } from '../render/view/addresses.ts';
import { contentSecurityPolicy } from '../render/html/headers.ts';
import { speculationRules } from '../render/html/document.ts';
import { notificationsAddress } from './settings.ts';
import type { FrameDocument } from './services/frames.ts';
import { LICENSE_FILE } from '../bundle/license.ts';
import type { SiteInput } from './site-input.ts';
import type { StoredPage } from './make-page.ts';

/** Kinds of site code that a document contains. */
export type ShownCode = { readonly hasDemos: boolean; readonly hasComponents: boolean };

/** Content security policies of a site's documents. */
export type Policies = ReturnType<typeof createPolicies>;

export function createPolicies(
  { config }: SiteInput,
  { headScript, sidebarScript }: Pick<CommonAssets, 'headScript' | 'sidebarScript'>,
) {
  const { demoOrigins, features, markdown, site, trailingSlash } = config;
  const policyOf = ({ hasDemos, hasComponents }: ShownCode, origins = serviceOrigins(config)) =>
    contentSecurityPolicy({
      inlineScripts: [headScript, sidebarScript, speculationRules(site.base, trailingSlash)],
      embedHosts: markdown.embedHosts,
      fetchOrigins: [
        ...originsOf(notificationsAddress(config)),
        ...origins.fetched,
        ...(hasDemos || hasComponents ? demoOrigins : []),
      ],
      scriptOrigins: origins.scripts,
      hasDemos,
      hasComponents,
      hasProjects: hasDemos && features.sandbox !== false,
      hasWorker: typeof features.serviceWorker === 'object',
    });
  const ofPages = createCache<string>(Infinity);
  return {
    ofPage: (code: ShownCode) => ofPages(JSON.stringify(code), () => policyOf(code)),
    /** Policy of demo frames. The page around a frame calls the services, the frame does not. */
    ofDemoFrame: policyOf({ hasDemos: true, hasComponents: false }, NO_ORIGINS),
  };
}

interface PolicyContext {
  readonly site: Site;
  readonly pages: readonly StoredPage[];
  readonly frames: readonly FrameDocument[];
  readonly policies: Policies;
}

/** Allows the edit frame, a document with an opaque origin, to load files of the site. */
const SHARED = ['Access-Control-Allow-Origin', '*'] as const;

/**
 * Returns the headers of a site. Since matching rules add up, each policy belongs to a page or a
 * top-level folder and allows only what its code needs. Files with a hash are cached for a year.
 */
export function headerRules(input: SiteInput, context: PolicyContext): HeaderRule[] {
  const { config } = input;
  const { base } = config.site;
  const { frames, policies } = context;
  const byPath = new Map([
    ...[...codeByPath(base, context)].map(([path, code]) => [path, policies.ofPage(code)] as const),
    [`${base}_demos/*`, policies.ofDemoFrame] as const,
    // Some hosts serve a document without its `.html` extension.
    ...frames.flatMap(({ file, policy }) =>
      [file.path, file.path.replace(/\.html$/, '')].map((path) => [base + path, policy] as const),
    ),
  ]);
  const common = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ] as const;
  const isFresh = config.features.serviceWorker !== false;
  const isShared = licenseSetup(input) !== undefined;
  const cached = ['Cache-Control', 'public, max-age=31536000, immutable'] as const;
  return [
    { path: `${base}*`, headers: common },
    { path: `${base}_assets/*`, headers: [cached, SHARED] },
    ...(isFresh
      ? [{ path: base + WORKER_SCRIPT, headers: [['Cache-Control', 'no-cache'] as const] }]
      : []),
    ...(isShared ? [{ path: base + LICENSE_FILE, headers: [SHARED] }] : []),
    ...[...byPath]
      .sort()
      .map(([path, policy]) => ({ path, headers: [['Content-Security-Policy', policy] as const] })),
  ];
}

/** Returns the paths of pages and folders, each with the kinds of code shown there. */
function codeByPath(
  base: string,
  { site, pages }: Pick<PolicyContext, 'site' | 'pages'>,
): ReadonlyMap<string, ShownCode> {
  const byPath = new Map<string, ShownCode>([
    [`${base}404.html`, { hasDemos: false, hasComponents: false }],
  ]);
  const add = (page: Page, hasComponents: boolean) => {
    const path = pathOf(outputsOf(site, page).html, base);
    const known = byPath.get(path);
    byPath.set(path, {
      hasDemos: known?.hasDemos === true || page.demos.length > 0,
      hasComponents: known?.hasComponents === true || hasComponents,
    });
  };
  for (const page of site.pages) add(page, false);
  for (const { page, facts } of pages) add(page, facts.components.length > 0);
  return byPath;
}

function pathOf(output: string, base: string): string {
  const [first = '', ...rest] = output.split('/');
  if (rest.length > 0) return `${base}${first}/*`;
  return `${base}${first === '404.html' ? first : first.replace(/^index\.html$|\.html$/, '')}`;
}
