import {
  parseText,
  type AdSettings,
  type AnalyticsSettings,
  type SiteServices,
} from '../../../runtime/contract/services.ts';
import { LICENSE_FILE, type LicenseSetup } from '../../bundle/license.ts';
import type { SearchSettings } from '../../../runtime/contract/search.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { type Assets, type OutputFile, jsonFile } from '../../model/code/assets.ts';
import { toOutputPath, underBase, WORKER_SCRIPT } from '../../model/paths.ts';
import { resolveOwnModule, type SiteInput } from '../site-input.ts';
import type { PageConstants } from '../../../runtime/contract/payload.ts';
import { announcementId, type ViewSettings } from '../../render/view/site-view.ts';

/** Path of the document for adverts rendered by a provider's script. */
export const AD_FRAME = toOutputPath('_frames/ad.html');

export const isReadOffline = ({ features: { serviceWorker } }: SiteConfig) =>
  typeof serviceWorker === 'object';

/** Returns the service settings of scripts. `dev` has no analytics, and adverts only if `inDev`. */
export function siteServices({ config, mode }: SiteInput): SiteServices {
  const { ads, analytics, serviceWorker } = config.features;
  const isBuilt = mode !== 'development';
  const { base } = config.site;
  return {
    ads: ads !== false && (isBuilt || ads.inDev) && adSettings(ads, config.site),
    analytics: isBuilt && analytics !== false && analyticsSettings(analytics, base),
    asksConsent: isBuilt && analytics !== false && analytics.consent === 'required',
    serviceWorker: isBuilt &&
      typeof serviceWorker === 'object' && {
        script: `${base}${WORKER_SCRIPT}`,
        scope: base,
        hosts: serviceWorker.hosts,
      },
    search: searchSettings(config),
  };
}

/** Returns the options of the site's own index. Undefined if search is off or external. */
export function staticSearch({ features: { search } }: Pick<SiteConfig, 'features'>) {
  if (search === false || (typeof search === 'object' && 'provider' in search)) return undefined;
  return search === true ? { synonyms: {}, boosts: {} } : search;
}

const searchSettings = ({ features }: SiteConfig): SearchSettings | false => {
  if (staticSearch({ features })) return { provider: 'static' };
  return typeof features.search === 'object' && 'provider' in features.search
    ? features.search
    : false;
};

type FeatureOptions<Name extends 'ads' | 'analytics'> = Exclude<
  SiteConfig['features'][Name],
  false
>;

function adSettings(
  { pool, external }: FeatureOptions<'ads'>,
  { base, name: siteName }: SiteConfig['site'],
): AdSettings {
  return {
    pool: pool.map(({ img, link, name, description, poweredby = siteName }) => ({
      name,
      link: underBase(base, link),
      ...(img !== undefined && { img: underBase(base, img) }),
      description: parseText(description),
      poweredby,
      label: `in-house-${name}`,
    })),
    ...(external && {
      external: {
        label: external.label,
        poweredby: external.poweredby,
        ...(external.json !== undefined && { json: external.json }),
        ...(external.script !== undefined && { frame: `${base}${AD_FRAME}` }),
        ...(external.placeholder !== undefined && { placeholder: external.placeholder }),
      },
    }),
  };
}

function analyticsSettings(
  { gtag, beacon }: FeatureOptions<'analytics'>,
  base: string,
): AnalyticsSettings {
  return {
    ...(gtag && { gtag: { id: gtag.id, script: gtag.script } }),
    ...(beacon !== undefined && { beacon: underBase(base, beacon) }),
  };
}

/** Returns the origins that pages call. Omits ad providers, whose frames have their own policy. */
export function serviceOrigins(config: Pick<SiteConfig, 'site' | 'features' | 'head'>) {
  const { ads, analytics, search } = config.features;
  const { json } = (ads !== false && ads.external) || {};
  const { gtag, beacon } = analytics === false ? {} : analytics;
  const scripts = config.head.flatMap(({ tag, attributes }) =>
    tag === 'script' ? [attributes['src']] : [],
  );
  return {
    scripts: originsOf(gtag?.script, ...scripts),
    /** Origins of `fetch` requests and beacons. */
    fetched: [
      ...originsOf(notificationsAddress(config), json, beacon, gtag?.script),
      ...(gtag?.collectors ?? []).map((collector) => collector.replace(/\/$/, '')),
      ...(typeof search === 'object' && 'provider' in search
        ? [`https://${search.appId.toLowerCase()}-dsn.algolia.net`]
        : []),
    ],
  };
}

/** Returns the origins of addresses, without those of the site. */
const originsOf = (...addresses: readonly (string | undefined)[]): readonly string[] =>
  addresses.flatMap((address) =>
    address === undefined || address.startsWith('/') ? [] : new URL(address).origin,
  );

/** Returns the license key. Only `licenseFile` may write it to the output. */
const licenseKey = ({ config: { features }, publicEnv }: SiteInput): string | undefined =>
  features.license === false ? undefined : publicEnv[features.license.variable] || undefined;

/** Returns the module that receives the license key. Undefined without a key. */
export function licenseSetup(input: SiteInput): LicenseSetup | undefined {
  const { license } = input.config.features;
  if (license === false || licenseKey(input) === undefined) return undefined;
  return { module: resolveOwnModule(input.host, license.module), packages: license.packages };
}

/** Returns the license key file if a page needs it. No step, cache or bundle contains the key. */
export function licenseFile(
  input: SiteInput,
  { needsLicense = false }: Pick<Assets, 'needsLicense'>,
): readonly OutputFile[] {
  const key = licenseKey(input);
  if (key === undefined || !needsLicense) return [];
  return [{ path: toOutputPath(LICENSE_FILE), bytes: `export default ${JSON.stringify(key)};\n` }];
}

/** Returns the configuration shown in the shell of every page. */
export function viewSettings(input: SiteInput): ViewSettings {
  const { site, storagePrefix, features, codeStyles, blog } = input.config;
  const { ads, asksConsent } = siteServices(input);
  return {
    ...site,
    folder: input.host.folderInRepository,
    announcement: announcementOf(site),
    notifications: notificationsAddress(input.config),
    codeStyles: codeStyles.map(({ id, label }) => ({ id, label })),
    storagePrefix,
    ads: ads !== false,
    demoAds: ads !== false && ads.external !== undefined,
    asksConsent,
    feedback: features.feedback,
    search: features.search !== false,
    ...(blog && { blog: { ...blog, hasFeeds: features.feeds } }),
  };
}

/** Whether the texts of all pages are written for agents. If so, each edit changes site files. */
export const hasFullTexts = ({ features: { llms } }: Pick<SiteConfig, 'features'>) =>
  typeof llms === 'object' && llms.full;

const announcementOf = ({ announcement }: SiteConfig['site']): ViewSettings['announcement'] =>
  typeof announcement === 'string' ? { text: announcement } : announcement;

/** Returns the constants for the inline scripts of every page. */
export function pageConstants({ site, storagePrefix, codeStyles }: SiteConfig): PageConstants {
  const announcement = announcementOf(site);
  return {
    storagePrefix,
    codeStyles: codeStyles.map(({ id, oldLabels }) => [id, ...oldLabels] as const),
    announcement: announcement ? announcementId(announcement) : '',
  };
}

const NOTIFICATIONS = toOutputPath('notifications.json');

/** Returns the address of the notifications: a path without base, or an external address. */
function notificationsAddress({ site }: Pick<SiteConfig, 'site'>): string | undefined {
  const { notifications } = site;
  return typeof notifications === 'object' ? `/${NOTIFICATIONS}` : notifications;
}

/** Returns the notifications as a file, so that a new one does not change every page. */
export function notificationsFile({ site }: SiteConfig): OutputFile[] {
  const { notifications, base } = site;
  if (typeof notifications !== 'object') return [];
  const notes = notifications.map((note) =>
    note.href === undefined ? note : { ...note, href: underBase(base, note.href) },
  );
  return [jsonFile(NOTIFICATIONS, notes)];
}
