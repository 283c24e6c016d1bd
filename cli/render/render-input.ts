import type { Dictionary, PagePayload } from '../../runtime/contract/payload.ts';
import type { NavNode, PageView, SiteData } from '../../runtime/contract/theme.ts';
import type { PageCode, OutputFile } from '../model/assets.ts';
import type { DemoCode, DemoPlacement, PageBody } from '../model/page.ts';
import type { OutputPath } from '../model/paths.ts';
import type { DocumentParts } from './html/document.ts';
import type { Address } from './elements/element-context.ts';

/** The bundled code that one page is rendered with and refers to. */
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

/** One compiled page and everything that is shown around it. */
export interface RenderInput {
  readonly output: OutputPath;
  /** Whether its files are wanted. Otherwise only what fails counts. */
  readonly isKept: boolean;
  /** Absent for a page whose Markdown is another page's. */
  readonly markdownOutput?: OutputPath;
  readonly body: PageBody;
  /** Changes with the body. */
  readonly bodyKey: string;
  readonly demos: readonly DemoPlacement[];
  /** The code that they show. Absent where they are left out: in a page that has none, and in one that is only judged. */
  readonly demoCode?: {
    /** Changes with the code. */
    readonly key: string;
    readonly byDemo: DemoCode;
  };
  readonly components: readonly string[];
  /** The components among them that are rendered at build only, and what they are told. Absent for a page that has none. */
  readonly statics?: { readonly names: readonly string[]; readonly data: SiteData };
  readonly view: PageView;
  readonly sidebar: {
    readonly tree: readonly NavNode[];
    readonly hash: string;
    readonly href: string;
    readonly groups: readonly string[];
  };
  readonly addresses: Readonly<Record<string, Address>>;
  /** Island of a demo → address of its source. */
  readonly sources: Readonly<Record<string, string>>;
  /** Island of a demo → its `DemoProject` as JSON. */
  readonly projects: Readonly<Record<string, string>>;
  readonly assets: RenderAssets;
  readonly head: Pick<
    DocumentParts,
    'policy' | 'title' | 'canonical' | 'alternates' | 'locale' | 'favicon' | 'hidden'
  >;
  /** Content Security Policy of the frames that show demos. */
  readonly framePolicy: string;
  /** All but the words, of which the theme knows the keys. */
  readonly payload: Omit<PagePayload, 'translations'>;
  /** English words of the site, instead of those in the scripts. */
  readonly english: Dictionary;
}

/** A demo or component that threw while it was rendered, or the theme around them. */
export type RenderFailure =
  | {
      readonly kind: 'demo' | 'component';
      /** Which of the page's demos or components, counted from 0. */
      readonly index: number;
      readonly message: string;
      /** The global of browsers that it needs while it renders; absent for every other reason. */
      readonly needs?: string;
    }
  | { readonly kind: 'theme'; readonly message: string };

/** What became of a page. No files where the theme threw. */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  readonly failures: readonly RenderFailure[];
}
