import type { Plugin } from 'esbuild';
import { bundleFiles } from '../files/esbuild.ts';
import type { NamedFile } from '../files/content-names.ts';
import type { CodeContext } from '../files/packages.ts';
import { joinChunks } from './join-chunks.ts';
import { CORE_GROUP, standInSource, vendorSource } from './vendor-plan.ts';
import type { VendorPlan } from './vendor-plan.ts';

/** The modules that vendor code starts from. */
export interface VendorInput {
  readonly context: CodeContext;
  readonly plan: VendorPlan;
  /** The theme, as an import specifier: a package path or an absolute path. */
  readonly theme: string;
  /** Absolute path of the runtime's module that mounts islands. */
  readonly mount: string;
  readonly minify: boolean;
}

/**
 * What islands share, for the browser: `core.js` with React, the theme's root and everything that several packages have in common, and a file for
 * what each package has of its own.
 */
export async function bundleBrowserVendor(input: VendorInput): Promise<NamedFile[]> {
  const { context, plan, theme, mount, minify } = input;
  const start = `export { IslandRoot } from ${JSON.stringify(theme)};\nexport { createMount } from ${JSON.stringify(mount)};\n`;
  const sourceOf = (group: string) =>
    (group === CORE_GROUP ? start : '') + vendorSource(plan, group);
  const files = await bundleFiles({
    context,
    platform: 'browser',
    entries: Object.fromEntries(plan.groups.map((group) => [group, sourceOf(group)])),
    splitting: true,
    // Here too: otherwise the bundler writes the paths of CommonJS modules into the code.
    minify,
    loader: THEME_LOADER,
  });
  // A theme's style sheet and fonts come with the Node bundle; this one would only repeat them.
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return joinChunks(scripts, { core: CORE_GROUP, context, minify });
}

/** Icons come into a theme as text. */
const THEME_LOADER = { '.svg': 'text' } as const;

/** Name of the Node module that holds the theme, React's server renderer and all packages; its style sheet has the same name. */
export const SERVER_NAME = 'server';

/** The Node side: one module, and the theme's style sheet with its fonts. */
export function bundleServer({
  context,
  plan,
  theme,
}: Omit<VendorInput, 'mount' | 'minify'>): Promise<NamedFile[]> {
  const start = [
    `export { theme, IslandRoot } from ${JSON.stringify(theme)};`,
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
    loader: THEME_LOADER,
  });
}

/**
 * Lets the site's own code take its packages from the vendor modules. `addressOf` tells where a group is: the address stays as it is in the output.
 */
export function standInPlugin(plan: VendorPlan, addressOf: (group: string) => string): Plugin {
  return {
    name: 'vendor',
    setup(build) {
      const addresses = new Set(plan.groups.map(addressOf));
      build.onResolve({ filter: /.*/ }, ({ path }) => {
        if (addresses.has(path)) return { path, external: true };
        return path in plan.specifiers ? { path, namespace: 'vendor' } : null;
      });
      build.onLoad({ filter: /.*/, namespace: 'vendor' }, ({ path }) => {
        const specifier = plan.specifiers[path];
        return (
          specifier && {
            contents: standInSource(specifier, addressOf(specifier.group)),
            loader: 'js',
          }
        );
      });
    },
  };
}
