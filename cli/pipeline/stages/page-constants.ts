import type { PageConstants } from '../../../runtime/contract/payload.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { announcementId } from '../../render/view/site-view.ts';
import { announcementOf } from '../settings.ts';

/** Not an id: an announcement that no reader can have closed. */
const NO_ANNOUNCEMENT = ' ';

/** What the inline scripts of every page know about the site. */
export function pageConstants(config: SiteConfig): PageConstants {
  const announcement = announcementOf(config.site);
  return {
    storagePrefix: config.storagePrefix,
    codeStyles: config.codeStyles.map(({ id, oldLabels }) => [id, ...oldLabels] as const),
    announcement: announcement ? announcementId(announcement) : NO_ANNOUNCEMENT,
  };
}
