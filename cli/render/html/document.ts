import { HOOKS } from '../../../runtime/contract/hooks.ts';

/** What the head and the end of a page's document need. Addresses are final. */
export interface DocumentParts {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Content Security Policy of the document. */
  readonly policy: string;
  readonly title: string;
  readonly description: string;
  /** Absolute, with host. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** Language and country of the content: `zh_CN`. */
  readonly locale: string;
  readonly markdown: string | undefined;
  readonly favicon?: string;
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly headScript: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly entry: string;
  /** JSON text of the page's payload. */
  readonly payload: string;
  readonly payloadId: string;
  readonly body: string;
  /** Text of the rules for fetching ahead. */
  readonly speculation: string;
  /** JSON text of what the page says of itself to machines; absent for a page that they should leave alone. */
  readonly structuredData?: string;
  /** Id of the element before which nothing is painted. */
  readonly paintsAfter: string | undefined;
  /** Search engines should leave it alone: the 404 page, frames. */
  readonly hidden?: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text made safe inside an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** A policy for the head of a document: the fallback on hosts that send no headers. Leaves out what browsers ignore there. */
export const policyMeta = (policy: string) => {
  const directives = policy.split('; ').filter((one) => !/^(?:frame-ancestors|sandbox) /.test(one));
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(directives.join('; '))}">`;
};

/** JSON that is safe inside a `<script>`, whatever it says. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The whole HTML document around a rendered body. The order in the head is the order of need. */
export function htmlDocument(parts: DocumentParts): string {
  const { language, direction, body, entry } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
${headLines(parts).join('\n')}
</head>
<body>
${body}
<script type="speculationrules">${parts.speculation}</script>
<script type="application/json" id="${parts.payloadId}">${parts.payload}</script>
<script type="module" src="${escapeHtml(entry)}"></script>
</body>
</html>
`;
}

function headLines(parts: DocumentParts): string[] {
  const { title, description, canonical, themeColor, favicon, markdown } = parts;
  const link = (rel: string, href: string, more = '') =>
    `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
  const meta = (name: string, content: string, more = '') =>
    `<meta name="${name}" content="${escapeHtml(content)}"${more}>`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const both = ` ${HOOKS.themeColor}="${themeColor.light} ${themeColor.dark}"`;
  return [
    '<meta charset="utf-8">',
    policyMeta(parts.policy),
    meta('viewport', 'width=device-width, initial-scale=1'),
    '<meta name="color-scheme" content="light dark">',
    meta('theme-color', themeColor.light, ` media="(prefers-color-scheme: light)"${both}`),
    meta('theme-color', themeColor.dark, ` media="(prefers-color-scheme: dark)"${both}`),
    `<script>${parts.headScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [meta('description', description)] : []),
    ...parts.styles.map((href) => link('stylesheet', href)),
    ...parts.fonts.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
    ...(parts.paintsAfter === undefined
      ? []
      : [link('expect', `#${parts.paintsAfter}`, ' blocking="render"')]),
    ...(parts.hidden ? [meta('robots', 'noindex')] : [link('canonical', canonical)]),
    ...parts.alternates.map(({ language, href }) =>
      link('alternate', href, ` hreflang="${escapeHtml(language)}"`),
    ),
    ...(markdown === undefined ? [] : [link('alternate', markdown, ' type="text/markdown"')]),
    // Without one, browsers ask for a file that is not there.
    link('icon', favicon ?? 'data:,'),
    ...(parts.hidden
      ? []
      : [
          property('og:type', 'article'),
          property('og:locale', parts.locale),
          property('og:title', title),
          property('og:description', description),
          property('og:url', canonical),
        ]),
    ...(parts.structuredData === undefined || parts.hidden
      ? []
      : [`<script type="application/ld+json">${parts.structuredData}</script>`]),
  ];
}
