import { parseText } from '../../../runtime/contract/advert-text.ts';
import type {
  AdSettings,
  AnalyticsSettings,
  SiteServices,
} from '../../../runtime/contract/services.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { toOutputPath } from '../../model/paths.ts';
import type { SiteInput } from '../site-input.ts';

/** Where the document stands that shows adverts drawn by a script of others. */
export const AD_FRAME = toOutputPath('_frames/ad.html');

/** Where the service worker stands. Spec §7. */
export const WORKER_SCRIPT = toOutputPath('sw.js');

/** Whether a site can be read offline. */
export const isReadOffline = ({ features: { serviceWorker } }: SiteConfig) =>
  typeof serviceWorker === 'object';

/** What a site has besides pages, as its scripts know it. Writers are not measured, and see adverts only if they want to. */
export function siteServices({ config, mode }: Pick<SiteInput, 'config' | 'mode'>): SiteServices {
  const { ads, analytics, serviceWorker } = config.features;
  const isBuilt = mode !== 'development';
  const { base } = config.site;
  return {
    ads: ads !== false && (isBuilt || ads.inDev) && adSettings(config),
    analytics: isBuilt && analyticsSettings(config),
    asksConsent: isBuilt && analytics !== false && analytics.consent === 'required',
    serviceWorker: isBuilt &&
      typeof serviceWorker === 'object' && {
        script: `${base}${WORKER_SCRIPT}`,
        scope: base,
        hosts: serviceWorker.hosts,
      },
  };
}

function adSettings({ site, features: { ads } }: SiteConfig): AdSettings | false {
  if (ads === false) return false;
  const addressOf = (address: string) =>
    address.startsWith('/') ? `${site.base}${address.slice(1)}` : address;
  const { external } = ads;
  return {
    pool: ads.pool.map(({ img, link, name, description, poweredby = site.name }) => ({
      name,
      link: addressOf(link),
      ...(img !== undefined && { img: addressOf(img) }),
      description: parseText(description),
      poweredby,
      label: `in-house-${name}`,
    })),
    ...(external && {
      external: {
        label: external.label,
        poweredby: external.poweredby,
        ...(external.json !== undefined && { json: external.json }),
        ...(external.script !== undefined && { frame: `${site.base}${AD_FRAME}` }),
        ...(external.placeholder !== undefined && { placeholder: external.placeholder }),
      },
    }),
  };
}

function analyticsSettings({ site, features }: SiteConfig): AnalyticsSettings | false {
  const { analytics } = features;
  if (analytics === false) return false;
  const { gtag, beacon } = analytics;
  return {
    ...(gtag && { gtag: { id: gtag.id, script: gtag.script } }),
    ...(beacon !== undefined && {
      beacon: beacon.startsWith('/') ? `${site.base}${beacon.slice(1)}` : beacon,
    }),
  };
}
