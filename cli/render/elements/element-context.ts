import type { ReactNode } from 'react';
import type { CodeProps, Elements } from '../../../runtime/contract/theme.ts';
import type { DemoOptions, DemoStyleCode } from '../../model/page.ts';
import type { ServerModule } from '../server-module.ts';

/** Final address of a reference. */
export interface Address {
  readonly href: string;
  readonly external: boolean;
  /** Width in pixels, for images of the site. */
  readonly width?: number;
  readonly height?: number;
}

/** A style of a demo, both as indexes from 0: the demo on its page, the style in the demo. */
export interface StyleIndex {
  readonly demo: number;
  readonly style: number;
}

/** Context that the content's elements depend on. */
export interface ElementContext {
  readonly server: ServerModule;
  readonly elements: Elements;
  /** Final addresses, by the address as written. */
  readonly addresses: Readonly<Record<string, Address>>;
  /** Returns an id that is unique on the page, even for a demo that is shown twice. */
  readonly idOf: (demo: number) => string;
  /** Returns the code of a demo by style, or undefined if code is not shown. */
  readonly codeOf: (demo: string) => readonly DemoStyleCode[] | undefined;
  /** Replaces highlighted code by plain text, and puts it into the file from which it is fetched when it is opened. */
  readonly deferHighlighting: (code: CodeProps) => CodeProps;
  /** Returns the element with the running demo. */
  readonly stageOf: (index: StyleIndex, options: DemoOptions) => ReactNode;
  readonly componentOf: (component: number, name: string) => ReactNode;
  readonly sourceUrlOf: (index: StyleIndex) => string | undefined;
  /** Returns a `DemoProject` as JSON, or undefined. */
  readonly projectOf: (index: StyleIndex) => string | undefined;
  /** Whether demos reserve room for adverts by default. */
  readonly hasDemoAds: boolean;
}

/** Properties of an element in the content. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}
