import type { OutputPath, SourcePath } from './paths.ts';
import type { PageKey } from './site.ts';

/** A file of the built site. */
export interface OutputFile {
  readonly path: OutputPath;
  readonly bytes: Uint8Array | string;
}

/** The code of one page's islands, for both sides. One module may hold several islands. */
export interface PageCode {
  /** Address of the browser module that exports `mount`, by island. */
  readonly client: Readonly<Record<string, string>>;
  /** Addresses of the browser modules that they share with other pages, dependencies first. */
  readonly shared: readonly string[];
  /** Absolute path of the Node module that exports `islands`, by island. */
  readonly server: Readonly<Record<string, string>>;
  /** Addresses of style sheets that demos import. */
  readonly styles: readonly string[];
}

/** All code of a site, bundled. Addresses include the site's base. */
export interface Assets {
  /** Everything below `_assets/`. */
  readonly files: readonly OutputFile[];
  /** Text of the inline script in the head. */
  readonly headScript: string;
  /** Text of the inline script after the sidebar. */
  readonly sidebarScript: string;
  /** Address of the one script every page loads. */
  readonly entry: string;
  /** Addresses of that script and of those that it loads on demand. */
  readonly scripts: readonly string[];
  /** Address of the module that mounts the theme's own islands; absent if it has none. */
  readonly shell?: string;
  /** Addresses of the style sheets every page loads. */
  readonly styles: readonly string[];
  /** Addresses of fonts to preload. */
  readonly fonts: readonly string[];
  /** The theme's texts by key, in English; absent if it does not list them. */
  readonly themeTexts?: Readonly<Record<string, string>>;
  /** Absolute path of the Node module that exports the theme and React's server renderer. */
  readonly server: string;
  /** Changes with the server module. */
  readonly serverHash: string;
  /** Address of the `PackageTable`; absent if no demo runs. */
  readonly packages?: string;
  readonly pages: ReadonlyMap<PageKey, PageCode>;
  /** Whether a page requests the key of commercial packages. */
  readonly needsLicense?: boolean;
}

/** A module whose default export becomes an island of a page. */
export interface IslandModule {
  /** Unique in its page: the id of a demo, perhaps with `@` and a style, or `component:` and the name of a component. */
  readonly name: string;
  readonly module: SourcePath;
  /** A static component: rendered at build only, without a browser module. */
  readonly unseen?: boolean;
  /** Files with Tailwind CSS utilities, which become its style sheet. */
  readonly tailwind?: readonly SourcePath[];
}

export interface PageIslands {
  readonly key: PageKey;
  readonly islands: readonly IslandModule[];
}

/** A component of the configuration: the path of its module, perhaps rendered at build only. */
export type ComponentConfig =
  string | { readonly module: string; readonly static?: boolean | undefined };

/** Returns the path of a component's module. */
export const componentModule = (component: ComponentConfig) =>
  typeof component === 'string' ? component : component.module;

/** Whether a component is rendered at build and ships no script. */
export const isStaticComponent = (component: ComponentConfig | undefined) =>
  typeof component === 'object' && component.static === true;
