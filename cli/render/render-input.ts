import type { Dictionary, PagePayload } from '../../runtime/contract/payload.ts';
import type { NavNode, PageView, SiteData } from '../../runtime/contract/theme.ts';
import type { PageCode, OutputFile } from '../model/assets.ts';
import type { DemoCode, DemoPlacement, PageBody } from '../model/page.ts';
import type { OutputPath } from '../model/paths.ts';
import type { DocumentParts } from './html/document.ts';
import type { Address } from './elements/element-context.ts';

/** The bundled code that a page is rendered with and refers to. */
export interface RenderAssets {
  readonly server: string;
  readonly serverHash: string;
  readonly headScript: string;
  readonly sidebarScript: string;
  readonly entry: string;
  /** Address of the module that mounts the theme's own islands; absent where it has none. */
  readonly shell?: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly code?: PageCode;
}

/** A compiled page and everything around it. */
export interface RenderInput {
  readonly output: OutputPath;
  /** Whether its files are needed. Otherwise only failures count. */
  readonly isKept: boolean;
  /** Absent for a fallback page. */
  readonly markdownOutput?: OutputPath;
  readonly body: PageBody;
  /** Changes with the body. */
  readonly bodyKey: string;
  readonly demos: readonly DemoPlacement[];
  /** The code of the demos. Absent without demos, and for a page that is only checked. */
  readonly demoCode?: {
    /** Changes with the code. */
    readonly key: string;
    readonly byDemo: DemoCode;
  };
  readonly components: readonly string[];
  /** The components that are rendered at build only, and their data. Absent without such components. */
  readonly statics?: { readonly names: readonly string[]; readonly data: SiteData };
  readonly view: PageView;
  readonly sidebar: {
    readonly tree: readonly NavNode[];
    readonly hash: string;
    readonly href: string;
    readonly groups: readonly string[];
  };
  readonly addresses: Readonly<Record<string, Address>>;
  /** Addresses of sources, by island of a demo. */
  readonly sources: Readonly<Record<string, string>>;
  /** `DemoProject`s as JSON, by island of a demo. */
  readonly projects: Readonly<Record<string, string>>;
  readonly assets: RenderAssets;
  readonly head: Pick<
    DocumentParts,
    'policy' | 'title' | 'canonical' | 'alternates' | 'locale' | 'favicon' | 'hidden'
  >;
  /** Content Security Policy of the frames that show demos. */
  readonly framePolicy: string;
  /** Without texts, whose keys depend on the theme. */
  readonly payload: Omit<PagePayload, 'translations'>;
  /** English texts of the site, which replace those in the scripts. */
  readonly english: Dictionary;
}

/** An error in a demo, a component or the theme while they were rendered. */
export type RenderFailure =
  | {
      readonly kind: 'demo' | 'component';
      /** Index among the page's demos or components. */
      readonly index: number;
      readonly message: string;
      /** The missing global of browsers, if that is the reason. */
      readonly needs?: string;
    }
  | { readonly kind: 'theme'; readonly message: string };

/** The files of a page. None if the theme threw. */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  readonly failures: readonly RenderFailure[];
}
