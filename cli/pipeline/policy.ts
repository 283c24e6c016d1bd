import type { OutputFile } from '../model/output.ts';
import { toOutputPath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { outputsOf } from '../render/view/addresses.ts';
import { contentSecurityPolicy, headersFile } from '../render/html/headers.ts';
import { speculationRules } from '../render/html/speculation.ts';
import { notificationsAddress } from './notifications.ts';
import type { SiteInput } from './site-input.ts';

/** The site, and the inline scripts of its pages. */
interface PolicyContext {
  readonly site: Site;
  readonly headScript: string;
  readonly sidebarScript: string;
}

/** The `_headers` file: the policy of every place that holds documents. */
export function policyFile(
  { config }: SiteInput,
  { site, headScript, sidebarScript }: PolicyContext,
): OutputFile {
  const { base } = config.site;
  const policy = contentSecurityPolicy({
    inlineScripts: [headScript, sidebarScript, speculationRules(base)],
    embedHosts: config.markdown.embedHosts,
    fetchOrigins: originsOf(notificationsAddress(config)),
  });
  const folders = site.pages.map((page) => {
    const [first = '', ...rest] = outputsOf(site, page).html.split('/');
    return rest.length > 0
      ? `${base}${first}/*`
      : first === 'index.html'
        ? base
        : `${base}${first}`;
  });
  const places = [...folders, `${base}_demos/*`, `${base}404.html`];
  return { path: toOutputPath('_headers'), bytes: headersFile(policy, places, base) };
}

const originsOf = (address: string | undefined) =>
  address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];
