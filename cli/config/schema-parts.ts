import { z } from 'zod';
import type { NavEntry } from '../model/nav.ts';
import type { Json } from '../model/step.ts';

/** Any text but the empty one. */
export const text = z.string().min(1, 'Expected some text, received an empty string');

/** Already known to be JSON: the whole configuration is checked for that before this. */
const json = z.custom<Json>();

/** A feature: off, on, options of its own, or a module of the site. */
export const feature = (on: boolean) =>
  z.union([z.boolean(), text, z.record(z.string(), json)]).default(on);

/** A size or a time: a whole number above zero. */
export const limit = (value: number, meaning: string) =>
  z.int().positive().default(value).describe(meaning);

/** `#rrggbb`. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Expected a colour as #rrggbb');

/** A path inside the site that starts with a slash. */
export const sitePath = z.string().regex(/^\/(?!\/)/, 'Expected a path that starts with one /');

/** A site path, or the address of another site. */
export const address = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/[^\s/]|#|mailto:)/,
    'Expected a path that starts with / or an https:// address',
  );

const flag = z.boolean().exactOptional();

/** One entry of a navigation tree; the type is the model's. */
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

/** Lines of a version menu. */
export const versions = z.array(version);

/** A product as the site writes it; the type is `ProductConfig`. */
export const product = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/i, 'Expected letters, digits and hyphens'),
  name: text,
  category: text.exactOptional(),
  path: sitePath,
  package: text.exactOptional(),
  logo: text.exactOptional(),
  importLine: text.exactOptional(),
  metadata: z.string().exactOptional(),
  description: text.exactOptional(),
  versions: versions.exactOptional(),
});

/** Which product a path belongs to; the type is `PathRule`. */
export const pathRule = z.strictObject({
  path: sitePath,
  category: text.nullable(),
  product: text.nullable(),
});

/** From one site path to another, both perhaps with a `#fragment`. */
export const redirect = z.strictObject({ from: sitePath, to: address });

/** From one prefix to another, at segment boundaries. */
export const pathAlias = z.strictObject({ from: sitePath, to: sitePath });

/** A reference made from the type declarations of a package. */
export const apiReference = z.strictObject({
  package: text,
  product: text.exactOptional(),
  path: sitePath,
  conventions: z.record(z.string(), json).default({}),
});

/** A way in which demos are written. */
export const codeStyle = z.strictObject({
  id: text,
  label: text,
  oldLabels: z.array(text).default([]),
});

/** A note that readers get once. */
export const notification = z.strictObject({
  id: z.union([text, z.int()]),
  title: text.exactOptional(),
  text,
  href: address.exactOptional(),
});

/** Authors and paging of a blog. */
export const blog = z.strictObject({
  path: sitePath.default('/blog/'),
  pageSize: z.int().positive().default(10),
  authors: z
    .record(
      z.string(),
      z
        .strictObject({ name: text, avatar: text.exactOptional(), href: address.exactOptional() })
        .readonly(),
    )
    .default({}),
});
