import type { SiteConfigInput } from './config/schema.ts';

/** What a site writes in `docs.config.ts`. */
export type { SiteConfigInput as Config } from './config/schema.ts';
/** The configuration as the engine sees it: checked, defaults filled in. */
export type { SiteConfig } from './config/schema.ts';
/** A package whose components and hooks the site documents. */
export type ApiSourceConfig = NonNullable<SiteConfigInput['api']>[number];
/** One thing that is wrong with a site. */
export type { Diagnostic, Place, Position, Range, Severity } from './model/diagnostic.ts';
/** Entries of a navigation tree. */
export type { NavEntry, NavFlags } from './model/nav.ts';
/** Identities of products, and versions. */
export type { PathRule, ProductConfig, ProductVersion, SiteVersion } from './model/nav.ts';

/** The configuration itself; it only adds types to what is written. */
export const defineConfig = (config: SiteConfigInput): SiteConfigInput => config;
