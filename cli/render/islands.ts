import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { assertNotAsync, isComponent, type ComponentProps } from '../../runtime/contract/demos.ts';
import { noDefaultExport } from '../../runtime/contract/errors.ts';
import { HOOKS, ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import {
  BUILD_TEXTS,
  DEMO_TEXTS,
  type Dictionary,
  type PagePayload,
} from '../../runtime/contract/payload.ts';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import type { StyleCollector } from '../../runtime/contract/theme.ts';
import {
  type PageCode,
  componentIsland,
  demoOfIsland,
  variantIsland,
} from '../model/code/assets.ts';
import { createCache } from '../model/collections.ts';
import { errorLocation, importModule, LostModule } from '../model/code/modules.ts';
import { escapeHtml } from './html/document.ts';
import type {
  RenderInput,
  IslandFailure,
  RenderFailure,
  IslandsModule,
  ServerModule,
} from './render-input.ts';
import { errorMessage } from '../model/text.ts';
import type { DemoPlacement } from '../model/page.ts';
import { htmlPathOf, servedPath, underBase } from '../model/paths.ts';

const BROWSER_GLOBAL =
  /^(window|document|navigator|location|history|screen|self|top|parent|localStorage|sessionStorage|indexedDB|matchMedia|getComputedStyle|requestAnimationFrame|customElements|Image|Audio|CSS|DOMParser|XMLHttpRequest|\w*(?:Element|Observer|Event)|Node|Document|ShadowRoot) is not defined$/;

export interface IslandContext {
  readonly server: ServerModule;
  /** Collector of the styles of all islands that are not in frames. */
  readonly collector: StyleCollector;
  readonly payload: PagePayload;
}

/** The demo or component being rendered. Workers limit what it prints. */
export const renderedDemo = new AsyncLocalStorage<{ readonly name: string; hasPrinted: boolean }>();

/** Renders the islands and static components of a page. One that fails does not stop the others. */
export async function renderIslands(
  plan: IslandPlan,
  input: RenderInput,
  context: IslandContext,
): Promise<ReadonlyMap<string, IslandResult>> {
  const results = new Map<string, IslandResult>();
  const { server, payload } = context;
  const { view, statics, assets } = input;
  for (const placement of [...plan.islands, ...plan.statics]) {
    const { name, prefix, props } = placement;
    const module = assets.code?.server[name];
    if (module === undefined) continue; // The bundler reports broken code.
    const isFramed = plan.frames.has(prefix);
    const collector = isFramed ? server.theme.collectStyles() : context.collector;
    const render = async () => {
      const component = await loadComponent(module, name);
      if (!plan.statics.includes(placement)) {
        const element = server.createElement(component, props ?? null);
        return renderIsland(element, prefix, { server, collector, payload });
      }
      const element = server.createElement(component, { ...props, view, data: statics?.data });
      return server.renderToStaticMarkup(collector.wrap(withReader(server, payload, element)));
    };
    try {
      const html = await renderedDemo.run({ name, hasPrinted: false }, render);
      const isEmptyDemo = html === '' && plan.demos.flat().includes(placement);
      results.set(
        prefix,
        isEmptyDemo
          ? { ok: false, message: '', isEmpty: true }
          : { ok: true, html, ...(isFramed && { css: collector.css() }) },
      );
    } catch (error) {
      if (error instanceof LostModule) throw error;
      const message = errorMessage(error);
      const needs = BROWSER_GLOBAL.exec(message)?.[1];
      const at = await errorLocation(error, [module]);
      results.set(prefix, {
        ok: false,
        message,
        ...(at !== undefined && { at }),
        ...(needs !== undefined && { needs }),
      });
    }
  }
  return results;
}

async function loadComponent(path: string, name: string): Promise<ComponentType<object>> {
  const { islands } = await importModule<IslandsModule>(path);
  const component = (await islands[name]?.())?.default;
  assertNotAsync(component);
  if (isComponent(component)) return component;
  throw new TypeError(noDefaultExport());
}

/** Returns what the build knows of the reader of a page. */
const initialReader = ({ codeStyles, home, userLanguage, translations }: PagePayload) => ({
  codeStyles,
  home,
  userLanguage,
  translations,
});

/** Provides the reader for whom the build renders, with what the browser knows of the page. */
function withReader(
  server: ServerModule,
  payload: PagePayload,
  element: ReactElement,
): ReactElement {
  const value = server.createInitialReader(initialReader(payload));
  return server.createElement(server.ReaderContext.Provider, { value }, element);
}

/** Start of the markup of a Suspense boundary that shows its fallback. */
const SUSPENDED = '<!--$!-->';
/** Maximum number of times an island is rendered. A lazy component may contain others. */
const MAX_RENDERS = 4;

/**
 * Renders a demo or component. Repeats it while lazy components load: `renderToString` does not
 * wait.
 */
async function renderIsland(
  element: ReactElement,
  prefix: string,
  { server, collector, payload }: IslandContext,
): Promise<string> {
  const { createElement, IslandRoot, renderToString } = server;
  const island = createElement(IslandRoot, { settings: INITIAL_SETTINGS }, element);
  const root = withReader(server, payload, island);
  const render = () => renderToString(collector.wrap(root), { identifierPrefix: prefix });
  let html = render();
  for (let renders = 1; renders < MAX_RENDERS && html.includes(SUSPENDED); renders += 1) {
    await setImmediate();
    html = render();
  }
  return html;
}

/** Inline scripts that run, unlike data. */
const SCRIPT_WITH_CODE =
  /<script(?![^>]*\s(?:src=|type="(?!module"|text\/javascript")))([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Gives inline scripts an address, because the policy forbids those without one. Their text stays
 * for hydration; browsers ignore it.
 */
export const withScriptAddresses = (html: string, addressOf: (code: string) => string): string =>
  html.replace(
    SCRIPT_WITH_CODE,
    (_, attributes: string, code: string) =>
      `<script src="${addressOf(code)}"${attributes}>${code}</script>`,
  );

interface IslandMarkup {
  readonly html: string;
  /** Whether the browser renders the island from scratch, because there is nothing to hydrate. */
  readonly isFresh: boolean;
}

/**
 * Returns the markup of an island; if it failed, the reason or a note that it needs a browser.
 * An island whose code is broken has no result, and the bundler has reported why.
 */
export function islandMarkup(result: IslandResult | undefined, texts: Dictionary): IslandMarkup {
  if (result?.ok) return { html: result.html, isFresh: false };
  const english = { ...DEMO_TEXTS, ...BUILD_TEXTS };
  const translate = (key: keyof typeof english) => texts[key] ?? english[key];
  const needsBrowser = result?.needs !== undefined || result?.isEmpty === true;
  const reason = result ? `: ${result.message}` : '';
  const [hook, text] = needsBrowser
    ? [HOOKS.demoPending, translate('demoNeedsBrowser')]
    : [HOOKS.demoError, translate('demoBroke') + reason];
  return { html: `<p ${hook}="">${escapeHtml(text)}</p>`, isFresh: true };
}

/** Returns the element that the runtime hydrates. */
export const islandElement = (
  server: ServerModule,
  { name, prefix, props }: IslandPlacement,
  { code, html, isFresh }: IslandMarkup & { readonly code: PageCode },
) =>
  server.createElement(ISLAND_TAG, {
    module: code.client[name],
    name,
    prefix,
    ...(isFresh && { fresh: '' }),
    ...(props && { props: JSON.stringify(props) }),
    key: prefix,
    dangerouslySetInnerHTML: { __html: html },
  });

/** Cache of the markup of theme islands by input, which all pages of a language share. */
const shellMarkup = createCache<readonly (readonly [name: string, html: string])[]>(16);

/** Returns the theme's islands by name, with markup to hydrate. */
export function shellIslands(
  server: ServerModule,
  payload: PagePayload,
  { shell, serverHash }: RenderInput['assets'],
): Readonly<Record<string, ReactNode>> {
  if (shell === undefined) return {};
  const { createElement, renderToString, islands } = server;
  // Ids of demos never start like this.
  const prefixOf = (name: string) => `docs-${name}-`;
  const markup = shellMarkup(JSON.stringify([serverHash, initialReader(payload)]), () =>
    Object.entries(islands).map(([name, component]) => {
      const whole = withReader(server, payload, createElement(component, null));
      return [name, renderToString(whole, { identifierPrefix: prefixOf(name) })] as const;
    }),
  );
  const elements = markup.map(([name, html]) => {
    const properties = { module: shell, name, prefix: prefixOf(name) };
    const content = { dangerouslySetInnerHTML: { __html: html } };
    return [name, createElement(ISLAND_TAG, { ...properties, ...content })] as const;
  });
  return Object.fromEntries(elements);
}

export interface IslandPlacement {
  readonly name: string;
  /** Prefix of ids, unique on the page. */
  readonly prefix: string;
  readonly props?: ComponentProps;
}

export type IslandResult =
  | {
      readonly ok: true;
      readonly html: string;
      /** Styles of an island in a frame, which must not apply to the page. */
      readonly css?: string;
    }
  | ({ readonly ok: false } & IslandFailure);

export type IslandPlan = ReturnType<typeof planIslands>;

/** Assigns a unique prefix to every island on a page. */
export function planIslands(input: RenderInput) {
  const { demos: placements } = input;
  const counts = new Map<string, number>();
  const place = (name: string): IslandPlacement => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = name.replace(/[^\w-]+/g, '-');
    return { name, prefix: count === 1 ? `${id}-` : `${id}-${count}-` };
  };
  const demos = placements.map((demo) => islandNames(demo).map(place));
  const components = input.components.map(({ name, props }) => ({
    ...place(componentIsland(name)),
    ...(Object.keys(props).length > 0 && { props }),
  }));
  const staticNames = new Set(input.statics?.names.map(componentIsland));
  const frames = demos.flatMap((islands, index) =>
    placements[index]?.options.iframe ? islands.map((island) => frameOf(island, input)) : [],
  );
  return {
    /** All islands except static components. */
    islands: [...demos.flat(), ...components.filter(({ name }) => !staticNames.has(name))],
    /** Styles of each demo in document order. */
    demos,
    components,
    /** Components that are rendered at build time only. */
    statics: components.filter(({ name }) => staticNames.has(name)),
    /** Demos shown as separate documents, by prefix of their island. */
    frames: new Map(frames.map((frame) => [frame.island.prefix, frame])),
  };
}

const islandNames = ({ demo, styles = [] }: DemoPlacement): readonly string[] => [
  demo,
  ...styles.slice(1).map((style) => variantIsland(demo, style)),
];

function frameOf(island: IslandPlacement, { output, view, trailingSlash }: RenderInput) {
  const folder = output.replace(/index\.html$/, '').replace(/\.html$/, '/');
  const path = servedPath(`/_demos/${folder}${island.prefix.slice(0, -1)}/`, trailingSlash);
  const href = underBase(view.site.base, path);
  return { island, output: htmlPathOf(path), href, title: `${demoOfIsland(island.name)} demo` };
}

export function failuresOf(
  { demos, components }: IslandPlan,
  results: ReadonlyMap<string, IslandResult>,
): RenderFailure[] {
  const failureOf = (kind: 'demo' | 'component', index: number, { prefix }: IslandPlacement) => {
    const result = results.get(prefix);
    if (!result || result.ok) return [];
    const { ok: _ok, ...failure } = result;
    return [{ kind, index, ...failure }];
  };
  return [
    ...demos.flatMap((islands, index) =>
      islands.flatMap((island) => failureOf('demo', index, island)),
    ),
    ...components.flatMap((island, index) => failureOf('component', index, island)),
  ];
}
