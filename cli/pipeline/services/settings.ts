import { parseText } from '../../../runtime/contract/services.ts';
import type {
  AdSettings,
  AnalyticsSettings,
  SiteServices,
} from '../../../runtime/contract/services.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { toOutputPath, underBase, WORKER_SCRIPT } from '../../model/paths.ts';
import type { SiteInput } from '../site-input.ts';

/** Where the document stands that shows adverts drawn by a script of others. */
export const AD_FRAME = toOutputPath('_frames/ad.html');

/** Whether a site can be read offline. */
export const isReadOffline = ({ features: { serviceWorker } }: SiteConfig) =>
  typeof serviceWorker === 'object';

/** What a site has besides pages, as its scripts know it. Writers are not measured, and see adverts only if they want to. */
export function siteServices({ config, mode }: Pick<SiteInput, 'config' | 'mode'>): SiteServices {
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
  };
}

type On<Name extends 'ads' | 'analytics'> = Exclude<SiteConfig['features'][Name], false>;

function adSettings(
  { pool, external }: On<'ads'>,
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

function analyticsSettings({ gtag, beacon }: On<'analytics'>, base: string): AnalyticsSettings {
  return {
    ...(gtag && { gtag: { id: gtag.id, script: gtag.script } }),
    ...(beacon !== undefined && { beacon: underBase(base, beacon) }),
  };
}
