/** One line of a version menu. Spec §3. */
export interface ProductVersion {
  readonly text: string;
  readonly href?: string;
  readonly current?: boolean;
}

/** A version of the site as authored: what its versions page shows. */
export interface SiteVersion extends ProductVersion {
  /** npm package whose installed version is shown instead of the text. */
  readonly package?: string;
  /** Of its release: a day, or the month or year where no more is known. */
  readonly date?: string;
  readonly support?: 'current' | 'long-term' | 'ended' | 'preview';
  /** Address of the release notes. */
  readonly notes?: string;
}

/** A product's identity as authored. Spec §3 and the contract. */
export interface ProductConfig {
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  /** Prefix of its pages. */
  readonly path?: string;
  /** Address of the site that documents it, instead of `path`: such a product has no pages here. */
  readonly href?: string;
  readonly beta?: boolean;
  /** It has an identity, but menus do not offer it. */
  readonly unlisted?: boolean;
  /** npm package whose version is the current one. */
  readonly package?: string;
  /** Address of an SVG under the site's public files. */
  readonly logo?: string;
  readonly metadata?: string;
  /** One sentence for the product menu. */
  readonly description?: string;
  /** How its components are imported: `import {name} from '{package}/{name}';`. Absent: pages show no import line. */
  readonly importLine?: string;
  /** Older versions and other lines of the menu; the current one is put before them. */
  readonly versions?: readonly ProductVersion[];
}

/** A product as pages show it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly beta?: boolean;
  readonly unlisted?: boolean;
  /** `7.0.0-beta.4`, read from the package; absent for a product without one. */
  readonly version?: string;
  readonly logo?: string;
  readonly metadata: string;
  readonly description?: string;
  readonly package?: string;
  readonly importLine?: string;
  readonly versions: readonly ProductVersion[];
  /** First page of its navigation, or the site that documents it. */
  readonly href: string;
}

/**
 * Which product a pathname belongs to, as data. `path` matches whole segments from the start; a segment may hold one `{name}`,
 * which `product` may use: `/x/react-{name}` with `x-{name}`. The rule with the most segments wins.
 */
export interface PathRule {
  readonly path: string;
  readonly category: string | null;
  readonly product: string | null;
}
