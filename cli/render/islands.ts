import { ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import type { StyleCollector } from '../../runtime/contract/theme.ts';
import type { PageCode } from '../model/assets.ts';
import { loadModule } from './server-module.ts';
import type { IslandsModule, ServerModule } from './server-module.ts';

/** An island to render: which module of the page, and a prefix for ids that no other island of the page has. */
export interface IslandPlacement {
  /** Name in the page's modules. */
  readonly name: string;
  readonly prefix: string;
}

/** A rendered island, or what it threw. */
export type IslandResult =
  { readonly ok: true; readonly html: string } | { readonly ok: false; readonly message: string };

/** What a thrown value says. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

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
      const { islands } = await loadModule<IslandsModule>(module);
      const loaded = await islands[name]?.();
      if (typeof loaded?.default !== 'function')
        throw new Error('the module has no default export that is a component');
      const html = renderOne(loaded.default as never, prefix, using);
      results.set(prefix, { ok: true, html });
    } catch (error) {
      results.set(prefix, { ok: false, message: messageOf(error) });
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

/** The element that the runtime brings to life, holding what the server rendered. */
export function islandElement(
  server: ServerModule,
  { name, prefix }: IslandPlacement,
  { code, html }: { readonly code: PageCode; readonly html: string },
) {
  return server.createElement(ISLAND_TAG, {
    module: code.client[name],
    name,
    prefix,
    key: prefix,
    dangerouslySetInnerHTML: { __html: html },
  });
}
