import type { ReactNode } from 'react';
import { HOOKS } from '../../runtime/contract/hooks.ts';
import type { PagePayload } from '../../runtime/contract/payload.ts';
import type { Step } from '../model/host.ts';
import type { ElementContext, StyleIndex } from './elements/element-context.ts';
import { renderTree } from './elements/elements.ts';
import { escapeHtml } from './html/document.ts';
import { islandElement, islandMarkup, shellIslands } from './islands.ts';
import type { IslandPlacement, IslandPlan, IslandResult } from './placements.ts';
import type { RenderInput } from './render-input.ts';
import { loadModule, type ServerModule } from './server-module.ts';

interface LayoutContext {
  readonly server: ServerModule;
  readonly plan: IslandPlan;
  readonly islands: ReadonlyMap<string, IslandResult>;
  readonly payload: PagePayload;
}

/** Placeholder element in the markup, which the sidebar replaces. */
const SIDEBAR_SLOT = 'docs-sidebar-slot';
const SLOT_MARKUP = `<${SIDEBAR_SLOT}></${SIDEBAR_SLOT}>`;

/** Cache of rendered sidebars by theme and tree. All pages of a section share one. */
const sidebars = new Map<string, { readonly html: string; readonly css: string }>();
const MAX_SIDEBARS = 64;

/** Renders the body of a page. Also returns the CSS of the theme components in it, and highlighted code that is fetched later. */
export function renderLayout(input: RenderInput, context: LayoutContext) {
  const { server, payload } = context;
  const { createElement, renderToStaticMarkup, theme } = server;
  const { view, assets, body } = input;
  const collector = theme.collectStyles();
  const sidebar = renderSidebar(input, server);
  const highlighted: string[] = [];
  const layout = createElement(
    theme.Layout as never,
    {
      view,
      sidebar: createElement(SIDEBAR_SLOT, null),
      islands: shellIslands(server, payload, assets),
    },
    renderTree(body.tree, elementContext(input, context, highlighted)),
  );
  const html = renderToStaticMarkup(collector.wrap(layout));
  const active = markActive(sidebar.html, input.sidebar) + sidebarScript(input);
  return {
    html: html.replace(SLOT_MARKUP, () => active),
    css: sidebar.css + collector.css(),
    highlighted,
  };
}

/** Returns the inline script that restores the sidebar's state before the first paint. */
const sidebarScript = ({ assets, payload }: RenderInput) =>
  `<script ${HOOKS.product}="${escapeHtml(payload.productId)}">${assets.sidebarScript}</script>`;

interface SidebarInput {
  readonly assets: Pick<RenderInput['assets'], 'server' | 'serverHash'>;
  readonly sidebar: Pick<RenderInput['sidebar'], 'tree' | 'hash'>;
  readonly view: Pick<RenderInput['view'], 'language' | 'texts'>;
}

/** Renders the whole navigation tree of a product, from which pages load the entries of groups. */
export const sidebarStep: Step<SidebarInput, string> = {
  name: 'sidebar',
  version: 1,
  inputs: ({ assets, sidebar: { hash }, view }) => ({ server: assets.serverHash, hash, view }),
  run: async (input) =>
    renderSidebar(input, await loadModule<ServerModule>(input.assets.server)).html,
};

function renderSidebar({ sidebar, view, assets }: SidebarInput, server: ServerModule) {
  const key = `${assets.serverHash} ${sidebar.hash} ${view.language}`;
  const known = sidebars.get(key);
  if (known) return known;
  const { createElement, renderToStaticMarkup, theme } = server;
  const collector = theme.collectStyles();
  const element = createElement(theme.Sidebar as never, { tree: sidebar.tree, texts: view.texts });
  const html = renderToStaticMarkup(collector.wrap(element));
  const rendered = { html, css: collector.css() };
  if (sidebars.size >= MAX_SIDEBARS) sidebars.clear();
  sidebars.set(key, rendered);
  return rendered;
}

/**
 * Marks the active page in its section's sidebar: sets `aria-current` on its link and opens the groups
 * above it. Relies on the order of attributes that the theme contract requires of `Sidebar`.
 */
export function markActive(
  sidebar: string,
  { href, groups }: Pick<RenderInput['sidebar'], 'href' | 'groups'>,
): string {
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
  return html.replace(link, `${link} aria-current="page"`);
}

function elementContext(
  input: RenderInput,
  { server, plan, islands }: LayoutContext,
  highlighted: string[],
): ElementContext {
  const { view, assets, addresses, demoCode, sources, projects } = input;
  const { code } = assets;
  const nameOf = ({ demo, style }: StyleIndex) => plan.demos[demo]?.[style]?.name ?? '';
  const islandOf = (placement: IslandPlacement | undefined): ReactNode => {
    const result = placement && islands.get(placement.prefix);
    if (!result || !code) return null;
    return islandElement(server, placement, { code, ...islandMarkup(result, view.texts) });
  };
  const componentOf = (placement: IslandPlacement | undefined): ReactNode => {
    if (!placement || !plan.statics.includes(placement)) return islandOf(placement);
    const result = islands.get(placement.prefix);
    if (!result?.ok) return null;
    const content = { dangerouslySetInnerHTML: { __html: result.html } };
    return server.createElement('div', { key: placement.prefix, ...content });
  };
  return {
    server,
    elements: server.theme.elements,
    addresses,
    idOf: (demo) => plan.demos[demo]?.[0]?.prefix.slice(0, -1) ?? '',
    codeOf: (demo) => demoCode?.byDemo[demo],
    deferHighlighting: (code) => {
      const highlight = highlighted.push(code.html) - 1;
      return { ...code, html: code.html.replace(/<[^>]*>/g, ''), highlight };
    },
    stageOf: ({ demo, style }, { height = 400 }) => {
      const placement = plan.demos[demo]?.[style];
      const frame = placement && plan.frames.get(placement.prefix);
      if (!frame) return islandOf(placement);
      const { href: src, title } = frame;
      return server.createElement('iframe', { src, title, loading: 'lazy', height });
    },
    componentOf: (index) => componentOf(plan.components[index]),
    sourceUrlOf: (index) => sources[nameOf(index)],
    hasDemoAds: view.hasDemoAds,
    projectOf: (index) => projects[nameOf(index)],
  };
}
