import { bundleFiles } from '../files/esbuild.ts';
import type { Mode } from '../files/esbuild.ts';
import type { NamedFile } from '../files/content-names.ts';
import type { CodeContext } from '../files/packages.ts';
import { vendorSource } from './vendor-plan.ts';
import type { VendorPlan } from './vendor-plan.ts';

/** Icons come into a theme as text. */
export const THEME_LOADER = { '.svg': 'text' } as const;

/** Name of the Node module that holds the theme, React's server renderer and all packages; its style sheet has the same name. */
export const SERVER_NAME = 'server';

/** The Node side: one module, and the theme's style sheet with its fonts. */
export function bundleServer({
  context,
  plan,
  theme,
  react,
  mode,
}: {
  readonly context: CodeContext;
  readonly plan: VendorPlan;
  /** The theme, as an import specifier: a package path or an absolute path. */
  readonly theme: string;
  /** Absolute path of `docs-build/runtime`. */
  readonly react: string;
  readonly mode?: Mode;
}): Promise<NamedFile[]> {
  const start = [
    `import * as site from ${JSON.stringify(theme)};`,
    `import * as wholeReact from 'react';`,
    `export const reactNames = Object.keys(wholeReact);`,
    `const { theme, IslandRoot, islands = {}, packageSetups = {} } = site;`,
    `await Promise.all(Object.values(packageSetups).map((setUp) => setUp()));`,
    `export { theme, IslandRoot, islands, packageSetups };`,
    `export { createInitialReader, ReaderContext } from ${JSON.stringify(react)};`,
    `export { renderToString, renderToStaticMarkup } from 'react-dom/server';`,
    `export { createElement, Fragment } from 'react';`,
    `export { jsx, jsxs } from 'react/jsx-runtime';\n`,
  ].join('\n');
  const packages = plan.groups.map((group) => vendorSource(plan, group)).join('');
  return bundleFiles({
    context,
    platform: 'node',
    entries: { [SERVER_NAME]: start + packages },
    minify: false,
    ...(mode && { mode }),
    loader: THEME_LOADER,
  });
}
