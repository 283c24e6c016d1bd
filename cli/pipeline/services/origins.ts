import type { SiteConfig } from '../../config/schema.ts';

/** Origins of other sites that the services of a site call from its pages. */
export interface ServiceOrigins {
  readonly scripts: readonly string[];
  /** What is fetched, and what is sent. */
  readonly fetched: readonly string[];
}

/** Of documents that call no services. */
export const NO_ORIGINS: ServiceOrigins = { scripts: [], fetched: [] };

/** Adverts drawn by a script of others are not among them: they have a document of their own. */
export function serviceOrigins({ features: { ads, analytics } }: SiteConfig): ServiceOrigins {
  const { json } = (ads !== false && ads.external) || {};
  const { gtag, beacon } = analytics === false ? {} : analytics;
  return {
    scripts: originsOf(gtag?.script),
    fetched: [
      ...originsOf(json),
      ...originsOf(beacon),
      ...originsOf(gtag?.script),
      ...(gtag?.collectors ?? []).map((collector) => collector.replace(/\/$/, '')),
    ],
  };
}

/** The origin of an address; none of a path of the site itself. */
export const originsOf = (address: string | undefined): readonly string[] =>
  address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];
