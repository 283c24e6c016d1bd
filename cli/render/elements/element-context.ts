import type { ReactNode } from 'react';
import type { CodeProps, Elements } from '../../../runtime/contract/theme.ts';
import type { DemoOptions, DemoStyleCode } from '../../model/page.ts';
import type { ServerModule } from '../server-module.ts';

/** Final address of a link or image. */
export interface Address {
  readonly href: string;
  readonly external: boolean;
  /** Width in pixels, for images of the site. */
  readonly width?: number;
  readonly height?: number;
}

/** Index of a demo on its page and of a style in the demo, both from 0. */
export interface StyleIndex {
  readonly demo: number;
  readonly style: number;
}

/** Context that the content's elements depend on. */
export interface ElementContext {
  readonly server: ServerModule;
  readonly elements: Elements;
  /** Final addresses by address as written. */
  readonly addresses: Readonly<Record<string, Address>>;
  /** Returns an id that is unique on the page, even for a demo shown twice. */
  readonly idOf: (demo: number) => string;
  /** Returns the code of a demo by style, or undefined if code is not shown. */
  readonly codeOf: (demo: string) => readonly DemoStyleCode[] | undefined;
  /** Returns code as plain text, after adding its highlighted form to a file fetched on opening. */
  readonly deferHighlighting: (code: CodeProps) => CodeProps;
  /** Returns the element with the running demo. */
  readonly stageOf: (index: StyleIndex, options: DemoOptions) => ReactNode;
  readonly componentOf: (component: number, name: string) => ReactNode;
  readonly sourceUrlOf: (index: StyleIndex) => string | undefined;
  /** Returns a `DemoProject` as JSON, or undefined if readers cannot open the demo as a project. */
  readonly projectOf: (index: StyleIndex) => string | undefined;
  /** Whether demos reserve space for adverts by default. */
  readonly hasDemoAds: boolean;
}

/** Properties of an element in the content. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}
