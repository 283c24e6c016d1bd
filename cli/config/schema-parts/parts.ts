import * as z from 'zod';
import type { NavEntry } from '../../model/nav.ts';

export const text = z.string().min(1, 'Expected some text, received an empty string');

export const optionalText = (meaning: string) => text.exactOptional().describe(meaning);

export const textList = (meaning: string) => z.array(text).default([]).describe(meaning);

export const language = z.string().refine(isLanguageTag, 'Expected a language such as en or pt-BR');

function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
  try {
    return new Intl.Locale(tag).language !== '';
  } catch {
    return false; // `Intl.Locale` throws for an invalid tag
  }
}

/** Social cards: off, on, or on with further fonts. */
export const openGraph = z
  .union([
    z.boolean(),
    z.strictObject({
      fonts: textList(
        "Font files, relative or in packages, for characters that the theme's fonts lack",
      ),
    }),
  ])
  .default(false);

const projectFont = z.strictObject({
  import: text.describe('Package that the demo needs, or module that it imports'),
  text: optionalText('Text that the code must also contain'),
  href: z.url({ protocol: /^https$/ }).describe('Address of a style sheet'),
});

/** Opening demos as projects: off, on, or on with fonts. The first font per `import` is used. */
export const sandbox = z
  .union([z.boolean(), z.strictObject({ fonts: z.array(projectFont).default([]) })])
  .default(true);

export type ProjectFont = z.output<typeof projectFont>;

/** Returns the schema of a size or time: a whole number above zero. */
export const limit = (value: number, meaning: string) =>
  z.int().positive().default(value).describe(meaning);

export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Expected a color as #rrggbb');

export const sitePath = z.string().regex(/^\/(?!\/)/, 'Expected a path that starts with one /');

export const address = z
  .string()
  .refine(
    (text) => /^(?:\/(?!\/)|#|mailto:)/.test(text) || isWebAddress(text),
    'Expected a path that starts with / or an https:// address',
  );

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text);

const flag = z.boolean().exactOptional();

export const navEntry: z.ZodType<NavEntry, NavEntry> = z.lazy(() =>
  z.strictObject({
    pathname: address,
    title: text.exactOptional(),
    subheader: text.exactOptional(),
    children: z.array(navEntry).exactOptional(),
    plan: z.enum(['pro', 'premium']).exactOptional(),
    icon: text.exactOptional(),
    newFeature: flag,
    planned: flag,
    unstable: flag,
    beta: flag,
    legacy: flag,
    deprecated: flag,
  }),
);

const version = z.strictObject({
  text,
  href: address.exactOptional(),
  current: z.boolean().exactOptional(),
});

export const versions = z.array(version);

const date = z
  .string()
  .regex(/^\d{4}(?:-\d{2}){0,2}$/, 'Expected a date such as 2026-11-20, 2026-11 or 2026');

const otherSite = z.string().refine(isWebAddress, 'Expected an https:// address of another site');

export const siteVersion = z.strictObject({
  ...version.shape,
  path: z
    .string()
    .regex(/^\/(?:[^/\s?#]+\/)*$/, 'Expected a path that starts and ends with /')
    .exactOptional(),
  origin: otherSite.exactOptional().describe('Address of a version that is a separate site'),
  status: z.enum(['latest', 'next', 'maintained', 'old']).exactOptional(),
  ref: optionalText('Branch, tag or commit from which `build --versions` builds it'),
  pages: z
    .union([text, z.array(sitePath).readonly()])
    .exactOptional()
    .describe('Paths of its pages, or a copy of its `versions.json` in the site'),
  package: optionalText('npm package whose installed version replaces the text'),
  date: date.exactOptional(),
  support: z.enum(['current', 'long-term', 'ended', 'preview']).exactOptional(),
  notes: address.exactOptional(),
});

export const hostLike = (pattern: RegExp) =>
  z.string().regex(pattern, 'Expected the name of a host, such as docs.example.org');

/** Name of a host, possibly with a port. */
export const hostName = hostLike(/^[^\s/?#@]+$/);

/** Accepts an address or a path of this site. A single schema, so that errors mention both. */
export const either = (address: z.ZodType<string>) =>
  z
    .string()
    .refine(
      (text) => sitePath.safeParse(text).success || address.safeParse(text).success,
      'Expected a path that starts with one / or an https:// address',
    );

export const fileAddress = either(otherSite);

export const product = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/i, 'Expected letters, digits and hyphens'),
    name: text,
    category: text.exactOptional(),
    path: sitePath.exactOptional().describe('Prefix of the paths of its pages'),
    href: otherSite.exactOptional().describe('Address of the site that documents it instead'),
    package: optionalText('npm package whose installed version is the current one'),
    logo: optionalText('Address of an SVG among the public files'),
    importLine: optionalText("Import statement: import {name} from '{package}/{name}';"),
    metadata: z.string().exactOptional(),
    description: optionalText('One sentence for the product menu'),
    beta: flag,
    unlisted: flag.describe('Whether menus omit it'),
    versions: versions.exactOptional().describe('Menu entries below the current version'),
  })
  .refine(
    ({ path, href }) => (path === undefined) !== (href === undefined),
    'Expected either path or, for a product that another site documents, href',
  );

/** A component of the site, possibly rendered at build only. The type is `ComponentConfig`. */
export const component = z.union([
  text,
  z.strictObject({ module: text, static: z.boolean().exactOptional() }),
]);

export const errorCodes = z.strictObject({
  packages: z.array(text).min(1),
  formatter: text,
  page: sitePath.exactOptional().describe('Page that explains them, to which search results link'),
});

export const pathRule = z.strictObject({
  path: sitePath,
  category: text.nullable(),
  product: text.nullable(),
});

export const redirect = z.strictObject({ from: sitePath, to: address });

/** An element in the head of every page. Scripts need `src`: the policy forbids inline ones. */
export const headTag = z
  .strictObject({
    tag: z.enum(['meta', 'link', 'script']),
    attributes: z.record(
      z
        .string()
        .regex(/^(?!on)[a-z][a-z0-9:-]*$/, 'Expected an attribute that is not an event handler'),
      z.string(),
    ),
  })
  .refine(
    ({ tag, attributes }) => tag !== 'script' || attributes['src'] !== undefined,
    'Expected a script with src',
  );

/** A path prefix, and the one that replaces it. Matches whole segments. */
export const pathAlias = z.strictObject({ from: sitePath, to: sitePath });

export const identifier = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/i, 'Expected letters, digits and hyphens');

export const codeStyle = z.strictObject({
  id: identifier,
  label: text,
  oldLabels: z.array(text).default([]),
});

export const notification = z.strictObject({
  id: z.union([text, z.int()]),
  title: text.exactOptional(),
  text,
  href: address.exactOptional(),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a day as YYYY-MM-DD')
    .exactOptional(),
  language: language.exactOptional(),
});

const isInitials = (text: string) => text !== '' && [...text].length <= 2;

/** A blog: the pages below `path` are its posts. */
export const blog = z.strictObject({
  path: sitePath.default('/blog/'),
  title: text.default('Blog'),
  description: text.exactOptional(),
  pageSize: z.int().positive().default(10),
  authors: z
    .record(
      z.string(),
      z
        .strictObject({
          name: text,
          avatar: z
            .string()
            .refine(isInitials, 'Expected one or two letters')
            .exactOptional()
            .describe('Initials. By default those of the name'),
          href: address.exactOptional(),
        })
        .readonly(),
    )
    .default({}),
});

export const allowance = z.strictObject({
  rule: text.describe('Rule or family: `link/no-such-page`, `link/*`'),
  file: optionalText('Files: a path from the root with `*` and `**`'),
  target: optionalText(
    'Text that a finding marks, such as the address of a link, with `*` and `**`',
  ),
  reason: text.describe('Why it is accepted'),
});
