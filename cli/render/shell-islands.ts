import type { ReactNode } from 'react';
import { ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import type { PagePayload } from '../../runtime/contract/payload.ts';
import type { RenderAssets } from './render-input.ts';
import type { ServerModule } from './server-module.ts';

/** Ids of an island of the shell start so: not as those of a demo, whose prefix is a name. */
const prefixOf = (name: string) => `docs-${name}-`;

/** The theme's own islands by name, each in the element that the runtime brings to life. The same for all pages of a language. */
export function shellIslands(
  server: ServerModule,
  payload: PagePayload,
  { shell }: RenderAssets,
): Readonly<Record<string, ReactNode>> {
  if (shell === undefined) return {};
  const { codeStyles, home, userLanguage, translations } = payload;
  const reader = server.createInitialReader({ codeStyles, home, userLanguage, translations });
  const render = (name: string, component: ServerModule['islands'][string]): ReactNode => {
    const { createElement, renderToString, ReaderContext } = server;
    const prefix = prefixOf(name);
    const island = createElement(component as never, null);
    const whole = createElement(ReaderContext.Provider as never, { value: reader }, island);
    const html = renderToString(whole, { identifierPrefix: prefix });
    return createElement(ISLAND_TAG, {
      module: shell,
      name,
      prefix,
      dangerouslySetInnerHTML: { __html: html },
    });
  };
  return Object.fromEntries(
    Object.entries(server.islands).map(([name, component]) => [name, render(name, component)]),
  );
}
