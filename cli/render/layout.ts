import type { ReactNode } from 'react';
import type { PagePayload } from '../../runtime/contract/payload.ts';
import type { LayoutPart } from '../../runtime/contract/theme.ts';
import { createCache } from '../model/collections.ts';
import type { ElementContext, StyleIndex } from './elements/element-context.ts';
import { renderTree } from './elements/elements.ts';
import { islandElement, islandMarkup, shellIslands } from './islands.ts';
import type { IslandPlacement, IslandPlan, IslandResult } from './placements.ts';
import type { RenderInput } from './render-input.ts';
import { SIDEBAR_SLOT } from './sidebar.ts';
import type { ServerModule } from './server-module.ts';

interface LayoutContext {
  readonly server: ServerModule;
  readonly plan: IslandPlan;
  readonly islands: ReadonlyMap<string, IslandResult>;
  readonly payload: PagePayload;
}

/**
 * Renders the body of a page. Also returns CSS of theme components, highlighted code, and the
 * pieces of the body: the `frame`, with placeholders for the `parts`.
 */
export function renderLayout(input: RenderInput, context: LayoutContext) {
  const { server, payload } = context;
  const { createElement, renderToStaticMarkup, theme } = server;
  const { view, assets, body, sidebarCss } = input;
  const collector = theme.collectStyles();
  const highlighted: string[] = [];
  const shared = { view, islands: shellIslands(server, payload, assets) };
  const parts = renderParts(server, assets.serverHash, theme.parts?.(shared) ?? {});
  const layout = createElement(
    theme.Layout,
    { ...shared, sidebar: createElement(SIDEBAR_SLOT, null), parts: Object.fromEntries(parts) },
    renderTree(body.tree, elementContext(input, context, highlighted)),
  );
  const frame = renderToStaticMarkup(collector.wrap(layout));
  const placed = parts.filter(([name]) => frame.includes(slotMarkup(name)));
  const html = placed.reduce(
    (whole, [name, part]) => whole.replace(slotMarkup(name), () => part.html),
    frame,
  );
  const css = new Set([sidebarCss, ...placed.map(([, part]) => part.css), collector.css()]);
  return {
    html,
    frame,
    parts: placed.map(([, part]) => part.html),
    highlighted,
    css: [...css].filter((text) => text !== '').join('\n'),
  };
}

/** Cache of rendered layout parts by theme, name and key. */
const renderedParts = createCache<{ readonly html: string; readonly css: string }>(64);

/** Returns the name of the placeholder element that a part's markup replaces. */
const partSlot = (name: string) => `docs-part-${name}`;
const slotMarkup = (name: string) => `<${partSlot(name)}></${partSlot(name)}>`;

function renderParts(
  { createElement, renderToStaticMarkup, theme }: ServerModule,
  serverHash: string,
  parts: Readonly<Record<string, LayoutPart>>,
) {
  return Object.entries(parts).map(([name, { key, element }]) => {
    const part = renderedParts(`${serverHash} ${name} ${key}`, () => {
      const collector = theme.collectStyles();
      const html = renderToStaticMarkup(collector.wrap(element));
      return { html, css: collector.css() };
    });
    return [name, { ...part, element: createElement(partSlot(name), null) }] as const;
  });
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
