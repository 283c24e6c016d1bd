import type { Dictionary, PagePayload } from '../../runtime/contract/payload.ts';
import type { PageView, SiteData } from '../../runtime/contract/theme.ts';
import type { PageCode, OutputFile } from '../model/assets.ts';
import type { DemoCode, DemoPlacement, PageBody } from '../model/page.ts';
import type { OutputPath } from '../model/paths.ts';
import type { DocumentParts } from './html/document.ts';
import type { Address } from './elements/element-context.ts';
import type { FirstPaint } from './html/critical-css.ts';

/** Bundled code for rendering a page, and the addresses of code that it loads. */
export interface RenderAssets {
  readonly server: string;
  readonly serverHash: string;
  readonly headScript: string;
  readonly sidebarScript: string;
  readonly entry: string;
  /** Address of the module with the theme's own islands. Absent if it has none. */
  readonly shell?: string;
  readonly style: string;
  readonly fontFaces: string;
  readonly libraryStyles: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly fonts: readonly string[];
  readonly code?: PageCode;
}

/** A compiled page and its surroundings. */
export interface RenderInput {
  /** Whether the addresses of pages end in a slash. */
  readonly trailingSlash: boolean;
  readonly output: OutputPath;
  /** Whether the page's files are needed. Otherwise only failures matter. */
  readonly isKept: boolean;
  /** Output path of the Markdown copy. Absent for a fallback page. */
  readonly markdownOutput?: OutputPath;
  readonly body: PageBody;
  /** Key that changes with the body. */
  readonly bodyKey: string;
  readonly demos: readonly DemoPlacement[];
  /** Code of the demos. Absent without demos and for pages that are only checked. */
  readonly demoCode?: {
    /** Key that changes with the code. */
    readonly key: string;
    readonly byDemo: DemoCode;
  };
  readonly components: readonly string[];
  /** Components rendered at build time only, and their data. Absent if there are none. */
  readonly statics?: { readonly names: readonly string[]; readonly data: SiteData };
  readonly view: PageView;
  /** What the sidebar shows, for the selection of style rules. */
  readonly sidebarNames: readonly string[];
  /** CSS of the theme components in the sidebar. */
  readonly sidebarCss: string;
  readonly addresses: Readonly<Record<string, Address>>;
  /** Addresses of demo sources in the repository, by island. */
  readonly sources: Readonly<Record<string, string>>;
  /** `DemoProject`s as JSON, by island. */
  readonly projects: Readonly<Record<string, string>>;
  readonly assets: RenderAssets;
  readonly head: Pick<
    DocumentParts,
    'policy' | 'title' | 'canonical' | 'alternates' | 'locale' | 'tags' | 'hidden' | 'image'
  >;
  /** Content Security Policy of demo frames. */
  readonly framePolicy: string;
  /** Payload without translations, which are selected by the theme's keys. */
  readonly payload: Omit<PagePayload, 'translations'>;
  /** The site's English texts, which override those in the scripts. */
  readonly english: Dictionary;
}

/** Input of the render step. Long parts stay JSON, so that the main thread does not parse them. */
export interface RenderRequest extends Omit<RenderInput, 'body' | 'demoCode'> {
  readonly bodyJson: Uint8Array;
  readonly demoCode?: { readonly key: string; readonly json: Uint8Array };
}

/** An error thrown by a demo, a component or the theme during rendering. */
export type RenderFailure =
  | {
      readonly kind: 'demo' | 'component';
      /** Index among the page's demos or components. */
      readonly index: number;
      readonly message: string;
      /** The missing browser global, if that is the cause. */
      readonly needs?: string;
    }
  | { readonly kind: 'theme'; readonly message: string };

/** Files of a page. Empty if the theme threw an error. */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  /** The style sheet of the first paint, which many pages share: its output path and what it depends on. */
  readonly first?: FirstPaint & { readonly path: OutputPath };
  readonly failures: readonly RenderFailure[];
}

/** Returns the output paths of a page's files, sorted. */
export const outputPaths = ({ files, first }: RenderedPage): string[] =>
  [...files, ...(first ? [first] : [])].map(({ path }) => path).sort();

/** Returns the payload fields for pages with islands. */
export const modulesPayload = (code: PageCode | undefined): Pick<PagePayload, 'modules'> =>
  code && code.shared.length > 0 ? { modules: code.shared } : {};
