import type { NavFlags } from '../../runtime/contract/theme.ts';
import type { Pathname } from './paths.ts';

export type { NavFlags, NavNode } from '../../runtime/contract/theme.ts';

/** One authored entry of a navigation tree. */
export interface NavEntry extends NavFlags {
  /** A site path, or a full `https:` address of another site. */
  readonly pathname: string;
  readonly title?: string;
  /** Makes the entry a heading over its children: shown, not linked. */
  readonly subheader?: string;
  readonly children?: readonly NavEntry[];
  readonly plan?: 'pro' | 'premium';
  /** Name of an icon of the theme. */
  readonly icon?: string;
}

/** A page as others refer to it. */
export interface PageLink {
  readonly pathname: Pathname;
  readonly title: string;
}

/** The place of a page in its tree. */
export interface NavPlace {
  /** Nodes above the page, outermost first. */
  readonly parents: readonly {
    readonly pathname: string;
    readonly title: string;
    readonly href?: string;
  }[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** Label of the page's own entry; absent for a page that no tree has. */
  readonly title?: string;
  /** Flags of the page's own entry. */
  readonly flags: NavFlags;
}
