import { LINE_HOOK, LINE_TAG } from '../../../runtime/contract/dev.ts';
import type { Theme, PageView } from '../../../runtime/contract/theme.ts';
import type { FeedView } from '../../../runtime/contract/view.ts';
import type { PreviewImage } from '../view/addresses.ts';
import { HOOKS } from '../../../runtime/contract/hooks.ts';
import { PAYLOAD_ID } from '../../../runtime/contract/payload.ts';

export interface StyleLink {
  readonly href: string;
  /** Whether the sheet applies only after the first paint. */
  readonly isLater?: true;
}

/** A head element without content. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Parts of a page's document. Addresses are final. */
export interface DocumentParts {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly policy: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** Language and country of the content: `zh_CN`. */
  readonly locale: string;
  readonly markdown: string | undefined;
  readonly feeds: readonly FeedView[];
  /** Elements of all pages: icons, the manifest, and the configured ones. */
  readonly tags: readonly HeadTag[];
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly headScript: string;
  readonly styles: readonly StyleLink[];
  /** Addresses of style sheets that a script adds when the first demo runs. */
  readonly demoStyles: readonly string[];
  readonly fonts: readonly string[];
  readonly entry: string;
  readonly payload: string;
  readonly body: string;
  readonly image: PreviewImage | undefined;
  readonly speculation: string;
  readonly structuredData?: string;
  /** Whether search engines should ignore the document: the 404 page, frames. */
  readonly hidden?: boolean;
  /** Further attributes of `<html>`, as text: `class="light"`. */
  readonly rootAttributes: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for use in an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** Returns a policy as a meta tag, for hosts without headers. Omits directives invalid in it. */
export const policyMeta = (policy: string) => {
  const directives = policy
    .split('; ')
    .filter((directive) => !/^(?:frame-ancestors|sandbox) /.test(directive));
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(directives.join('; '))}">`;
};

/** Serializes JSON for use in a `<script>`. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the document around a rendered body. Elements of the head are ordered by priority. */
export function htmlDocument(parts: DocumentParts): string {
  const { language, direction, body, entry } = parts;
  const flags = [...parts.rootAttributes, ...(direction === 'rtl' ? [HOOKS.rightToLeft] : [])];
  const further = flags.map((text) => ` ${text}`).join('');
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"${further}>
<head>
${headLines(parts).join('\n')}
</head>
<body>
${body}
<script type="speculationrules">${parts.speculation}</script>
<script type="application/json" id="${PAYLOAD_ID}">${parts.payload}</script>
<script type="module" src="${escapeHtml(entry)}"></script>
</body>
</html>
`;
}

type SchemeTheme = Pick<Theme, 'schemeAttributes'>;

const attributeTexts = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);

/** Returns attributes of `<html>`: those of light mode, and all of them for the head script. */
export const schemeRootAttributes = ({ schemeAttributes: all }: SchemeTheme): string[] =>
  all ? attributeTexts({ [HOOKS.schemeAttributes]: JSON.stringify(all), ...all.light }) : [];

/** Returns elements with the attributes of both schemes: the first paint needs rules for both. */
export const schemeMarkup = ({ schemeAttributes }: SchemeTheme): string =>
  Object.values(schemeAttributes ?? {})
    .map((attributes) => `<html ${attributeTexts(attributes).join(' ')}>`)
    .join('');

const tagText = ({ tag, attributes }: HeadTag): string =>
  `<${[tag, ...attributeTexts(attributes)].join(' ')}>${tag === 'script' ? '</script>' : ''}`;

const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

const meta = (name: string, content: string, more = '') =>
  `<meta name="${name}" content="${escapeHtml(content)}"${more}>`;

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function headLines(parts: DocumentParts): string[] {
  const { title, description, canonical, themeColor, tags, markdown, hidden } = parts;
  const { structuredData } = parts;
  const both = ` ${HOOKS.themeColor}="${themeColor.light} ${themeColor.dark}"`;
  return [
    '<meta charset="utf-8">',
    // Early, because Chromium waits up to 50 ms for preloaded fonts before the first paint.
    ...parts.fonts.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
    policyMeta(parts.policy),
    meta('viewport', 'width=device-width, initial-scale=1'),
    '<meta name="color-scheme" content="light dark">',
    meta('theme-color', themeColor.light, ` media="(prefers-color-scheme: light)"${both}`),
    meta('theme-color', themeColor.dark, ` media="(prefers-color-scheme: dark)"${both}`),
    `<script>${parts.headScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [meta('description', description)] : []),
    ...styleLines(parts),
    ...(hidden ? [meta('robots', 'noindex')] : [link('canonical', canonical)]),
    ...parts.alternates.map(({ language, href }) =>
      link('alternate', href, ` hreflang="${escapeHtml(language)}"`),
    ),
    ...(markdown === undefined ? [] : [link('alternate', markdown, ' type="text/markdown"')]),
    ...parts.feeds.map(({ href, type, text }) =>
      link('alternate', href, ` type="${type}" title="${escapeHtml(text)}"`),
    ),
    ...tags.map(tagText),
    ...(hidden ? [] : openGraph(parts)),
    ...(structuredData === undefined || hidden
      ? []
      : [`<script type="application/ld+json">${structuredData}</script>`]),
  ];
}

/** Browsers do not wait for a sheet for other media. A script enables it later. */
function styleLines({ styles, demoStyles }: DocumentParts): string[] {
  const later = styles.flatMap(({ href, isLater }) => (isLater ? [href] : []));
  const plain = [...later, ...demoStyles].map((href) => link('stylesheet', href)).join('');
  return [
    ...styles.map(({ href, isLater }) =>
      link('stylesheet', href, isLater && ` media="not all" ${HOOKS.later}=""`),
    ),
    ...(plain === '' ? [] : [`<noscript>${plain}</noscript>`]),
  ];
}

const openGraph = ({ locale, title, description, canonical, image }: DocumentParts) => [
  property('og:type', 'article'),
  property('og:locale', locale),
  property('og:title', title),
  ...(description ? [property('og:description', description)] : []),
  property('og:url', canonical),
  ...(image ? imageLines(image) : []),
];

const imageLines = ({ href, alt, width, height }: PreviewImage) => [
  property('og:image', href),
  ...(width === undefined ? [] : [property('og:image:width', String(width))]),
  ...(height === undefined ? [] : [property('og:image:height', String(height))]),
  property('og:image:alt', alt),
  meta('twitter:card', 'summary_large_image'),
];

/** Returns rules for prefetching pages. Equal for all pages, because the policy has their hash. */
export const speculationRules = (base: string, trailingSlash: boolean): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: [base, `${base}*${trailingSlash ? '/' : ''}`] },
            { not: { selector_matches: '[download], [target]' } },
            ...(trailingSlash ? [] : [{ not: { href_matches: `${base}*.*` } }]),
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

const LINE_MARK = new RegExp(
  `<${LINE_TAG} ${LINE_HOOK}="(\\d+)"></${LINE_TAG}>(<[a-zA-Z][a-zA-Z0-9-]*)?`,
  'g',
);

/** Replaces line marker elements with an attribute of the next element. */
export const applyLineMarkers = (html: string): string =>
  html.replace(LINE_MARK, (_, line: string, tag: string | undefined) =>
    tag === undefined ? '' : `${tag} ${LINE_HOOK}="${line}"`,
  );

/** Returns the JSON-LD of a page. `canonical` is the page's address including the host. */
export function structuredDataOf(view: PageView, canonical: string) {
  const { title, summary, updated, content, breadcrumbs, post, site, product } = view;
  const absolute = (href: string) => new URL(href, canonical).href;
  const trail = [...breadcrumbs, { title, href: canonical }];
  const isHome = view.pathname === '/';
  const kind = isHome ? 'WebPage' : 'TechArticle';
  const code = product?.version !== undefined && {
    '@type': 'SoftwareSourceCode',
    name: product.name,
    ...(site.repository !== undefined && { codeRepository: site.repository }),
    programmingLanguage: 'TypeScript',
    version: product.version,
  };
  const page = {
    '@type': post ? 'BlogPosting' : kind,
    '@id': canonical,
    url: canonical,
    name: title,
    ...(!isHome && { headline: title }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: absolute(site.home) },
    ...(code && { about: code }),
    ...(summary !== '' && { description: summary }),
    inLanguage: content.language,
    ...(updated !== undefined && { dateModified: updated }),
    ...(post && {
      datePublished: post.date,
      keywords: post.tags.map(({ text }) => text),
      author: post.authors.map(({ text, href }) => ({
        '@type': 'Person',
        name: text,
        url: absolute(href),
      })),
    }),
  };
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      ...(crumb.href !== undefined && { item: absolute(crumb.href) }),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': breadcrumbs.length > 0 ? [page, list] : [page],
  };
}
