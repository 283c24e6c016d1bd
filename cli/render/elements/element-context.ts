import type { ReactNode } from 'react';
import type { Elements } from '../../../runtime/contract/theme.ts';
import type { DemoOptions, DemoStyleCode } from '../../model/page.ts';
import type { ServerModule } from '../server-module.ts';

/** A final address for what the author wrote. */
export interface Address {
  readonly href: string;
  readonly external: boolean;
  /** Pixels, for images of the site. */
  readonly width?: number;
  readonly height?: number;
}

/** One way in which a demo is written: the n-th of the n-th `docs-demo` of the page. */
export interface StylePlace {
  readonly demo: number;
  readonly style: number;
}

/** What fills the places in the content that are not content. */
export interface ElementContext {
  readonly server: ServerModule;
  readonly elements: Elements;
  /** As written → final. */
  readonly addresses: Readonly<Record<string, Address>>;
  /** Unique in the page, also where a demo is shown twice. */
  readonly idOf: (index: number) => string;
  /** The ways in which a demo is written; undefined where nobody is shown its code. */
  readonly codeOf: (demo: string) => readonly DemoStyleCode[] | undefined;
  /** A running demo. */
  readonly stageOf: (place: StylePlace, options: DemoOptions) => ReactNode;
  readonly componentOf: (index: number, name: string) => ReactNode;
  readonly sourceUrlOf: (place: StylePlace) => string | undefined;
  /** A `DemoProject` as JSON. */
  readonly projectOf: (place: StylePlace) => string | undefined;
  /** Whether demos have room for adverts, unless they refuse them. */
  readonly hasDemoAds: boolean;
}

/** Properties of an element of the content. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}
