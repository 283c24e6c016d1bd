import type { CardColors } from '../../../runtime/contract/theme.ts';
import type { Demo } from '../page.ts';
import type { OutputPath, SourcePath } from '../paths.ts';
import type { PageKey } from '../site.ts';

/** Module path of the theme if a site configures none. */
export const DEFAULT_THEME = 'docs-build/default-theme';

/** Extensions of images, fonts, media and other files that code imports for their addresses. */
export const ADDRESS_EXTENSIONS = [
  ...['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg', '.bmp', '.ico'],
  ...['.woff2', '.woff', '.ttf', '.otf', '.eot'],
  ...['.mp4', '.webm', '.mp3', '.ogg', '.wav', '.pdf', '.glb', '.gltf', '.wasm'],
];

/** End of an import that loads a file as text or as an address instead of running it. */
export const ASSET_QUERY = /\?(raw|url)$/;

/** Name of the files with inline scripts of demos, before the hash. They are not modules. */
export const INLINE_SCRIPT = 'docs-inline';

/** Name of the style sheets that demos and components import, before the hash. */
export const PAGE_STYLES = 'page';

export interface OutputFile {
  readonly path: OutputPath;
  readonly bytes: Uint8Array | string;
  /** `contentHash` of the bytes, if known. */
  readonly hash?: string;
}

/** Creates a file with JSON on one line. */
export const jsonFile = (path: OutputPath, value: unknown): OutputFile => ({
  path,
  bytes: `${JSON.stringify(value)}\n`,
});

export const decodeBytes = (bytes: OutputFile['bytes']): string =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8');

/** Code of one page's islands, for browser and server. A module may contain several islands. */
export interface PageCode {
  /** Address of the browser module that exports `mount`, by island. */
  readonly client: Readonly<Record<string, string>>;
  /**
   * Addresses of the shared modules that each browser module needs, dependencies first, by the
   * address of the browser module.
   */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  /** Absolute path of the Node module that exports `islands`, by island. */
  readonly server: Readonly<Record<string, string>>;
  /** Addresses of style sheets that demos import. */
  readonly styles: readonly string[];
  /** Output paths of the page's own files and of those that it shares with other pages. */
  readonly paths: readonly string[];
}

/** A font file that is preloaded by pages with characters of this font. */
export interface PreloadedFont {
  readonly href: string;
  /** Regular expression that matches its `unicode-range`. Absent if it has none. */
  readonly characters?: string;
}

/** Bundled code from which every page is rendered. Addresses include the site's base. */
export interface CommonAssets {
  /** Absolute path of the Node module that exports the theme and React's server renderer. */
  readonly server: string;
  readonly serverHash: string;
  readonly headScript: string;
  /** Text of the inline script after the sidebar. */
  readonly sidebarScript: string;
  /** Address of the entry script, which every page loads. */
  readonly entry: string;
  /** Address of the module that mounts the theme's own islands. Absent if it has none. */
  readonly shell?: string;
  /** Address of the style sheet that every page loads. */
  readonly style: string;
  /** Address of the sheet of `@font-face` rules. Separate, as browsers reload redeclared fonts. */
  readonly fontFaces: string;
  /** Addresses of style sheets for demos: variables by prefix, `--kit`, and fonts by family. */
  readonly libraryStyles: Readonly<Record<string, string>>;
  /** Absolute path of the Node module with the CSS of these sheets as `css`. Absent in `dev`. */
  readonly sheetModule?: string;
  readonly fonts: readonly PreloadedFont[];
}

/** All bundled code of a site. */
export interface Assets {
  readonly common: CommonAssets;
  readonly files: readonly OutputFile[];
  /** Addresses of the entry script, and of scripts and styles that pages load on demand. */
  readonly scripts: readonly string[];
  readonly cardColors: CardColors;
  /** English texts of the theme by key. Absent if the theme does not list them. */
  readonly themeTexts?: Readonly<Record<string, string>>;
  /** Address of the `PackageTable`. Absent if no demo runs. */
  readonly packages?: string;
  readonly pages: ReadonlyMap<PageKey, PageCode>;
  /** Whether a page requests the license key of commercial packages. */
  readonly needsLicense?: boolean;
}

/** A module whose default export becomes an island. */
export interface IslandModule {
  /** Unique on its page: `id` of a demo, `id@style` for its further styles, or `component:Name`. */
  readonly name: string;
  readonly module: SourcePath;
  /** Whether the component is static: rendered at build time only, without a browser module. */
  readonly isStatic?: boolean;
  /** Files with Tailwind CSS utilities, compiled to a style sheet of the page. */
  readonly tailwind?: readonly SourcePath[];
}

const COMPONENT = 'component:';

export const componentIsland = (name: string) => `${COMPONENT}${name}`;

/** Whether an island is a component rather than a demo. */
export const isComponentIsland = (island: string) => island.startsWith(COMPONENT);

/** Returns the name of a demo's additional style in the modules of the page. */
export const variantIsland = (demo: string, style: string) => `${demo}@${style}`;

/** Returns the variants of a demo, each with the name of its island. */
export const variantsByIsland = ({ id, variants }: Demo) =>
  variants.map((variant, index) => ({
    island: index === 0 ? id : variantIsland(id, variant.style ?? ''),
    ...variant,
  }));

/** Returns the id of the demo to which an island belongs. */
export const demoOfIsland = (island: string) => island.split('@', 1)[0] ?? '';

export type PageIslands = { readonly key: PageKey; readonly islands: readonly IslandModule[] };

/** A configured component: the path of its module, optionally rendered at build time only. */
export type ComponentConfig =
  | string
  | { readonly module: string; readonly static?: boolean | undefined };

export const componentModule = (component: ComponentConfig) =>
  typeof component === 'string' ? component : component.module;

/** Whether a component is rendered at build time and ships no script. */
export const isStaticComponent = (component: ComponentConfig | undefined) =>
  typeof component === 'object' && component.static === true;
