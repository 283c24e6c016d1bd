import type { SiteConfig } from '../../config/schema.ts';
import type { OutputFile } from '../../model/assets.ts';
import { toOutputPath, underBase } from '../../model/paths.ts';

const PATH = toOutputPath('notifications.json');

/** Where readers get the site's notes: a path without base, or an address of another site. */
export function notificationsAddress({ site }: SiteConfig): string | undefined {
  const { notifications } = site;
  return typeof notifications === 'object' ? `/${PATH}` : notifications;
}

/** The notes that the configuration holds, as a file of their own: no page is another when a note comes. */
export function notificationsFile({ site }: SiteConfig): OutputFile[] {
  const { notifications, base } = site;
  if (typeof notifications !== 'object') return [];
  const notes = notifications.map((note) =>
    note.href === undefined ? note : { ...note, href: underBase(base, note.href) },
  );
  return [{ path: PATH, bytes: `${JSON.stringify(notes)}\n` }];
}
