import type { SiteConfig, SiteConfigInput } from './config/schema.ts';

/** The configuration as written in `docs.config.ts`. */
export type { SiteConfigInput as Config } from './config/schema.ts';
/** The validated configuration, with defaults. */
export type { SiteConfig } from './config/schema.ts';
/** A package whose components and hooks the site documents. */
export type ApiSourceConfig = NonNullable<SiteConfigInput['api']>[number];
/** A reported problem. */
export type { Diagnostic, Place, Position, Range, Severity } from './model/diagnostic.ts';
/** Entries of a navigation tree. */
export type { NavEntry, NavFlags } from './model/nav.ts';
/** Path rules, and entries of version menus. */
export type { PathRule, ProductVersion } from './model/nav.ts';
/** A documented product. */
export type ProductConfig = SiteConfig['products'][number];
/** A version of the site: a row of the versions page, possibly also a menu entry. */
export type SiteVersion = SiteConfig['versions'][number];

/** Returns the configuration unchanged, with its type. */
export const defineConfig = (config: SiteConfigInput): SiteConfigInput => config;
