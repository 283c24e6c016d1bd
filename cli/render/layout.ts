import type { ReactNode } from 'react';
import type { PagePayload } from '../../runtime/contract/payload.ts';
import type {
  CodeProps,
  DemoFile,
  DemoProps,
  DemoSource,
  DemoStyle,
  LayoutPart,
} from '../../runtime/contract/theme.ts';
import { createCache } from '../model/collections.ts';
import type { DemoFileCode, DemoOptions, DemoSourceCode } from '../model/page.ts';
import { type ElementProps, renderTree } from './elements.ts';
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
  /** Returns the address of a new file with this text. */
  readonly addFile: (name: string, text: string) => string;
}

/**
 * Renders the body of a page. Also returns CSS of theme components, highlighted code, and the
 * pieces of the body: the `frame`, with placeholders for the `parts`.
 */
export function renderLayout(input: RenderInput, context: LayoutContext) {
  const { server, payload } = context;
  const { createElement, renderToStaticMarkup, theme } = server;
  const { view, assets, body, sidebarCss, addresses } = input;
  const collector = theme.collectStyles();
  const highlighted: string[] = [];
  const shared = { view, islands: shellIslands(server, payload, assets) };
  const parts = renderParts(server, assets.serverHash, theme.parts?.(shared) ?? {});
  const layout = createElement(
    theme.Layout,
    { ...shared, sidebar: createElement(SIDEBAR_SLOT, null), parts: Object.fromEntries(parts) },
    renderTree(body.tree, {
      server,
      addresses,
      placed: placedElements(input, context, highlighted),
    }),
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

/** Properties of `docs-demo` as written by the compiler. */
interface DemoElement {
  readonly demo: string;
  readonly options: DemoOptions;
  readonly label: string;
}

/**
 * Returns the elements of demos and components, numbered in document order. Adds the highlighted
 * code that a file has.
 */
function placedElements(input: RenderInput, context: LayoutContext, highlighted: string[]) {
  const { view, demoCode, sources, projects } = input;
  const { server, plan, addFile } = context;
  const sourceOf = createSources(highlighted, addFile);
  const { renderStage, renderComponent } = placementRenderers(input, context);
  let [demos, components] = [0, 0];
  return {
    'docs-demo': ({ props }: ElementProps) => {
      const { demo, options, label } = props as DemoElement;
      const placements = plan.demos[demos++] ?? [];
      const styles = demoCode?.byDemo[demo]?.map(({ style, sources: code }, index): DemoStyle => {
        const placement = placements[index];
        const { name = '', prefix = '' } = placement ?? {};
        const frame = plan.frames.get(prefix);
        const sourceUrl = sources[name];
        const project = options.hideEditButton ? undefined : projects[name];
        return {
          style,
          sources: code.map((source) => sourceOf(source, options)),
          ...(sourceUrl !== undefined && { sourceUrl }),
          ...(project !== undefined && { project }),
          ...(frame && { frameUrl: frame.href }),
          stage: renderStage(placement, options),
        };
      });
      // In dry runs, no code is shown.
      if (!styles) return null;
      return server.jsx(server.theme.elements.Demo, {
        ...demoProps(options),
        label,
        hasAd: view.hasDemoAds && !options.disableAd && !options.hideToolbar,
        id: placements[0]?.prefix.slice(0, -1) ?? '',
        styles,
      });
    },
    'docs-component': () => renderComponent(plan.components[components++]),
  };
}

/**
 * Returns a function that moves code of a demo out of its markup: equal files are on the page once,
 * long ones have an address, and the highlighted form of closed code is fetched on opening.
 */
function createSources(highlighted: string[], addFile: LayoutContext['addFile']) {
  const shown = new Map<string, DemoFile>();
  let count = 0;
  const deferred = (code: CodeProps): CodeProps => {
    const highlight = highlighted.push(code.html) - 1;
    return { ...code, html: code.html.replace(/<[^>]*>/g, ''), highlight };
  };
  return (source: DemoSourceCode, { defaultCodeOpen }: DemoOptions): DemoSource => {
    const codeOf = defaultCodeOpen ? (code: CodeProps) => code : deferred;
    const fileOf = ({ name, code, text }: DemoFileCode): DemoFile => {
      count += 1;
      const id = `docs-file-${count}`;
      if (text !== undefined) return { name, id, code, href: addFile(name, text) };
      const first = shown.get(code.html);
      if (first) return { name, id, code: { ...first.code, html: '' }, sameAs: first.id };
      const file = { name, id, code: codeOf(code) };
      shown.set(code.html, file);
      return file;
    };
    return { ...source, code: codeOf(source.code), files: source.files.map(fileOf) };
  };
}

function demoProps(options: DemoOptions): Omit<DemoProps, 'id' | 'label' | 'styles' | 'hasAd'> {
  const { bg = options.iframe ? true : 'outlined', defaultCodeOpen, maxWidth } = options;
  return {
    bg,
    hideToolbar: options.hideToolbar ?? false,
    ...(defaultCodeOpen !== undefined && { defaultCodeOpen }),
    ...(maxWidth !== undefined && { maxWidth }),
    iframe: options.iframe ?? false,
    isEditable: !options.disableLiveEdit,
  };
}

/** Returns functions that render the islands, frames and static components of placements. */
function placementRenderers({ view, assets: { code } }: RenderInput, context: LayoutContext) {
  const { server, plan, islands } = context;
  const renderIsland = (placement: IslandPlacement | undefined): ReactNode => {
    const result = placement && islands.get(placement.prefix);
    if (!result || !code) return null;
    return islandElement(server, placement, { code, ...islandMarkup(result, view.texts) });
  };
  return {
    renderStage: (placement: IslandPlacement | undefined, { height = 400 }: DemoOptions) => {
      const frame = placement && plan.frames.get(placement.prefix);
      if (!frame) return renderIsland(placement);
      const { href: src, title } = frame;
      return server.createElement('iframe', { src, title, loading: 'lazy', height });
    },
    renderComponent: (placement: IslandPlacement | undefined) => {
      if (!placement || !plan.statics.includes(placement)) return renderIsland(placement);
      const result = islands.get(placement.prefix);
      if (!result?.ok) return null;
      const content = { dangerouslySetInnerHTML: { __html: result.html } };
      return server.createElement('div', { key: placement.prefix, ...content });
    },
  };
}
