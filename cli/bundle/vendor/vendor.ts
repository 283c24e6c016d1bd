import type { Plugin } from 'esbuild';
import { bundleFiles } from '../files/esbuild.ts';
import type { Mode } from '../files/esbuild.ts';
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
  const starts: Readonly<Record<string, string>> = {
    [CORE_GROUP]: coreSource(theme, mount),
    [SHELL_GROUP]: shellSource(theme, mount),
  };
  const sourceOf = (group: string) => (starts[group] ?? '') + vendorSource(plan, group);
  const files = await bundleFiles({
    context,
    platform: 'browser',
    entries: Object.fromEntries(
      [...plan.groups, SHELL_GROUP].map((group) => [group, sourceOf(group)]),
    ),
    splitting: true,
    // Here too: otherwise the bundler writes the paths of CommonJS modules into the code.
    minify,
    loader: THEME_LOADER,
  });
  // A theme's style sheet and fonts come with the Node bundle; this one would only repeat them.
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return joinChunks(scripts, { core: CORE_GROUP, context, minify });
}

/** Name of the module that mounts the theme's own islands. No package is called so: theirs have a scope or are named by a demo. */
export const SHELL_GROUP = 'docs-shell';

/** A namespace, because a theme may leave out what it does not need; taken apart name by name, so that the build's side stays out. */
const coreSource = (
  theme: string,
  mount: string,
) => `import * as site from ${JSON.stringify(theme)};
import { createMount as create } from ${JSON.stringify(mount)};
const theme = {
  IslandRoot: site.IslandRoot,
  prepareIslands: site.prepareIslands,
  demoVariables: site.demoVariables,
  consoleValues: site.consoleValues,
};
export const createMount = (demos) => create(demos, theme);
`;

const shellSource = (
  theme: string,
  mount: string,
) => `import * as site from ${JSON.stringify(theme)};
import { createShellMount } from ${JSON.stringify(mount)};
export const mount = createShellMount({
  islands: site.islands,
  prepareIslands: site.prepareIslands,
  demoVariables: site.demoVariables,
});
`;

/** Icons come into a theme as text. */
const THEME_LOADER = { '.svg': 'text' } as const;

/** Name of the Node module that holds the theme, React's server renderer and all packages; its style sheet has the same name. */
export const SERVER_NAME = 'server';

/** The Node side: one module, and the theme's style sheet with its fonts. */
export function bundleServer({
  context,
  plan,
  theme,
  react,
  mode,
}: Omit<VendorInput, 'mount' | 'minify'> & {
  /** Absolute path of `docs-build/runtime`. */
  readonly react: string;
  readonly mode?: Mode;
}): Promise<NamedFile[]> {
  const start = [
    `import * as site from ${JSON.stringify(theme)};`,
    `const { theme, IslandRoot, islands = {} } = site;`,
    `export { theme, IslandRoot, islands };`,
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
