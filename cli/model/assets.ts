import type { OutputFile } from './output.ts';
import type { SourcePath } from './paths.ts';
import type { PageKey } from './site.ts';

/** The code of one page's islands, for both sides. The same module may hold several islands. */
export interface PageCode {
  /** Address of the browser module that exports `mount`, by island. */
  readonly client: Readonly<Record<string, string>>;
  /** Addresses of the browser modules that these share with other pages, each after those that it needs itself. */
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
  /** Address of the module that mounts the theme's own islands; absent where it has none. */
  readonly shell?: string;
  /** Addresses of the style sheets every page loads. */
  readonly styles: readonly string[];
  /** Addresses of fonts to preload. */
  readonly fonts: readonly string[];
  /** The theme's own words by key, in English; absent where it does not tell them. */
  readonly themeTexts?: Readonly<Record<string, string>>;
  /** Absolute path of the Node module that exports the theme and React's server renderer. */
  readonly server: string;
  /** Changes with the server module. */
  readonly serverHash: string;
  /** Address of the `PackageTable`; absent where no demo runs. */
  readonly packages?: string;
  readonly pages: ReadonlyMap<PageKey, PageCode>;
  /** Whether a page asks for the key of commercial packages. */
  readonly needsLicence?: boolean;
}

/** A module whose default export becomes an island of a page. */
export interface IslandModule {
  /** Unique in its page: the id of a demo, the same with `@` and a style for its further styles, or `component:` and the name of a component. */
  readonly name: string;
  readonly module: SourcePath;
  /** Rendered at build only, and sent to nobody: a static component. */
  readonly unseen?: boolean;
  /** Its files, where it is written with Tailwind CSS: the utilities in them become its style sheet. */
  readonly tailwind?: readonly SourcePath[];
}

/** A page's islands. */
export interface PageIslands {
  readonly key: PageKey;
  readonly islands: readonly IslandModule[];
}
