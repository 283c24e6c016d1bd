import type { ReactNode } from 'react';
import type { PageView, SiteData, StyleCollector } from '../../runtime/contract/theme.ts';
import type { PageCode } from '../model/assets.ts';
import { failedIsland, loadComponent } from './islands.ts';
import type { IslandPlacement, IslandResult } from './islands.ts';
import type { ServerModule } from './server-module.ts';

/** What components that are rendered at build only are rendered with. */
export interface StaticContext {
  readonly server: ServerModule;
  readonly collector: StyleCollector;
  readonly code: PageCode;
  readonly props: { readonly view: PageView; readonly data: SiteData };
}

/** Renders components as plain markup, one by one: one that throws says so and leaves the others alone. */
export async function renderStatics(
  placements: readonly IslandPlacement[],
  context: StaticContext,
): Promise<ReadonlyMap<string, IslandResult>> {
  const results = new Map<string, IslandResult>();
  for (const { name, prefix } of placements) {
    const module = context.code.server[name];
    if (module === undefined) continue; // its code is broken, and reported where it is
    try {
      const html = markupOf(await loadComponent(module, name), context);
      results.set(prefix, { ok: true, html });
    } catch (error) {
      results.set(prefix, failedIsland(error));
    }
  }
  return results;
}

function markupOf(
  component: Parameters<ServerModule['createElement']>[0],
  { server, collector, props }: StaticContext,
): string {
  const element = server.createElement(component, props);
  return server.renderToStaticMarkup(collector.wrap(element));
}

/** The element that holds the markup of a component. */
export const staticElement = (
  server: ServerModule,
  { prefix }: IslandPlacement,
  html: string,
): ReactNode =>
  server.createElement('div', { key: prefix, dangerouslySetInnerHTML: { __html: html } });
