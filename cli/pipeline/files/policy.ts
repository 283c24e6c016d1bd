import type { OutputFile } from '../../model/output.ts';
import { toOutputPath, WORKER_SCRIPT } from '../../model/paths.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { outputsOf } from '../../render/view/addresses.ts';
import { contentSecurityPolicy, headersFile } from '../../render/html/headers.ts';
import { speculationRules } from '../../render/html/speculation.ts';
import { notificationsAddress } from './notifications.ts';
import type { AdFrameDocument } from '../services/ad-frame.ts';
import { NO_ORIGINS, originsOf, serviceOrigins } from '../services/origins.ts';
import type { SiteInput } from '../site-input.ts';
import type { KeptPage } from '../stages/compile-pages.ts';

/** The site, and the inline scripts of its pages. */
interface PolicyContext {
  readonly site: Site;
  readonly pages: readonly KeptPage[];
  /** The document that shows adverts drawn by a script of others, where there is one. */
  readonly frame: AdFrameDocument | undefined;
  readonly headScript: string;
  readonly sidebarScript: string;
}

/** The `_headers` file: the policy of each page or folder. Only those with demos or components allow what these need. */
export function policyFile(
  { config }: SiteInput,
  { site, pages, frame, headScript, sidebarScript }: PolicyContext,
): OutputFile {
  const { base } = config.site;
  const opensProjects = config.features.sandbox !== false;
  const policyOf = (place: string, { hasDemos, hasComponents }: SiteCode) => {
    // Frames of demos call no services: the page around them does.
    const origins = place === demoFrames(base) ? NO_ORIGINS : serviceOrigins(config);
    return contentSecurityPolicy({
      inlineScripts: [headScript, sidebarScript, speculationRules(base)],
      embedHosts: config.markdown.embedHosts,
      fetchOrigins: [...originsOf(notificationsAddress(config)), ...origins.fetched],
      scriptOrigins: origins.scripts,
      hasDemos,
      hasComponents,
      hasProjects: hasDemos && opensProjects,
    });
  };
  const policies = new Map([
    ...[...codeByPlace(base, { site, pages })].map(
      ([place, code]) => [place, policyOf(place, code)] as const,
    ),
    ...(frame ? [[`${base}_frames/*`, frame.policy] as const] : []),
  ]);
  const fresh = config.features.serviceWorker === false ? [] : [WORKER_SCRIPT];
  return { path: toOutputPath('_headers'), bytes: headersFile(policies, base, fresh) };
}

/** Where documents of demos in frames are. */
const demoFrames = (base: string) => `${base}_demos/*`;

/** Code of the site that the documents of a place show. */
interface SiteCode {
  readonly hasDemos: boolean;
  readonly hasComponents: boolean;
}

/** The places of documents, each with the code that is shown there. */
function codeByPlace(
  base: string,
  { site, pages }: Pick<PolicyContext, 'site' | 'pages'>,
): ReadonlyMap<string, SiteCode> {
  const places = new Map<string, SiteCode>([
    [demoFrames(base), { hasDemos: true, hasComponents: false }],
    [`${base}404.html`, { hasDemos: false, hasComponents: false }],
  ]);
  const add = (page: Page, hasComponents: boolean) => {
    const place = placeOf(outputsOf(site, page).html, base);
    const known = places.get(place);
    places.set(place, {
      hasDemos: known?.hasDemos === true || page.demos.length > 0,
      hasComponents: known?.hasComponents === true || hasComponents,
    });
  };
  for (const page of site.pages) add(page, false);
  for (const { page, facts } of pages) add(page, facts.components.length > 0);
  return places;
}

function placeOf(output: string, base: string): string {
  const [first = '', ...rest] = output.split('/');
  if (rest.length > 0) return `${base}${first}/*`;
  return first === 'index.html' ? base : `${base}${first}`;
}
