import { z } from 'zod';
import { isBasePath } from '../model/paths.ts';
import type { DeepReadonly } from '../model/deep-readonly.ts';
import { apiReference } from './schema-parts/api.ts';
import { ads, analytics, licence, serviceWorker } from './schema-parts/services.ts';
import {
  address,
  allowance,
  blog,
  codeStyle,
  color,
  component,
  errorCodes,
  feature,
  fileAddress,
  language,
  limit,
  navEntry,
  notification,
  pathAlias,
  pathRule,
  product,
  redirect,
  sandbox,
  sitePath,
  siteVersion,
  text,
} from './schema-parts/parts.ts';

const base = z
  .string()
  .refine(isBasePath, 'Expected a path that starts and ends with /, such as / or /docs/');

const brand = z.strictObject({
  logo: text.exactOptional(),
  favicon: text.exactOptional(),
  colors: z
    .strictObject({ light: color.exactOptional(), dark: color.exactOptional() })
    .exactOptional(),
});

const site = z.strictObject({
  url: z
    .string()
    .regex(
      /^https?:\/\/[^\s/?#]+\/?$/,
      'Expected an address such as https://docs.example.org, without a path (that is `base`)',
    )
    .describe('Where the site will stand: protocol and host, without a path'),
  name: text.exactOptional().describe('Name of the site; the host of `url` if absent'),
  languages: z
    .array(language)
    .min(1)
    .default(['en'])
    .describe('Languages served; the first needs no prefix'),
  recognisedLanguages: z
    .array(language)
    .exactOptional()
    .describe('Languages whose prefix is taken off a path; `languages` if absent'),
  base: base.default('/').describe('Path under which the site is served'),
  repository: z
    .url({ protocol: /^https?$/ })
    .exactOptional()
    .describe('Address of the source repository, for edit links'),
  branch: text.default('main').describe('Branch that edit links lead to'),
  brand: brand.default({}).describe('Logo, favicon and colours that a theme reads'),
  footer: z
    .array(z.strictObject({ text, href: address }))
    .default([])
    .describe('Links at the bottom of pages'),
  announcement: z
    .union([text, z.strictObject({ text, href: address.exactOptional() })])
    .exactOptional()
    .describe('One line above every page, with or without an address it leads to'),
  notifications: z
    .union([fileAddress, z.array(notification)])
    .exactOptional()
    .describe('Notes for readers, or the address of a JSON file with them'),
});

const features = z.strictObject({
  ads,
  analytics,
  serviceWorker,
  search: feature(false),
  feeds: feature(false),
  llms: feature(true),
  feedback: feature(false),
  openGraph: feature(false),
  licence,
  sandbox,
});

const markdown = z.strictObject({
  plugins: z.array(text).default([]).describe('Module paths of Markdown plugins'),
  rawHtml: z
    .enum(['safe', 'escape'])
    .default('safe')
    .describe("'safe' keeps allow-listed HTML, 'escape' shows all HTML as text"),
  embedHosts: z.array(text).default([]).describe('Hosts that an iframe may show'),
});

const limits = z.strictObject({
  titleLength: limit(70, 'Characters of a title'),
  descriptionLength: limit(160, 'Characters of a description'),
  page: limit(1_048_576, 'Bytes of a Markdown file'),
  asset: limit(1_048_576, 'Bytes of a picture or another file beside the pages'),
  codeBytes: limit(100_000, 'Bytes of a code block that are still highlighted'),
  tableRows: limit(5_000, 'Rows of a table'),
  nesting: limit(100, 'Levels of lists and quotes'),
  lineBytes: limit(20_000, 'Bytes of a line outside code'),
  agentPage: limit(50_000, 'Characters of a page as Markdown, which agents read no further'),
  pageSeconds: limit(10, 'Seconds for which one page may keep a worker busy'),
});

const externalLinks = z.strictObject({
  privateHosts: z
    .array(text)
    .default([])
    .describe('Hosts that are asked although they are in a private network'),
});

/** The configuration of a site: every key, its type, its default and its meaning. */
export const configSchema = z.strictObject({
  site: site.describe('Where the site stands, what it is called, which languages it speaks'),
  products: z
    .array(product)
    .default([])
    .describe('Products documented; none makes one unnamed product'),
  pathRules: z.array(pathRule).default([]).describe('Which product an arbitrary path belongs to'),
  navigation: z
    .union([z.array(navEntry), z.record(z.string(), z.array(navEntry).readonly())])
    .exactOptional()
    .describe('One tree, or one tree per product id; derived from the content if absent'),
  content: text.default('./content').describe('Directory of the pages'),
  theme: text.default('docs-build/default-theme').describe('Module path of the theme'),
  components: z
    .record(z.string(), component)
    .default({})
    .describe('Names of component directives → module paths'),
  redirects: z.array(redirect).default([]).describe('Old paths and where they lead'),
  features: features
    .prefault({})
    .describe('What is shipped besides pages; a feature that is off ships no bytes'),
  api: z.array(apiReference).default([]).describe('API references, made from installed packages'),
  codeStyles: z.array(codeStyle).default([]).describe('Ways in which demos are written'),
  versions: z.array(siteVersion).default([]).describe('Versions of the site'),
  errorCodes: errorCodes
    .exactOptional()
    .describe('Packages whose errors have numbers, and the function that says them'),
  blog: blog.exactOptional().describe('Authors and paging of the blog'),
  host: text.exactOptional().describe('Preset of response headers'),
  markdown: markdown.prefault({}).describe('How Markdown is read'),
  check: z
    .record(z.string(), z.enum(['error', 'warn', 'off']))
    .default({})
    .describe("Severity by rule or family: { 'link/*': 'warn' }"),
  externalLinks: externalLinks.prefault({}).describe('How `check --external` asks other sites'),
  allow: z
    .array(allowance)
    .default([])
    .describe(
      'Findings that are accepted, each with the reason; those that nothing needs are told',
    ),
  limits: limits.prefault({}).describe('Sizes beyond which a finding is reported'),
  pathAliases: z.array(pathAlias).default([]).describe('Prefixes that stand for others'),
  untranslated: z.array(sitePath).default([]).describe('Path prefixes that are never translated'),
  storagePrefix: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i, 'Expected letters, digits and hyphens')
    .default('docs')
    .describe('Prefix of localStorage keys'),
  publicEnv: z
    .array(text)
    .default([])
    .describe('Names of environment variables that the browser may see'),
});

type Filled = z.output<typeof configSchema>;

/** A site's configuration: checked, defaults filled in, plain JSON. */
export type SiteConfig = DeepReadonly<
  Omit<Filled, 'site'> & {
    site: Omit<Filled['site'], 'name' | 'recognisedLanguages'> & {
      name: string;
      recognisedLanguages: string[];
    };
  }
>;

/** What a site writes in `docs.config.ts`: defaults may be left out. */
export type SiteConfigInput = DeepReadonly<z.input<typeof configSchema>>;

/** The checked configuration with the defaults that depend on other keys. */
export function fillConfig(config: Filled): SiteConfig {
  const { site } = config;
  const url = site.url.replace(/\/$/, '');
  return {
    ...config,
    site: {
      ...site,
      url,
      name: site.name ?? new URL(url).host,
      recognisedLanguages: site.recognisedLanguages ?? site.languages,
    },
  };
}
