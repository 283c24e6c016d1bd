import { escapeHtml } from './document.ts';

/** Where the reader is in a tree: the page's address, and the groups above it. */
export interface ActivePlace {
  readonly href: string;
  readonly groups: readonly string[];
}

/**
 * Marks the active page in a sidebar that was rendered once for its whole section: the link gets `aria-current`, the groups above it are opened.
 * It relies on the attributes that the theme contract asks `Sidebar` to write, in their order.
 */
export function markActive(sidebar: string, { href, groups }: ActivePlace): string {
  const opened = groups.reduce((html, pathname) => {
    const key = escapeHtml(pathname);
    return html
      .replace(
        `data-docs-group="${key}" aria-expanded="false"`,
        `data-docs-group="${key}" aria-expanded="true"`,
      )
      .replace(`data-docs-list="${key}" hidden="until-found"`, `data-docs-list="${key}"`);
  }, sidebar);
  const link = `href="${escapeHtml(href)}"`;
  return opened.replace(link, `${link} aria-current="page"`);
}
