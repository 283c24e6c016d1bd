import type { ReactNode } from 'react';
import { HOOKS, SIDEBAR_END_ID } from '../../runtime/contract/hooks.ts';
import type { PagePayload } from '../../runtime/contract/payload.ts';
import type { StyleCollector } from '../../runtime/contract/theme.ts';
import { renderTree } from './elements/elements.ts';
import type { ElementContext } from './elements/element-context.ts';
import { islandElement, islandMarkup } from './islands.ts';
import type { IslandPlacement, IslandResult } from './islands.ts';
import type { IslandPlan } from './placements.ts';
import type { RenderInput } from './render-input.ts';
import type { ServerModule } from './server-module.ts';
import { staticElement } from './statics.ts';
import { shellIslands } from './shell-islands.ts';
import { escapeHtml } from './html/document.ts';
import { markActive } from './html/sidebar.ts';

interface LayoutContext {
  readonly server: ServerModule;
  readonly plan: IslandPlan;
  readonly islands: ReadonlyMap<string, IslandResult>;
  /** The page's payload: what is not known of its reader at build is not in it. */
  readonly payload: PagePayload;
}

/** Stands in the markup where the sidebar goes. */
const SIDEBAR_SLOT = 'docs-sidebar-slot';
const SLOT_MARKUP = `<${SIDEBAR_SLOT}></${SIDEBAR_SLOT}>`;

/** Sidebars that were rendered, by theme and tree: one for each section, however many pages show it. Bounded. */
const sidebars = new Map<string, { readonly html: string; readonly css: string }>();
const MOST_SIDEBARS = 64;

/** The page's body and the CSS that the theme's own components need. */
export function renderLayout(input: RenderInput, context: LayoutContext) {
  const { server } = context;
  const { createElement, renderToStaticMarkup, theme } = server;
  const collector = theme.collectStyles();
  const sidebar = renderSidebar(input, server);
  const layout = createElement(
    theme.Layout as never,
    {
      view: input.view,
      sidebar: createElement(SIDEBAR_SLOT, null),
      islands: shellIslands(server, context.payload, input.assets),
    },
    renderTree(input.body.tree, elementContext(input, context)),
  );
  const html = renderToStaticMarkup(collector.wrap(layout));
  const active = markActive(sidebar.html, input.sidebar) + sidebarScript(input);
  return { html: html.replace(SLOT_MARKUP, () => active), css: joinCss(sidebar.css, collector) };
}

const joinCss = (css: string, collector: StyleCollector) => css + collector.css();

/** Puts the sidebar as the reader left it, before anything is painted. */
const sidebarScript = ({ assets, payload }: RenderInput) =>
  `<script ${HOOKS.product}="${escapeHtml(payload.productId)}">${assets.sidebarScript}</script><span id="${SIDEBAR_END_ID}" hidden></span>`;

function renderSidebar({ sidebar, view, assets }: RenderInput, server: ServerModule) {
  const key = `${assets.serverHash} ${sidebar.hash} ${view.language}`;
  const known = sidebars.get(key);
  if (known) return known;
  const { createElement, renderToStaticMarkup, theme } = server;
  const collector = theme.collectStyles();
  const element = createElement(theme.Sidebar as never, { tree: sidebar.tree, texts: view.texts });
  const html = renderToStaticMarkup(collector.wrap(element));
  const made = { html, css: collector.css() };
  if (sidebars.size >= MOST_SIDEBARS) sidebars.clear();
  sidebars.set(key, made);
  return made;
}

function elementContext(
  input: RenderInput,
  { server, plan, islands }: LayoutContext,
): ElementContext {
  const { code } = input.assets;
  const island = (placement: IslandPlacement | undefined): ReactNode => {
    if (!placement || !code) return null;
    const result = islands.get(placement.prefix);
    return result
      ? islandElement(server, placement, { code, ...islandMarkup(result, input.view.texts) })
      : null;
  };
  const component = (placement: IslandPlacement | undefined): ReactNode => {
    if (!placement || !plan.statics.includes(placement)) return island(placement);
    const result = islands.get(placement.prefix);
    return result?.ok ? staticElement(server, placement, result.html) : null;
  };
  return {
    server,
    elements: server.theme.elements,
    addresses: input.addresses,
    idOf: (index) => plan.demos[index]?.[0]?.prefix.slice(0, -1) ?? '',
    codeOf: (demo) => input.demoCode?.byDemo[demo],
    stageOf: ({ demo: index, style }, { height = 400 }) => {
      const placement = plan.demos[index]?.[style];
      const frame = placement && plan.frames.get(placement.prefix);
      if (!frame) return island(placement);
      const { href: src, title } = frame;
      return server.createElement('iframe', { src, title, loading: 'lazy', height });
    },
    componentOf: (index) => component(plan.components[index]),
    sourceUrlOf: ({ demo, style }) => input.sources[plan.demos[demo]?.[style]?.name ?? ''],
    hasDemoAds: input.view.hasDemoAds,
    projectOf: ({ demo, style }) => input.projects[plan.demos[demo]?.[style]?.name ?? ''],
  };
}
