import type { PagePayload } from '../../runtime/contract/payload.ts';
import type { NavNode, PageView } from '../../runtime/contract/theme.ts';
import type { PageCode } from '../model/assets.ts';
import type { OutputFile } from '../model/output.ts';
import type { DemoPlacement, PageBody } from '../model/page.ts';
import type { OutputPath } from '../model/paths.ts';
import type { DocumentParts } from './html/document.ts';
import type { Address } from './elements.ts';

/** The bundled code that one page is rendered with and refers to. */
export interface RenderAssets {
  readonly server: string;
  readonly serverHash: string;
  readonly headScript: string;
  readonly entry: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly code?: PageCode;
}

/** One compiled page and everything that is shown around it. */
export interface RenderInput {
  readonly output: OutputPath;
  readonly markdownOutput: OutputPath;
  readonly body: PageBody;
  /** Changes with the body. */
  readonly bodyKey: string;
  readonly demos: readonly DemoPlacement[];
  readonly components: readonly string[];
  /** Further islands to try, each with the number of the demo it is a variant of. */
  readonly unseen: readonly { readonly name: string; readonly demo: number }[];
  readonly view: PageView;
  readonly sidebar: {
    readonly tree: readonly NavNode[];
    readonly hash: string;
    readonly href: string;
    readonly groups: readonly string[];
  };
  readonly addresses: Readonly<Record<string, Address>>;
  /** Demo id → address of its source. */
  readonly sources: Readonly<Record<string, string>>;
  readonly assets: RenderAssets;
  readonly head: Pick<DocumentParts, 'title' | 'canonical' | 'alternates' | 'favicon' | 'hidden'>;
  readonly payload: PagePayload;
}

/** A demo or component that threw while it was rendered, or the theme around them. */
export type RenderFailure =
  | {
      readonly kind: 'demo' | 'component';
      /** Which of the page's demos or components, counted from 0. */
      readonly index: number;
      readonly message: string;
    }
  | { readonly kind: 'theme'; readonly message: string };

/** What became of a page. No files where the theme threw. */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  readonly failures: readonly RenderFailure[];
}
