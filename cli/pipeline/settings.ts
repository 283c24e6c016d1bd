import { siteServices } from './services/services.ts';
import { type OutputFile, jsonFile } from '../model/assets.ts';
import type { PageConstants } from '../../runtime/contract/payload.ts';
import type { SiteConfig } from '../config/schema.ts';
import { toOutputPath, underBase } from '../model/paths.ts';
import { announcementId, type ViewSettings } from '../render/view/site-view.ts';
import type { SiteInput } from './site-input.ts';

/** Returns the configuration shown in the shell of every page. */
export function viewSettings(input: SiteInput): ViewSettings {
  const { site, storagePrefix, features, codeStyles, blog } = input.config;
  const { ads, asksConsent } = siteServices(input);
  return {
    ...site,
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
export function notificationsAddress({ site }: SiteConfig): string | undefined {
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
