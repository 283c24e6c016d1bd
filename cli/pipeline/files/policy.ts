import type { OutputFile } from '../../model/output.ts';
import { toOutputPath, WORKER_SCRIPT } from '../../model/paths.ts';
import type { Site } from '../../model/site.ts';
import { outputsOf } from '../../render/view/addresses.ts';
import { contentSecurityPolicy, headersFile } from '../../render/html/headers.ts';
import { speculationRules } from '../../render/html/speculation.ts';
import { notificationsAddress } from './notifications.ts';
import type { AdFrameDocument } from '../services/ad-frame.ts';
import { NO_ORIGINS, originsOf, serviceOrigins } from '../services/origins.ts';
import type { SiteInput } from '../site-input.ts';

/** The site, and the inline scripts of its pages. */
interface PolicyContext {
  readonly site: Site;
  /** The document that shows adverts drawn by a script of others, where there is one. */
  readonly frame: AdFrameDocument | undefined;
  readonly headScript: string;
  readonly sidebarScript: string;
}

/** The `_headers` file: the policy of every place that holds documents. Only places with demos allow what these need. */
export function policyFile(
  { config }: SiteInput,
  { site, frame, headScript, sidebarScript }: PolicyContext,
): OutputFile {
  const { base } = config.site;
  const opensProjects = config.features.sandbox !== false;
  const policyOf = (place: string, hasDemos: boolean) => {
    // Frames of demos call no services: the page around them does.
    const origins = place === demoFrames(base) ? NO_ORIGINS : serviceOrigins(config);
    return contentSecurityPolicy({
      inlineScripts: [headScript, sidebarScript, speculationRules(base)],
      embedHosts: config.markdown.embedHosts,
      fetchOrigins: [...originsOf(notificationsAddress(config)), ...origins.fetched],
      scriptOrigins: origins.scripts,
      hasDemos,
      hasProjects: hasDemos && opensProjects,
    });
  };
  const policies = new Map([
    ...[...placesOf(site, base)].map(([place, has]) => [place, policyOf(place, has)] as const),
    ...(frame ? [[`${base}_frames/*`, frame.policy] as const] : []),
  ]);
  const fresh = config.features.serviceWorker === false ? [] : [WORKER_SCRIPT];
  return { path: toOutputPath('_headers'), bytes: headersFile(policies, base, fresh) };
}

/** Where documents of demos in frames are. */
const demoFrames = (base: string) => `${base}_demos/*`;

/** Where documents are, each with whether demos are there. */
function placesOf(site: Site, base: string): ReadonlyMap<string, boolean> {
  const places = new Map([
    [demoFrames(base), true],
    [`${base}404.html`, false],
  ]);
  for (const page of site.pages) {
    const place = placeOf(outputsOf(site, page).html, base);
    places.set(place, places.get(place) === true || page.demos.length > 0);
  }
  return places;
}

function placeOf(output: string, base: string): string {
  const [first = '', ...rest] = output.split('/');
  if (rest.length > 0) return `${base}${first}/*`;
  return first === 'index.html' ? base : `${base}${first}`;
}
