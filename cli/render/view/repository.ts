import { posix } from 'node:path';
import type { PageView } from '../../../runtime/contract/theme.ts';
import { hasFile, isUnlisted } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import type { ViewSettings } from './settings.ts';

/** Where the page's file is edited; undefined without a repository, for the page that nobody asked for, and for one that nobody wrote. */
export function editUrlOf(page: Page, { repository, branch }: ViewSettings): string | undefined {
  if (repository === undefined || isUnlisted(page) || !hasFile(page)) return undefined;
  return `${repository}/edit/${branch}/${page.source.file}`;
}

/** Where a mistake on the page is told. `address` is absolute. */
export function reportUrlOf(
  page: Page,
  address: string,
  { repository }: ViewSettings,
): string | undefined {
  if (repository === undefined || isUnlisted(page)) return undefined;
  return `${repository}/issues/new?title=${encodeURIComponent(`${page.title} (${address})`)}`;
}

/** The folder of the page's file: where a translation would be put. */
export const folderUrlOf = (
  { source }: Page,
  { repository, branch }: ViewSettings,
): string | undefined =>
  repository && hasFile({ source })
    ? `${repository}/tree/${branch}/${posix.dirname(source.file)}`.replace(/\/\.$/, '')
    : undefined;

/** Links under the title. */
export function resourcesOf(
  { source }: Page,
  { repository, branch }: ViewSettings,
): PageView['resources'] {
  const { githubSource, waiAria, materialDesign, githubLabel } = source.frontMatter;
  const label = githubLabel && encodeURIComponent(`is:open label:"${githubLabel}"`);
  return [
    ...(repository && githubSource
      ? [{ text: 'Source', href: `${repository}/tree/${branch}/${githubSource}`, icon: 'code' }]
      : []),
    ...(waiAria ? [{ text: 'WAI-ARIA', href: waiAria, icon: 'accessibility' }] : []),
    ...(materialDesign ? [{ text: 'Material Design', href: materialDesign, icon: 'palette' }] : []),
    ...(repository && label
      ? [{ text: 'Feedback', href: `${repository}/issues?q=${label}`, icon: 'message-square' }]
      : []),
  ];
}
