import { HOOKS } from '../../runtime/contract/hooks.ts';
import type { Dictionary, PagePayload } from '../../runtime/contract/payload.ts';
import type { NavNode } from '../../runtime/contract/theme.ts';
import { asJson, type Step } from '../model/host.ts';
import { importModule } from '../model/code/modules.ts';
import { escapeHtml } from './html/document.ts';
import type { RenderAssets, ServerModule } from './render-input.ts';
import { errorMessage } from '../model/text.ts';

/** Placeholder element that the sidebar replaces. */
export const SIDEBAR_SLOT = 'docs-sidebar-slot';
export const SLOT_MARKUP = `<${SIDEBAR_SLOT}></${SIDEBAR_SLOT}>`;

export interface SidebarInput {
  readonly tree: readonly NavNode[];
  readonly hash: string;
  readonly language: string;
  readonly texts: Dictionary;
  readonly assets: Pick<RenderAssets, 'server' | 'serverHash'>;
}

/** A rendered sidebar without active link, or the message of an error that the theme threw. */
export type RenderedSidebar =
  | { readonly html: string; readonly css: string }
  | { readonly failure: string };

/** Renders the sidebar that all pages of a section share. */
export const sidebarStep: Step<SidebarInput, RenderedSidebar> = {
  name: 'sidebar',
  thread: 'worker',
  version: 1,
  inputs: ({ hash, language, texts, assets }) => asJson([hash, language, texts, assets.serverHash]),
  run: async ({ tree, texts, assets }) => {
    const server = await importModule<ServerModule>(assets.server);
    const { createElement, renderToStaticMarkup, theme } = server;
    const collector = theme.collectStyles();
    try {
      const element = createElement(theme.Sidebar, { tree, texts });
      const html = renderToStaticMarkup(collector.wrap(element));
      return { html, css: collector.css() };
    } catch (error) {
      return { failure: errorMessage(error) };
    }
  },
};

/** Active link of a page's sidebar, and pathnames of open groups. */
export interface ActiveLink {
  readonly href: string;
  /** Whether the link leads to the page itself, not to a page above it. */
  readonly isPage: boolean;
  readonly groups: readonly string[];
}

/** Returns a page's sidebar, and the inline script that restores it before the first paint. */
export function pageSidebar(
  sidebar: string,
  page: ActiveLink & Pick<PagePayload, 'productId'> & Pick<RenderAssets, 'sidebarScript'>,
): string {
  const script = `<script ${HOOKS.product}="${escapeHtml(page.productId)}">${page.sidebarScript}</script>`;
  return markActive(sidebar, page) + script;
}

/**
 * Sets `aria-current` on the active link and opens the groups above it. Relies on the order of
 * attributes that the theme contract prescribes for `Sidebar`.
 */
export function markActive(sidebar: string, { href, isPage, groups }: ActiveLink): string {
  let html = sidebar;
  for (const pathname of groups) {
    const key = escapeHtml(pathname);
    const group = `data-docs-group="${key}" aria-expanded=`;
    const list = `data-docs-list="${key}"`;
    html = html
      .replace(`${group}"false"`, `${group}"true"`)
      .replace(`${list} hidden="until-found"`, list);
  }
  const link = `href="${escapeHtml(href)}"`;
  return html.replace(link, `${link} aria-current="${isPage ? 'page' : 'true'}"`);
}
