import {
  parseText,
  type AdSettings,
  type AnalyticsSettings,
  type SiteServices,
} from '../../../runtime/contract/services.ts';
import { LICENSE_FILE, type LicenseSetup } from '../../bundle/license.ts';
import type { SearchSettings } from '../../../runtime/contract/search.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Assets, OutputFile } from '../../model/assets.ts';
import { toOutputPath, underBase, WORKER_SCRIPT } from '../../model/paths.ts';
import { resolveOwnModule, type SiteInput } from '../site-input.ts';

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

/** External origins that pages may call. */
export interface ServiceOrigins {
  readonly scripts: readonly string[];
  /** Origins of `fetch` requests and beacons. */
  readonly fetched: readonly string[];
}

/** Origins of a document that calls no services. */
export const NO_ORIGINS: ServiceOrigins = { scripts: [], fetched: [] };

/** Returns the origins that pages call, except ad providers in frames with their own policy. */
export function serviceOrigins({
  features: { ads, analytics, search },
  head,
}: Pick<SiteConfig, 'features' | 'head'>): ServiceOrigins {
  const { json } = (ads !== false && ads.external) || {};
  const { gtag, beacon } = analytics === false ? {} : analytics;
  return {
    scripts: [
      ...originsOf(gtag?.script),
      ...head.flatMap(({ tag, attributes }) =>
        tag === 'script' ? originsOf(attributes['src']) : [],
      ),
    ],
    fetched: [
      ...originsOf(json),
      ...originsOf(beacon),
      ...originsOf(gtag?.script),
      ...(gtag?.collectors ?? []).map((collector) => collector.replace(/\/$/, '')),
      ...(typeof search === 'object' && 'provider' in search
        ? [`https://${search.appId.toLowerCase()}-dsn.algolia.net`]
        : []),
    ],
  };
}

/** Returns the origin of an address. Empty for paths of the site. */
export const originsOf = (address: string | undefined): readonly string[] =>
  address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];

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
