import rehypeReact, { type Options as RehypeReactOptions } from 'rehype-react';
import type { ReactNode, ComponentType, JSX as ReactJsx, ReactElement } from 'react';
import type { PagePayload } from '../../runtime/contract/payload.ts';
import type {
  CodeProps,
  DemoFile,
  DemoProps,
  DemoSource,
  DemoStyle,
  LayoutPart,
  ApiDemosProps,
  ApiFactsProps,
  ApiRowProps,
} from '../../runtime/contract/theme.ts';
import { createCache } from '../model/collections.ts';
import type { DemoFileCode, DemoOptions, DemoSourceCode } from '../model/page.ts';
import {
  islandElement,
  islandMarkup,
  shellIslands,
  type IslandPlacement,
  type IslandPlan,
  type IslandResult,
} from './islands.ts';
import type { RenderInput, ServerModule } from './render-input.ts';
import { SIDEBAR_SLOT } from './sidebar.ts';
import type { Root } from 'hast';
import { unified } from 'unified';
import { parseSrcset } from '../model/markdown.ts';
import type { Address } from './view/addresses.ts';

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
  const ids = idsOfDemos(context);
  const { renderStage, renderComponent } = placementRenderers(input, context);
  let [demos, components] = [0, 0];
  return {
    'docs-demo': ({ props, id: anchor }: ElementProps) => {
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
        ...(typeof anchor === 'string' && !ids.has(anchor) && { anchor }),
        styles,
      });
    },
    'docs-component': () => renderComponent(plan.components[components++]),
  };
}

/** Returns the ids of elements in demos, which labels and links in the demos name. */
function idsOfDemos({ plan, islands }: LayoutContext): ReadonlySet<string> {
  const onPage = [...islands].filter(([prefix]) => !plan.frames.has(prefix));
  const html = onPage.map(([, result]) => (result.ok ? result.html : '')).join('');
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
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

function placementRenderers({ view, assets: { code } }: RenderInput, context: LayoutContext) {
  const { server, plan, islands } = context;
  const renderIsland = (placement: IslandPlacement | undefined): ReactNode => {
    if (!placement || !code) return null;
    const result = islands.get(placement.prefix);
    const markup = islandMarkup(result, view.texts);
    if (result) return islandElement(server, placement, { code, ...markup });
    const content = { dangerouslySetInnerHTML: { __html: markup.html } };
    return server.createElement('div', { key: placement.prefix, ...content });
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

declare global {
  // oxlint-disable-next-line no-namespace -- rehype-react refers to it; React's types lack it
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}

interface ElementProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

interface ElementContext {
  readonly server: ServerModule;
  readonly addresses: Readonly<Record<string, Address>>;
  readonly placed: Readonly<Record<string, (properties: ElementProps) => ReactNode>>;
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Converts the content to React elements. Elements of the theme replace HTML elements. */
function renderTree(tree: Root, context: ElementContext): ReactElement {
  const { jsx, jsxs, Fragment } = context.server;
  const components = componentsOf(context);
  const options = { jsx, jsxs, Fragment, components } as unknown as RehypeReactOptions;
  return unified().use(rehypeReact, options).stringify(tree);
}

/** Title of a callout with emphasis or code: its first child. */
const CalloutTitle = ({ children }: ElementProps) => children;

function componentsOf(context: ElementContext): Record<string, ComponentType<never>> {
  const { jsx } = context.server;
  const { ApiTable, Callout, Code, CodeTabs, Heading, Table, Tabs } = context.server.theme.elements;
  const themed = (component: unknown) => (properties: ElementProps) =>
    jsx(component, { ...(properties['props'] as object), children: properties.children });
  const headings = HEADINGS.map((tag, index) => [
    tag,
    ({ children, id, className }: ElementProps) =>
      jsx(Heading, { level: index + 2, id, className, children }),
  ]);
  return {
    ...Object.fromEntries(headings),
    'docs-callout-title': CalloutTitle,
    'docs-callout': ({ props, children }: ElementProps) => {
      const [first, ...rest] = [children].flat() as (ReactElement<ElementProps> | undefined)[];
      const title = first?.type === CalloutTitle && { titleContent: first.props.children };
      return jsx(Callout, { ...(props as object), ...title, children: title ? rest : children });
    },
    'docs-code': themed(Code),
    'docs-code-tabs': themed(CodeTabs),
    'docs-tabs': themed(Tabs),
    'docs-api-table': themed(ApiTable),
    ...linkedElements(context),
    ...apiElements(context),
    ...context.placed,
    table: ({ children, 'aria-labelledby': labelledBy }: ElementProps) =>
      jsx(Table, { children, labelledBy }),
  } as Record<string, ComponentType<never>>;
}

interface NamedLink {
  readonly name: string;
  readonly href?: string | undefined;
}

/** Returns the elements of API references. Their properties contain site paths. */
function apiElements({ server, addresses }: ElementContext) {
  const { jsx } = server;
  const { elements } = server.theme;
  const finalHref = (path: string) => {
    const [page = '', id] = path.split('#', 2);
    return (addresses[page]?.href ?? page) + (id === undefined ? '' : `#${id}`);
  };
  const linked = ({ name, href }: NamedLink): NamedLink => ({
    name,
    href: href === undefined ? undefined : finalHref(href),
  });
  return {
    'docs-api-row': ({ props, children }: ElementProps) => {
      const row = props as ApiRowProps;
      return jsx(elements.ApiRow, { ...row, from: row.from && linked(row.from), children });
    },
    'docs-api-facts': ({ props }: ElementProps) => {
      const facts = props as ApiFactsProps;
      return jsx(elements.ApiFacts, { ...facts, inherits: facts.inherits.map(linked) });
    },
    'docs-api-demos': ({ props }: ElementProps) => {
      const { pages } = props as ApiDemosProps;
      const shown = pages.map(({ title, href }) => ({ title, href: finalHref(href) }));
      return jsx(elements.ApiDemos, { pages: shown });
    },
  };
}

interface SrcSetProps extends ElementProps {
  readonly srcSet?: string;
}

function linkedElements({ server, addresses }: ElementContext) {
  const { jsx } = server;
  const { elements } = server.theme;
  const addressOf = (href: unknown): Address =>
    addresses[String(href)] ?? { href: String(href), external: false };
  const final = (href: unknown) => (href === undefined ? undefined : addressOf(href).href);
  const finalSet = (srcSet: string) =>
    parseSrcset(srcSet)
      .map(({ url, descriptor }) => `${addressOf(url).href} ${descriptor}`.trim())
      .join(', ');
  const player =
    (tag: 'audio' | 'video') =>
    ({ src, poster, ...rest }: ElementProps) =>
      jsx(tag, {
        ...(poster === undefined ? rest : withSize(rest, addressOf(poster))),
        src: final(src),
        poster: final(poster),
      });
  return {
    a: ({ children, href, ...rest }: ElementProps) => {
      if (href === undefined) return jsx('a', { ...rest, children });
      const address = addressOf(href);
      if (address.href === '') return jsx('span', { children });
      return jsx(elements.Link, { ...rest, ...address, children });
    },
    img: ({ src, alt, srcSet, ...rest }: SrcSetProps) => {
      const set = srcSet === undefined ? {} : { srcSet: finalSet(srcSet) };
      if (src === undefined) return jsx('img', { ...rest, ...set, alt: alt ?? '' });
      const address = addressOf(src);
      const sized = withSize(rest, address);
      return jsx(elements.Image, { ...sized, ...set, src: address.href, alt: alt ?? '' });
    },
    source: ({ src, srcSet, ...rest }: SrcSetProps) => {
      if (srcSet === undefined) return jsx('source', { ...rest, src: final(src) });
      const usual = parseSrcset(srcSet).find(({ descriptor }) => /^(?:1x)?$/.test(descriptor));
      const sized = usual ? withSize(rest, addressOf(usual.url)) : rest;
      return jsx('source', { ...sized, srcSet: finalSet(srcSet) });
    },
    track: ({ src, ...rest }: ElementProps) => jsx('track', { ...rest, src: final(src) }),
    audio: player('audio'),
    video: player('video'),
  };
}

/** Adds an image's missing width or height, to reserve space. With `sizes`, style sheets decide. */
function withSize(properties: ElementProps, { width, height }: Address): ElementProps {
  const { width: ownWidth, height: ownHeight, sizes } = properties;
  if (width === undefined || height === undefined || sizes !== undefined) return properties;
  if (ownWidth === undefined && ownHeight === undefined) return { width, height, ...properties };
  if (ownHeight === undefined && typeof ownWidth === 'number')
    return { ...properties, height: Math.round((height * ownWidth) / width) };
  if (ownWidth === undefined && typeof ownHeight === 'number')
    return { ...properties, width: Math.round((width * ownHeight) / height) };
  return properties;
}
