import type { ComponentType } from 'react';
import { HOOKS, ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import { isComponent } from '../../runtime/contract/demos.ts';
import type { Dictionary } from '../../runtime/contract/payload.ts';
import { BUILD_TEXTS, DEMO_TEXTS } from '../../runtime/contract/payload.ts';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import type { StyleCollector } from '../../runtime/contract/theme.ts';
import type { PageCode } from '../model/assets.ts';
import { escapeHtml } from './html/document.ts';
import { loadModule } from './server-module.ts';
import type { IslandsModule, ServerModule } from './server-module.ts';

/** An island to render: which module of the page, and a prefix for ids that no other island of the page has. */
export interface IslandPlacement {
  /** Name in the page's modules. */
  readonly name: string;
  readonly prefix: string;
}

/** A rendered island, or why it could not be rendered at build. */
export type IslandResult =
  | { readonly ok: true; readonly html: string }
  | {
      readonly ok: false;
      readonly message: string;
      /** The global of browsers that it needs while it renders; absent for every other reason. */
      readonly needs?: string;
    };

/** What a thrown value says. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Globals that code reads while it is loaded or rendered, and that Node does not have. */
const BROWSER_GLOBAL =
  /^(window|document|navigator|location|history|screen|self|top|parent|localStorage|sessionStorage|indexedDB|matchMedia|getComputedStyle|requestAnimationFrame|customElements|Image|Audio|CSS|DOMParser|XMLHttpRequest|\w*(?:Element|Observer|Event)|Node|Document|ShadowRoot) is not defined$/;

/** A failed island. */
export function failedIsland(error: unknown): IslandResult {
  const needs = BROWSER_GLOBAL.exec(messageOf(error))?.[1];
  return { ok: false, message: messageOf(error), ...(needs !== undefined && { needs }) };
}

/** The component that a module of a page exports by default. Throws what the module throws. */
export async function loadComponent(path: string, name: string): Promise<ComponentType<never>> {
  const { islands } = await loadModule<IslandsModule>(path);
  const component = (await islands[name]?.())?.default;
  if (isComponent(component)) return component;
  throw new Error('the module has no default export that is a component');
}

/** Renders the islands of a page one by one: one that throws says so and leaves the others alone. */
export async function renderIslands(
  placements: readonly IslandPlacement[],
  code: PageCode,
  using: { readonly server: ServerModule; readonly collector: StyleCollector },
): Promise<ReadonlyMap<string, IslandResult>> {
  const results = new Map<string, IslandResult>();
  for (const { name, prefix } of placements) {
    const module = code.server[name];
    if (module === undefined) continue; // its code is broken, and reported where it is
    try {
      const html = renderOne(await loadComponent(module, name), prefix, using);
      results.set(prefix, { ok: true, html });
    } catch (error) {
      results.set(prefix, failedIsland(error));
    }
  }
  return results;
}

function renderOne(
  component: Parameters<ServerModule['createElement']>[0],
  prefix: string,
  { server, collector }: { readonly server: ServerModule; readonly collector: StyleCollector },
): string {
  const { createElement, IslandRoot, renderToString } = server;
  const demo = createElement(component, null);
  const root = createElement(IslandRoot as never, { settings: INITIAL_SETTINGS }, demo);
  return renderToString(collector.wrap(root), { identifierPrefix: prefix });
}

/** What a reader sees in the place of an island until the browser has rendered it, and all that readers without JavaScript see. */
export interface IslandMarkup {
  readonly html: string;
  /** The browser renders it from scratch: there is nothing to hydrate. */
  readonly isFresh: boolean;
}

/** The markup of an island. One that failed at build says why. */
export function islandMarkup(result: IslandResult, texts: Dictionary): IslandMarkup {
  if (result.ok) return { html: result.html, isFresh: false };
  const english = { ...DEMO_TEXTS, ...BUILD_TEXTS };
  const textOf = (key: keyof typeof english) => texts[key] ?? english[key];
  const text = result.needs
    ? textOf('demoNeedsBrowser')
    : `${textOf('demoBroke')}: ${result.message}`;
  return { html: `<p ${HOOKS.demoError}="">${escapeHtml(text)}</p>`, isFresh: true };
}

/** The element that the runtime brings to life, holding what the server rendered. */
export function islandElement(
  server: ServerModule,
  { name, prefix }: IslandPlacement,
  { code, html, isFresh }: IslandMarkup & { readonly code: PageCode },
) {
  return server.createElement(ISLAND_TAG, {
    module: code.client[name],
    name,
    prefix,
    ...(isFresh && { fresh: '' }),
    key: prefix,
    dangerouslySetInnerHTML: { __html: html },
  });
}
