import type { Pathname } from './paths.ts';

/** Marks of an entry, shown as chips in the sidebar. Spec §3; `deprecated` is in the contract. */
export interface NavFlags {
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
}

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

/** An entry as the sidebar shows it: every one has a label, pages have a canonical pathname. */
export interface NavNode extends NavFlags {
  readonly kind: 'page' | 'group' | 'subheader' | 'external' | 'planned';
  /** Identifies the node in its tree: the canonical pathname, or the address of another site. */
  readonly pathname: string;
  readonly title: string;
  /** Where a click goes; absent for subheaders and planned pages. A group leads to its first page. */
  readonly href?: string;
  readonly children: readonly NavNode[];
  readonly plan?: 'pro' | 'premium';
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
  /** Flags of the page's own entry. */
  readonly flags: NavFlags;
}
