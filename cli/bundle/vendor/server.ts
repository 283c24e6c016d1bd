import { bundleFiles } from '../files/esbuild.ts';
import type { Mode } from '../files/esbuild.ts';
import type { NamedFile } from '../files/content-names.ts';
import type { CodeContext } from '../files/packages.ts';
import { packageFaultsPlugin } from '../faults/package-faults.ts';
import type { BundleFaults } from '../faults/package-faults.ts';
import { ON_DEMAND } from './usage.ts';
import type { VendorPlan } from './vendor-plan.ts';

/** Icons come into a theme as text. */
export const THEME_LOADER = { '.svg': 'text' } as const;

/** Name of the Node module that holds the theme, React's server renderer and all packages; its style sheet has the same name. */
export const SERVER_NAME = 'server';

export interface ServerInput {
  readonly context: CodeContext;
  /** The packages that demos and components import. */
  readonly plan: VendorPlan;
  /** The theme, as an import specifier: a package path or an absolute path. */
  readonly theme: string;
  /** Absolute path of `docs-build/runtime`. */
  readonly react: string;
  readonly mode?: Mode;
  readonly faults: BundleFaults;
}

/** Bundles the Node side: one module, and the theme's style sheet with its fonts. Each package runs when a demo that imports it is loaded. */
export function bundleServer(input: ServerInput): Promise<NamedFile[]> {
  const { context, plan, theme, react, mode, faults } = input;
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
  const specifiers = Object.entries(plan.specifiers);
  const nameOf = (index: number) => `package-${index}`;
  const modules = specifiers.map(
    ([specifier, { aliases }], index) =>
      [nameOf(index), packageSource(specifier, Object.keys(aliases))] as const,
  );
  const loaders = specifiers.map(
    ([specifier], index) =>
      `  ${JSON.stringify(specifier)}: () => import("entry:${nameOf(index)}"),\n`,
  );
  return bundleFiles({
    context,
    platform: 'node',
    entries: { [SERVER_NAME]: start + packagesSource(loaders.join('')) },
    modules: Object.fromEntries(modules),
    minify: false,
    ...(mode && { mode }),
    loader: THEME_LOADER,
    plugins: [packageFaultsPlugin(faults, context.site)],
  });
}

/** Source text of a module that exports these names of a package. Its whole namespace is exported as `*`. */
function packageSource(specifier: string, names: readonly string[]): string {
  const from = JSON.stringify(specifier);
  if (names.length === 0) return `import ${from};\n`;
  const isWhole = (name: string) => name === '*' || name === ON_DEMAND;
  const lines = names.map((name) =>
    isWhole(name) ? `export * as "*" from ${from};\n` : `export { ${name} } from ${from};\n`,
  );
  return [...new Set(lines)].join('');
}

/** Source text of `loadPackages`, which fills `packages` by specifier. What it throws names the package that does not load. */
const packagesSource = (loaders: string) => `
const loaders = {
${loaders}};
export const packages = {};
export const loadPackages = async (specifiers) => {
  for (const specifier of specifiers) {
    try {
      packages[specifier] ??= await loaders[specifier]();
    } catch (cause) {
      throw Object.assign(new Error(String(cause?.message ?? cause)), { cause, package: specifier });
    }
  }
};
`;
