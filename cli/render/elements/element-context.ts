import type { ReactNode } from 'react';
import type { Elements } from '../../../runtime/contract/theme.ts';
import type { DemoOptions, DemoStyleCode } from '../../model/page.ts';
import type { ServerModule } from '../server-module.ts';

/** The final address of a reference. */
export interface Address {
  readonly href: string;
  readonly external: boolean;
  /** Pixels, for images of the site. */
  readonly width?: number;
  readonly height?: number;
}

/** A style of a demo: both counted from 0, the demo among those of the page. */
export interface StyleIndex {
  readonly demo: number;
  readonly style: number;
}

/** What the elements of the content depend on. */
export interface ElementContext {
  readonly server: ServerModule;
  readonly elements: Elements;
  /** By the address as written. */
  readonly addresses: Readonly<Record<string, Address>>;
  /** Returns an id that is unique in the page, also for a demo that is shown twice. */
  readonly idOf: (demo: number) => string;
  /** Returns the code of a demo by style. Undefined if code is not shown. */
  readonly codeOf: (demo: string) => readonly DemoStyleCode[] | undefined;
  /** Returns the running demo. */
  readonly stageOf: (index: StyleIndex, options: DemoOptions) => ReactNode;
  readonly componentOf: (component: number, name: string) => ReactNode;
  readonly sourceUrlOf: (index: StyleIndex) => string | undefined;
  /** Returns a `DemoProject` as JSON. */
  readonly projectOf: (index: StyleIndex) => string | undefined;
  /** Whether demos have room for adverts by default. */
  readonly hasDemoAds: boolean;
}

/** Properties of an element of the content. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}
