import type { SiteConfig } from '../config/schema.ts';
import type { Sources } from '../model/sources.ts';
import type { FinishOptions } from '../finish/options.ts';
import { namedLinks } from './named-links.ts';
import { notificationsAddress } from './files/notifications.ts';
import { siteServices } from './services/services.ts';
import type { SiteInput } from './site-input.ts';
import type { ViewSettings } from '../render/view/settings.ts';

/** The slice of the configuration that the shell of every page shows. */
export function viewSettings({
  config,
  ...input
}: Pick<SiteInput, 'config' | 'mode'>): ViewSettings {
  const { site, storagePrefix, features, codeStyles } = config;
  const { ads, asksConsent } = siteServices({ config, ...input });
  const { name, url, repository, branch, brand, footer } = site;
  const announcement = announcementOf(site);
  const notifications = notificationsAddress(config);
  return {
    name,
    url,
    ...(repository !== undefined && { repository }),
    branch,
    brand,
    footer,
    ...(announcement !== undefined && { announcement }),
    ...(notifications !== undefined && { notifications }),
    codeStyles: codeStyles.map(({ id, label }) => ({ id, label })),
    storagePrefix,
    ads: ads !== false,
    demoAds: ads !== false && ads.external !== undefined,
    asksConsent,
    feedback: features.feedback !== false,
  };
}

/** What is announced on every page, if anything. */
export const announcementOf = ({
  announcement,
}: SiteConfig['site']): ViewSettings['announcement'] =>
  typeof announcement === 'string' ? { text: announcement } : announcement;

/** The slice of the configuration that whole-site checks and files need. */
export function finishOptions(config: SiteConfig): FinishOptions {
  const { site, redirects, features } = config;
  return {
    url: site.url.replace(/\/$/, ''),
    base: site.base,
    name: site.name,
    redirects,
    namedFiles: features.ads === false ? [] : ownPictures(features.ads.pool),
    links: namedLinks(config),
    llms: features.llms !== false,
  };
}

/** The same, with what the site's own files say. */
export const wholeOptions = (
  config: SiteConfig,
  { sources }: { readonly sources: Pick<Sources, 'publicTexts'> },
): FinishOptions => ({ ...finishOptions(config), publicTexts: sources.publicTexts });

/** Pictures of in-house adverts that the site itself has. */
const ownPictures = (pool: readonly { readonly img?: string }[]): string[] =>
  pool.flatMap(({ img }) => (img?.startsWith('/') === true ? [img] : []));
