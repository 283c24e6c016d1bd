import * as z from 'zod';
import { DEFAULT_THEME } from '../model/code/assets.ts';
import { HOST_NAMES } from '../model/hosting.ts';
import { isBasePath } from '../model/paths.ts';
import type { DeepReadonly } from '../model/collections.ts';
import { apiReference } from './schema-parts/api.ts';
import { ads, analytics, license, search, serviceWorker } from './schema-parts/services.ts';
import {
  address,
  allowance,
  blog,
  codeStyle,
  color,
  component,
  errorCodes,
  fileAddress,
  headTag,
  hostName,
  identifier,
  language,
  limit,
  navEntry,
  notification,
  openGraph,
  optionalText,
  pathAlias,
  pathRule,
  product,
  redirect,
  sandbox,
  sitePath,
  siteVersion,
  text,
  textList,
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

const textLinks = z.array(z.strictObject({ text, href: address }));

const site = z.strictObject({
  url: z
    .string()
    .regex(
      /^https?:\/\/[^\s/?#]+\/?$/,
      'Expected an address such as https://docs.example.org, without a path (that is `base`)',
    )
    .describe('Address of the site: protocol and host, without a path'),
  name: optionalText('Name of the site; the host of `url` if absent'),
  languages: z
    .array(language)
    .min(1)
    .default(['en'])
    .describe('Languages served; the first needs no prefix'),
  recognizedLanguages: z
    .array(language)
    .exactOptional()
    .describe('Languages recognized as a prefix of a path; `languages` if absent'),
  base: base.default('/').describe('Path under which the site is served'),
  repository: z
    .url({ protocol: /^https?$/ })
    .exactOptional()
    .describe('Address of the source repository, for edit links'),
  branch: text.default('main').describe('Branch of edit links'),
  brand: brand.default({}).describe('Logo, favicon and colors for the theme'),
  header: textLinks.default([]).describe('Links at the top of pages'),
  footer: textLinks.default([]).describe('Links at the bottom of pages'),
  announcement: z
    .union([text, z.strictObject({ text, href: address.exactOptional() })])
    .exactOptional()
    .describe('One line above every page, with an optional link'),
  notifications: z
    .union([fileAddress, z.array(notification)])
    .exactOptional()
    .describe('Notifications for readers, or the address of a JSON file with them'),
  assistants: z
    .array(z.strictObject({ name: text, href: z.url({ protocol: /^https$/ }) }))
    .default([])
    .describe('Assistants that can open a page; {url} in `href` is the address of its Markdown'),
});

const features = z.strictObject({
  ads,
  analytics,
  serviceWorker,
  search,
  feeds: z.boolean().default(false),
  llms: z.union([z.boolean(), z.strictObject({ full: z.boolean().default(false) })]).default(true),
  feedback: z.boolean().default(false),
  openGraph,
  license,
  sandbox,
});

const markdown = z.strictObject({
  plugins: textList('Module paths of Markdown plugins'),
  rawHtml: z
    .enum(['safe', 'escape'])
    .default('safe')
    .describe("'safe' keeps allow-listed HTML, 'escape' shows all HTML as text"),
  headingIds: z
    .enum(['words', 'github'])
    .default('words')
    .describe("'words' joins the words of a heading with dashes, 'github' gives the ids of GitHub"),
  embedHosts: z.array(hostName).default([]).describe('Hosts allowed in an iframe'),
});

const limits = z.strictObject({
  titleLength: limit(70, 'Characters of a title'),
  descriptionLength: limit(160, 'Characters of a description'),
  page: limit(1_048_576, 'Bytes of a Markdown file'),
  asset: limit(1_048_576, 'Bytes of an image or another file in the content'),
  codeBytes: limit(
    100_000,
    'Characters of code: a longer block is not highlighted, a longer file of a demo is a link',
  ),
  tableRows: limit(5_000, 'Rows of a table'),
  nesting: limit(100, 'Levels of lists and quotes'),
  lineBytes: limit(20_000, 'Characters of a line outside code'),
  agentPage: limit(50_000, 'Characters of a page as Markdown; agents may stop reading there'),
  pageSeconds: limit(10, 'Seconds of CPU time for one step of one page'),
});

const externalLinks = z.strictObject({
  privateHosts: z
    .array(hostName)
    .default([])
    .describe('Hosts in a private network that `--external` may request'),
});

export const configSchema = z.strictObject({
  site: site.describe('Address, name and languages of the site'),
  products: z
    .array(product)
    .default([])
    .describe('Documented products; without any, the site is one unnamed product'),
  pathRules: z.array(pathRule).default([]).describe('Products of paths outside of product folders'),
  navigation: z
    .union([z.array(navEntry), z.record(z.string(), z.array(navEntry).readonly())])
    .exactOptional()
    .describe('One tree, or one tree per product id; derived from the content if absent'),
  content: text.default('./content').describe('Directory of the pages'),
  theme: text.default(DEFAULT_THEME).describe('Module path of the theme'),
  components: z
    .record(z.string(), component)
    .default({})
    .describe('Module paths by the name of a component directive'),
  head: z.array(headTag).default([]).describe('Elements in the head of every page'),
  redirects: z.array(redirect).default([]).describe('Redirects from old paths'),
  features: features
    .prefault({})
    .describe('Features besides pages; a disabled feature adds no bytes'),
  api: z.array(apiReference).default([]).describe('API references of installed packages'),
  codeStyles: z.array(codeStyle).default([]).describe('Code styles of demos'),
  versions: z.array(siteVersion).default([]).describe('Versions of the site'),
  errorCodes: errorCodes
    .exactOptional()
    .describe('Packages with numbered errors, and the function that formats them'),
  blog: blog.exactOptional().describe('Where posts are, their authors, and paging'),
  host: z
    .enum(HOST_NAMES)
    .exactOptional()
    .describe('Host of the site; the build writes its files for redirects and headers'),
  trailingSlash: z
    .boolean()
    .default(true)
    .describe('Whether addresses of pages end in a slash: `/guide/`, or `/guide`'),
  markdown: markdown.prefault({}).describe('Markdown options'),
  check: z
    .record(z.string(), z.enum(['error', 'warn', 'off']))
    .default({})
    .describe("Severity by rule or family: { 'link/*': 'warn' }"),
  externalLinks: externalLinks.prefault({}).describe('Options of `check --external`'),
  allow: z
    .array(allowance)
    .default([])
    .describe('Accepted findings, each with the reason; `check` reports unused entries'),
  limits: limits.prefault({}).describe('Sizes above which a finding is reported'),
  pathAliases: z
    .array(pathAlias)
    .default([])
    .describe('Path prefixes, each with the one that replaces it'),
  untranslated: z.array(sitePath).default([]).describe('Path prefixes that are not translated'),
  storagePrefix: identifier.default('docs').describe('Prefix of localStorage keys'),
  demoOrigins: z
    .array(
      z
        .string()
        .regex(
          /^(?:https|wss):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/,
          'Expected an origin such as https://api.example.org',
        ),
    )
    .default([])
    .describe('Origins of other sites that demos and components may request'),
  publicEnv: z
    .array(z.string().regex(/^[a-z_]\w*$/i, 'Expected the name of a variable such as API_URL'))
    .default([])
    .describe('Environment variables whose values are public'),
});

export type ParsedConfig = z.output<typeof configSchema>;

/** A site's checked configuration, with defaults. Plain JSON. */
export type SiteConfig = DeepReadonly<
  Omit<ParsedConfig, 'site'> & {
    site: Omit<ParsedConfig['site'], 'name' | 'recognizedLanguages'> & {
      name: string;
      recognizedLanguages: string[];
    };
  }
>;

/** The configuration as written in `docs.config.ts`: keys with defaults are optional. */
export type SiteConfigInput = DeepReadonly<z.input<typeof configSchema>>;

/** Adds the defaults that depend on other keys to a checked configuration. */
export function fillConfig(config: ParsedConfig): SiteConfig {
  const { site } = config;
  const url = site.url.replace(/\/$/, '');
  return {
    ...config,
    // Posts are not translated.
    untranslated: [...config.untranslated, ...(config.blog ? [config.blog.path] : [])],
    site: {
      ...site,
      url,
      name: site.name ?? new URL(url).host,
      recognizedLanguages: site.recognizedLanguages ?? site.languages,
    },
  };
}
