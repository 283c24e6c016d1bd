import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { isComponent } from '../../runtime/contract/demos.ts';
import { HOOKS, ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import {
  BUILD_TEXTS,
  DEMO_TEXTS,
  type Dictionary,
  type PagePayload,
} from '../../runtime/contract/payload.ts';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import type { StyleCollector } from '../../runtime/contract/theme.ts';
import type { PageCode } from '../model/assets.ts';
import { createCache } from '../model/collections.ts';
import { errorLocation, importModule, LostModule } from '../model/modules.ts';
import { escapeHtml } from './html/document.ts';
import type { IslandPlacement, IslandPlan, IslandResult } from './placements.ts';
import type { RenderInput } from './render-input.ts';
import type { IslandsModule, ServerModule } from './server-module.ts';
import { errorMessage } from '../model/text.ts';

/** Matches errors about browser globals, which Node lacks. */
const BROWSER_GLOBAL =
  /^(window|document|navigator|location|history|screen|self|top|parent|localStorage|sessionStorage|indexedDB|matchMedia|getComputedStyle|requestAnimationFrame|customElements|Image|Audio|CSS|DOMParser|XMLHttpRequest|\w*(?:Element|Observer|Event)|Node|Document|ShadowRoot) is not defined$/;

interface IslandContext {
  readonly server: ServerModule;
  /** Collector of the styles of all islands that are not in frames. */
  readonly collector: StyleCollector;
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
  const { server } = context;
  const { view, statics, assets } = input;
  for (const { name, prefix, props } of [...plan.islands, ...plan.statics]) {
    const module = assets.code?.server[name];
    if (module === undefined) continue; // The bundler reports broken code.
    const isFramed = plan.frames.has(prefix);
    const collector = isFramed ? server.theme.collectStyles() : context.collector;
    const render = async () => {
      const component = await loadComponent(module, name);
      if (!plan.statics.some((placement) => placement.prefix === prefix)) {
        const element = server.createElement(component, props ?? null);
        return renderIsland(element, prefix, { server, collector });
      }
      const element = server.createElement(component, { ...props, view, data: statics?.data });
      return server.renderToStaticMarkup(collector.wrap(element));
    };
    try {
      const html = await renderedDemo.run({ name, hasPrinted: false }, render);
      const isEmptyDemo =
        html === '' && plan.demos.flat().some((placement) => placement.prefix === prefix);
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

/** Loads the default export of one of the page's modules. */
async function loadComponent(path: string, name: string): Promise<ComponentType<object>> {
  const { islands } = await importModule<IslandsModule>(path);
  const component = (await islands[name]?.())?.default;
  if (isComponent(component)) return component;
  throw new Error('the module has no default export that is a component');
}

/** Start of the markup of a Suspense boundary that shows its fallback. */
const SUSPENDED = '<!--$!-->';
/** More than two, because a lazy component may contain others. */
const MAX_RENDERS = 4;

/**
 * Renders a demo or component. Repeats it while lazy components load: `renderToString` does not
 * wait.
 */
async function renderIsland(
  element: ReactElement,
  prefix: string,
  { server, collector }: IslandContext,
): Promise<string> {
  const { createElement, IslandRoot, renderToString } = server;
  const root = createElement(IslandRoot, { settings: INITIAL_SETTINGS }, element);
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

/** Markup of an island before hydration. */
interface IslandMarkup {
  readonly html: string;
  /** Whether the browser renders the island from scratch, because there is nothing to hydrate. */
  readonly isFresh: boolean;
}

/** Returns the markup of an island; if it failed, the reason or a note that it needs a browser. */
export function islandMarkup(result: IslandResult, texts: Dictionary): IslandMarkup {
  if (result.ok) return { html: result.html, isFresh: false };
  const english = { ...DEMO_TEXTS, ...BUILD_TEXTS };
  const translate = (key: keyof typeof english) => texts[key] ?? english[key];
  const [hook, text] =
    result.needs !== undefined || result.isEmpty
      ? [HOOKS.demoPending, translate('demoNeedsBrowser')]
      : [HOOKS.demoError, `${translate('demoBroke')}: ${result.message}`];
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
const shellMarkup = createCache<Readonly<Record<string, string>>>(16);

/** Returns the theme's islands by name, with markup to hydrate. */
export function shellIslands(
  server: ServerModule,
  payload: PagePayload,
  { shell, serverHash }: RenderInput['assets'],
): Readonly<Record<string, ReactNode>> {
  if (shell === undefined) return {};
  const { codeStyles, home, userLanguage, translations } = payload;
  const page = { codeStyles, home, userLanguage, translations };
  const key = JSON.stringify([serverHash, page]);
  const markup = shellMarkup(key, () => renderShell(server, page));
  const elements = Object.entries(markup).map(([name, html]) => {
    const properties = { module: shell, name, prefix: shellPrefix(name) };
    const content = { dangerouslySetInnerHTML: { __html: html } };
    return [name, server.createElement(ISLAND_TAG, { ...properties, ...content })] as const;
  });
  return Object.fromEntries(elements);
}

/** Returns the id prefix of a theme island. Ids of demos never start with it. */
const shellPrefix = (name: string) => `docs-${name}-`;

function renderShell(
  server: ServerModule,
  page: Parameters<ServerModule['createInitialReader']>[0],
): Readonly<Record<string, string>> {
  const { createElement, createInitialReader, renderToString, ReaderContext, islands } = server;
  const reader = createInitialReader(page);
  const render = (name: string, component: ServerModule['islands'][string]) => {
    const island = createElement(component, null);
    const whole = createElement(ReaderContext.Provider, { value: reader }, island);
    return renderToString(whole, { identifierPrefix: shellPrefix(name) });
  };
  return Object.fromEntries(
    Object.entries(islands).map(([name, component]) => [name, render(name, component)]),
  );
}
